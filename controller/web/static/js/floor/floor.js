// The floor's page: each second the newest in the place of the old. Where none comes, what stands there is marked as
// old at once, and its age goes on.

const EVERY_MS = 1000;
const LONGEST_MS = 4000;
const inside = document.getElementById("floor");
const banner = document.getElementById("silent");
const by = document.querySelector("#acknowledge input");

let heardAt = performance.now();
let heardTime = new Date();

/** The ages grow while nothing comes. */
function grow() {
  const more = (performance.now() - heardAt) / 1000;
  for (const one of inside.querySelectorAll("[data-age]")) {
    one.querySelector("b").textContent = Math.round(Number(one.dataset.age) + more);
  }
}

function silent() {
  banner.textContent = document.body.dataset.silent.replace("{time}", `${heardTime.toISOString().slice(11, 19)} UTC`);
  banner.hidden = false;
  document.body.classList.add("silent");
  grow();
}

function take(text) {
  const at = document.activeElement?.closest?.("#floor button, #floor a");
  const focused = at?.href ? `a[href="${at.getAttribute("href")}"]` : `button[value="${at?.value}"]`;
  inside.innerHTML = text;
  if (at) inside.querySelector(focused)?.focus();
  heardAt = performance.now();
  heardTime = new Date();
  banner.hidden = true;
  document.body.classList.remove("silent");
}

async function ask() {
  try {
    const answer = await fetch("/inside", { cache: "no-store", signal: AbortSignal.timeout(LONGEST_MS) });
    if (answer.status === 401) location.reload();
    else if (answer.ok || answer.status === 503) take(await answer.text());
    else silent();
  } catch {
    silent();
  }
  setTimeout(ask, EVERY_MS);
}

by.value = sessionStorage.getItem("by") ?? "";
by.addEventListener("input", () => sessionStorage.setItem("by", by.value));
setTimeout(ask, EVERY_MS);
