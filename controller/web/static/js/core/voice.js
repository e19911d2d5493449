// Speech by the voices of this device alone: what is spoken may be a card that nobody else is to know, so its text goes
// to no voice of another machine.

import { language } from "./i18n.js";

const WAIT_MS = 1500; // some browsers know their voices only a while after they are asked; a guess
const MOST_WAITING = 12; // sentences; a voice that is slower than the table is not to be a round late

const primary = (tag) => tag.replace("_", "-").toLowerCase().split("-")[0];

/** The first voice of this device that speaks the language; null where there is none. */
export const voiceOf = (tag, voices) =>
  voices.find(({ lang, localService }) => localService && primary(lang) === primary(tag)) ?? null;

function voices(speech) {
  const known = speech.getVoices();
  if (known.length) return known;
  return new Promise((resolve) => {
    const done = () => resolve(speech.getVoices());
    speech.addEventListener("voiceschanged", done, { once: true });
    setTimeout(done, WAIT_MS);
  });
}

/** A voice for the page's language; null where this browser has none. */
export async function voice(speech = globalThis.speechSynthesis) {
  return speech ? voiceOf(language(), await voices(speech)) : null;
}

let waiting = 0; // sentences

/** Speaks a sentence after those that were begun; whether there is a voice. */
export async function utter(sentence, speech = globalThis.speechSynthesis) {
  const found = await voice(speech);
  if (!found) return false;
  if (waiting >= MOST_WAITING) hush(speech);
  const utterance = Object.assign(new globalThis.SpeechSynthesisUtterance(sentence), {
    voice: found,
    lang: found.lang,
  });
  waiting += 1;
  utterance.onend = utterance.onerror = () => {
    waiting = Math.max(0, waiting - 1);
  };
  speech.speak(utterance);
  return true;
}

/** Ends what is spoken, and what was to come. */
export function hush(speech = globalThis.speechSynthesis) {
  waiting = 0;
  speech?.cancel();
}
