// Victoria as the pages show it: Macao with two cards at first.

import { text } from "../../core/i18n.js";
import macao from "../macao/game.js";
import steps from "./steps.js";

export default Object.create(macao, {
  steps: { value: steps },
  title: { get: () => text("victoria-title") },
  door: { get: () => text("victoria-door") },
});
