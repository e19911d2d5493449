// Victoria as the pages show it: Macao with two cards at first.

import { text } from "../../core/i18n.js";
import macao from "../macao/game.js";

export default Object.create(macao, { door: { get: () => text("victoria-door") } });
