// What Victoria is, in five pictures: as Macao, with two cards at first.

import macao from "../macao/steps.js";

const TWO = {
  first: ["first_two", [{ cards: ["7H", "KD"], figure: "7" }, { cards: ["4C", "9H"], figure: "3" }]],
  natural: ["natural_two", [{ cards: ["9S", "KC"], figure: "9", note: "won", chip: 20 }]],
  draw: ["draw", [{ cards: ["3S", "TC", "4C"], figure: "7" }]],
  compared: ["compared", [
    { cards: ["3S", "TC", "4C"], figure: "7", note: "won" },
    { cards: ["5D", "QH"], figure: "5", note: "bank" },
  ]],
};

export default macao.map((step) => TWO[step[0]] || step);
