// Victoria as the pages show it: Macao with two cards at first.

import { text } from "../../core/i18n.js";
import macao from "../macao/game.js";

export default Object.create(macao, {
  title: { get: () => text("victoria-title") },
  door: { get: () => text("victoria-door") },
});
