// The page that a tablet keeps for when it does not reach the table: it speaks the tablet's language, asks from time to
// time whether the table answers, and loads the page that was wanted as soon as it does.

const EVERY_MS = 3000;
const PATIENCE_MS = 5000;

const said = JSON.parse(document.getElementById("said").textContent); // by language, sentences by their place
const chosen = document.cookie.match(/(?:^|; )faro_language=([\w-]+)/)?.[1];
const wanted = [chosen, ...navigator.languages].filter(Boolean).flatMap((tag) => [tag, tag.split("-")[0]]);
const language = wanted.find((tag) => Object.hasOwn(said, tag)) ?? "en";
const sentences = said[language];
const status = document.querySelector("[role=status]");
let asking = false;

/** Whether the table answers, whatever it says. */
async function answers() {
  const end = new AbortController();
  const timer = setTimeout(() => end.abort(), PATIENCE_MS);
  try {
    await fetch("/away", { method: "HEAD", cache: "no-store", credentials: "omit", signal: end.signal });
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

function goOn() {
  if (location.pathname === "/away") location.replace("/"); // somebody has typed its own address
  else location.reload();
}

/** `pressed`: a person has asked for it, and reads what becomes of it. */
async function ask(pressed) {
  if (pressed) status.textContent = sentences.trying;
  if (asking) return;
  asking = true;
  if (await answers()) goOn();
  else if (status.textContent) status.textContent = sentences.none;
  asking = false;
}

document.documentElement.lang = language;
document.title = sentences.title;
for (const one of document.querySelectorAll("[data-said]")) one.textContent = sentences[one.dataset.said];
document.querySelector("button").onclick = () => ask(true);
addEventListener("online", () => ask(false));
setInterval(() => ask(false), EVERY_MS);
