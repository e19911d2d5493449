// The pages' own sentences: a test imports this before it asks for one.

import { speak } from "../../../../controller/web/static/js/core/i18n.js";

const folder = new URL("../../../../controller/web/static/i18n/en/", import.meta.url);
const files = [...Deno.readDirSync(folder)].filter(({ name }) => name.endsWith(".ftl"));
speak([["en", files.map(({ name }) => Deno.readTextFileSync(new URL(name, folder))).join("\n")]]);
