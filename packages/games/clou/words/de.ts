import type { SameMessages } from "@safehouse/kernel";
import { GEAR_PREFIX } from "../content/gear.ts";
import { readColours } from "../content/symbols.ts";
import { AND, COLOUR, count, giftName, OR, points, signed } from "../text/words-de.ts";
import type { CellArgs, en, Way } from "./en.ts";

function compared({ kind, isAfter }: CellArgs): string {
  const other = kind === "pyramid" ? "die zwei darunter zusammen" : "davor";
  if (isAfter === "=") return kind === "pyramid" ? `genau ${other}` : "dasselbe wie davor";
  if (kind === "pyramid" || isAfter === "<") return `mehr als ${other}`;
  return isAfter === ">" ? `weniger als ${other}` : `anders als ${other}`;
}

function asked(cell: CellArgs): string {
  if (cell.own !== null) return cell.own;
  const all = [...(cell.isAfter === null ? [] : [compared(cell)]), ...cell.asks];
  return all.length === 0 ? "beliebige Zahl" : AND.format(all);
}

/** "2 × lock" */
function counted(symbols: readonly string[]): string[] {
  return [...Map.groupBy(symbols, (symbol) => symbol)].map(([symbol, alike]) =>
    alike.length === 1 ? symbol : `${alike.length}\u00a0× ${symbol}`,
  );
}

export function wayWords({ needs, traces, effects }: Way): string {
  const price = [traces === 0 ? "" : count(traces, "Spur", "Spuren"), effects].filter((each) => each !== "").join(", ");
  return needs.length === 0 ? price : `${AND.format(counted(needs))}${price === "" ? "" : ` (${price})`}`;
}

const LINE: { readonly [tool: string]: string } = { tree: "Spalte" };
const CELL: { readonly [tool: string]: string } = { grid: "Kreis", tree: "Kreis", special: "Kreis" };

const cellNoun = (tool: string): string => CELL[tool] ?? (tool.startsWith(GEAR_PREFIX) ? "Platz" : "Kasten");

const FACE: { readonly [does: string]: string } = { both: "beide", car: "Auto", police: "Polizei" };

