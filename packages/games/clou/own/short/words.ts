import { COMPARISONS, readCondition } from "../../content/conditions.ts";
import type { RollShows } from "../../content/sheet.ts";
import { COLOURS, maskName, maskOf, readColours, readGift, readNeed } from "../../content/symbols.ts";
import type { Coder } from "./coder.ts";
import { type Code, fields, kinds, oneOf, whole } from "./fields.ts";

/** Symbols, conditions and rolls: words that have a grammar are written by it. */

const CREWS = ["", "²", "³"];

/** One symbol is usual; of several each is there or not. */
function colours(name: string): Code<string> {
  return (coder, word) => {
    const all = word === undefined ? [] : (readColours(word) ?? []);
    if (coder.bit(`${name} several`, all.length > 1 ? 1 : 0) === 0) return oneOf(name, COLOURS)(coder, all[0]);
    const mask = maskOf(all);
    return maskName(COLOURS.reduce((read, _, i) => read | (coder.bit(`${name} either ${i}`, (mask >> i) & 1) << i), 0));
  };
}

export const colour: Code<string> = colours("colour");

/** What the plan needs; which crews need it goes by its place. */
export function need(index: number): Code<string> {
  return (coder, word) => {
    const read = word === undefined ? null : readNeed(word);
    const crew = whole(`need crew ${index}`, 1, CREWS.length)(coder, read?.crew);
    return colours("need")(coder, read?.colours.join("/")) + CREWS[crew - 1];
  };
}

const ANY = { any: "either", "any number": "number", "any circle": "circle" } as const;

export const gift: Code<string> = kinds<string>("gift", [
  [(word) => readGift(word)?.kind === "colour", colours("gift")],
  [(word) => word.startsWith("±"), numbered("±", "gift ±", 6)],
  [(word) => word.startsWith("die "), numbered("die ", "gift die", 6)],
  [(word) => word in ANY, oneOf("gift any", Object.keys(ANY))],
]);

function numbered(before: string, name: string, most: number): Code<string> {
  return (coder, word) =>
    before + String(whole(name, 1, most)(coder, word === undefined ? 1 : Number(word.slice(before.length))));
}

const OPERATIONS = [...COMPARISONS, "even", "odd"] as const;

/** Numbers above what can be written are conditions, too. */
const MOST_ASKED = 99;

export const condition: Code<string> = (coder: Coder, word) => {
  const read = word === undefined ? null : readCondition(word);
  const op = oneOf("condition", OPERATIONS)(coder, read?.op);
  if (op === "even" || op === "odd") return op;
  return (
    op + String(whole(`condition ${op}`, 1, MOST_ASKED)(coder, read !== null && "number" in read ? read.number : 1))
  );
};

const face = (name: string): Code<number> => whole(`roll ${name}`, 1, 6);

export const roll: Code<RollShows> = kinds<RollShows>("roll", [
  [(shows) => "once" in shows, fields<{ once: number }>({ once: face("once") })],
  [(shows) => "alike" in shows, fields<{ alike: 2 | 3 }>({ alike: oneOf("roll alike", [2, 3]) })],
  [
    (shows) => "within" in shows,
    fields<{ within: readonly [number, number] }>({
      within: (coder, range) => [face("from")(coder, range?.[0]), face("to")(coder, range?.[1])],
    }),
  ],
  [
    (shows) => "total" in shows,
    fields<{ total: number; of: 1 | 2 | 3 }>({ total: whole("roll total", 1, 18), of: oneOf("roll of", [1, 2, 3]) }),
  ],
]);
