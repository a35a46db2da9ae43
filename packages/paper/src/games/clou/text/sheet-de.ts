import type { ClouSheetWords } from "./sheet-en.ts";

export const sheetDe: ClouSheetWords = {
  abilities: "Fähigkeiten",
  specials: "Besonderes",
  stars: "Sterne",
  bonuses: "Würfelbonus",
  escape: "Flucht",
  player: "Name",
  scenario: "Szenario",
  date: "Datum",
  even: "gerade",
  odd: "ungerade",
  pair: "Pasch",
  triple: "Dreierpasch",
  hint: {
    abilities: "von links nach rechts; wer ein Feld füllt, bekommt das Symbol darunter",
    grid: "dritter Kreis einer Reihe",
    "circle-boxes": "erst eine Zahl eintragen, dann mit genau dieser Zahl ankreuzen",
    tree: "von links, ein Weg",
    pyramid: "unten zuerst; darüber: = oder > die Summe",
    specials: "nehmen ein Symbol statt des Plans",
    stars: "einer pro Runde für die ganze Bande",
    bonuses: "einmal pro Runde, beim echten Wurf",
    escape: "wer fährt, wirft einen Würfel und schaut hier nach",
  },
  bars: { time: "Zeit", traces: "Spuren", cars: "Auto", police: "Polizei" },
};
