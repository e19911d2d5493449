// The program that a page was loaded from, and the one that answers it: after an update a page that is still open would
// speak to a newer table with its old scripts. It loads again; once, as a page that is kept somewhere on its way may be
// the old one again.

import { keep, recall } from "./kept.js";

const LOADED_FOR = "program";

/** Loads the page again where it is of another program than `answers`, unless it has done so for this one; whether it
 * does. Where nothing can be kept it never does: it could not know. */
export function loadsAgain(answers, here = globalThis, store = sessionStorage) {
  const own = here.document.body.dataset.program;
  if (!own || !answers || own === answers || recall(LOADED_FOR, null, store) === answers) return false;
  keep(LOADED_FOR, answers, store);
  if (recall(LOADED_FOR, null, store) !== answers) return false;
  here.location.reload();
  return true;
}
