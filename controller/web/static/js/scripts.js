// How the scripts of a page find each other where they come in one file (controller/web/bundle.py): each is a function
// that gives what it exports, called when it is first needed. `scripts` is the file's own, by name below /static/.

const made = new Map();
let tries = 0;

/** What the script of this name exports. */
function need(name) {
  if (!made.has(name)) {
    const own = new URL(`/static/${name}`, location.href);
    const fetched = (other) => get(new URL(other, own).pathname.slice("/static/".length));
    made.set(name, scripts[name](need, fetched, own.href));
  }
  return made.get(name);
}

/** The same of one that may be not here yet: it comes with those that it needs and that are not here. */
async function get(name) {
  if (!(name in scripts)) {
    const more = new URL(`${import.meta.url.replace(/\.js$/, "")}/${name}`);
    if (tries > 0) more.search = tries; // a browser may remember that it got nothing there
    try {
      const { default: others } = await import(more.href);
      for (const [other, make] of Object.entries(others)) scripts[other] ??= make;
    } catch (trouble) {
      tries += 1;
      throw trouble;
    }
  }
  return need(name);
}
