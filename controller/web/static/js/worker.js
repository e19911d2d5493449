// A browser's own helper for this table's pages (a service worker): where the table cannot be reached when a page is
// loaded, the page /away stands there in its place. It keeps that page and nothing else, and answers nothing else.
// Before these lines stands PROGRAM, the one that serves: another is another helper, with its own page.

const BEGINS = "faro-away-";
const NAME = BEGINS + PROGRAM;
const PAGE = "/away";

async function keep() {
  const kept = await caches.open(NAME);
  await kept.add(new Request(PAGE, { cache: "reload", credentials: "omit" }));
  await skipWaiting();
}

async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(BEGINS) && name !== NAME).map((name) => caches.delete(name)),
  );
}

async function page(request) {
  try {
    return await fetch(request);
  } catch (trouble) {
    const away = await caches.match(PAGE, { cacheName: NAME });
    if (!away) throw trouble;
    return away;
  }
}

addEventListener("install", (event) => event.waitUntil(keep()));
addEventListener("activate", (event) => event.waitUntil(forgetOthers()));
addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode === "navigate" && request.method === "GET") event.respondWith(page(request));
});