export const de: SameMessages<typeof en> = {
  "words.round": ({ round, crew }) =>
    `Runde ${round}, ${crew === 1 ? "allein" : `zu ${crew === 2 ? "zweit" : "dritt"}`}.`,
  "words.dice": ({ dice, left }) =>
    `Würfel: ${dice.join(", ")}${left === null || left.length === dice.length ? "" : left.length === 0 ? "; keiner übrig" : `; übrig: ${left.join(", ")}`}.`,
  "words.bar": ({ bar, left }) => `${bar}: noch ${left}.`,
  "words.bar-brief": ({ bar, left }) => `${bar} ${left}`,
  "words.points": ({ points: n }) => `${points(n)}.`,
  "words.forbidden": ({ symbols }) => `Nimmt der Plan in dieser Runde nicht: ${OR.format(symbols)}.`,
  "words.plan": "Erreichbare Räume",
  "words.shut": "Räume, die noch zu sind",
  "words.special": "Sonderregeln",
  "words.crew": "Bande",
  "words.gear": "Erfahrung und Werkzeug",
  "words.sheet": ({ thief, name }) => (name === null ? `Dein Bogen, ${thief}` : `Bogen von ${name}, ${thief}`),
  "words.thing": ({ name, isDone, value, ways }) => {
    const worth = value === 0 ? "" : `, ${points(value)}`;
    if (isDone) return `${name}: geschafft${worth}.`;
    const words = ways.map(wayWords).filter((way) => way !== "");
    return `${name}${words.length === 0 ? "" : `: ${words.join(", oder ")}`}${worth}.`;
  },
  "words.player": ({ name, thief, dice, whites }) =>
    [
      `${name} als ${thief}`,
      ...(dice === null ? [] : [dice.length === 0 ? "keine Würfel mehr" : `Würfel übrig: ${dice.join(", ")}`]),
      ...(whites.length === 0 ? [] : [`hat ${AND.format(whites)}`]),
    ].join("; "),
  "words.escape": ({ faces }) =>
    `Am Steuer: ${faces.map(({ face, does }) => `${face} ${FACE[does] ?? does}`).join(", ")}.`,
  "words.tool": ({ name, rows }) => `${name}: ${rows.join(". ")}.`,
  "words.row": ({ cells, gives }) =>
    `${cells.join("; ")}${gives.length === 0 ? "" : `; alles zusammen gibt ${AND.format(gives)}`}`,
  "words.columns": ({ columns }) => `Die Spalten geben ${columns.map((gives) => AND.format(gives)).join("; ")}`,
  "words.cell": (cell) => {
    if (cell.state === "crossed") return `${cell.own ?? cell.number} angekreuzt`;
    if (cell.state === "written")
      return cell.kind === "circle-box" ? `${cell.number}, noch einmal ${cell.number} kreuzt sie an` : `${cell.number}`;
    const gives = cell.gives.length === 0 ? "" : ` gibt ${AND.format(cell.gives)}`;
    const leads = cell.leadsTo.length === 0 ? "" : `, führt zu ${OR.format(cell.leadsTo)}`;
    return `${asked(cell)}${gives}${leads}`;
  },
  "words.bonuses": ({ name, each }) => `${name}: ${each.map(({ when, gives }) => `${when} gibt ${gives}`).join("; ")}.`,
  "words.when": (when) => {
    if (when.once !== undefined) return `eine ${when.once}`;
    if (when.alike !== undefined) return when.alike === 2 ? "zwei gleiche" : "drei gleiche";
    if (when.within !== undefined) return `eine ${when.within.join(" bis ")}`;
    return `${["einer zeigt", "zwei ergeben", "alle ergeben"][(when.of ?? 1) - 1]} ${when.total ?? 0}`;
  },
  "words.star": ({ name, does, left, of }) => `Stern, ${name}: noch ${left} von ${of}. ${does}`,
  "words.gift": ({ gift }) => {
    const colours = readColours(gift);
    if (colours !== null) return colours.map((colour) => COLOUR[colour]).join("/");
    return gift
      .replace("die", "Würfel")
      .replace("any number", "Zahl")
      .replace("any circle", "Kreis")
      .replace("any", "Wahl");
  },
  "words.condition": ({ condition }) => ({ even: "gerade", odd: "ungerade" })[condition] ?? condition,

  "step.use": "Würfel nutzen",
  "step.add": "Etwas zu den Würfeln nehmen",
  "step.any": "Nach Wahl füllen",
  "step.take": "Nehmen",
  "step.star": "Einen Stern ankreuzen",
  "step.write": "Eine Zahl schreiben",
  "step.cross": "Ankreuzen",
  "step.let-go": "Verzichten",
  "step.driver": "Wer fährt",
  "step.sheet": "Auf dem Bogen",
  "step.abilities": "Fähigkeiten",
  "step.tools": "Werkzeuge",
  "step.gear": "Erfahrung und Kampagnenwerkzeug",
  "step.extra": "Der Zusatz",
  "step.dice": ({ dice }) =>
    dice.length === 1
      ? `die ${dice[0]}`
      : `${AND.format(dice.map(String))}, zusammen ${dice.reduce((sum, face) => sum + face, 0)}`,
  "step.by": ({ by }) => `${signed(by)} zählen`,
  "step.turn": ({ die }) => `die ${die} drehen`,
  "step.number": ({ number }) => String(number),
  "step.range": ({ from, to }) => `${from} bis ${to}`,
  "step.rooms": ({ from, to }) => `Räume ${from} bis ${to} des Plans`,
  "step.grid-row": ({ row }) => `Zeile ${row}`,
  "step.symbol": ({ number }) => `Symbol ${number}`,
  "step.line": ({ tool, number }) => `${LINE[tool] ?? "Reihe"} ${number}`,
  "step.cell": ({ tool, number, gives }) =>
    `${cellNoun(tool)} ${number}${gives.length === 0 ? "" : `, gibt ${AND.format(gives.map(giftName))}`}`,
  "step.seat": ({ seat }, who) => (who.isYou(seat) ? "ich selbst" : who.name(seat)),
};
