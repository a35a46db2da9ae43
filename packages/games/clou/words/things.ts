import type { SeatDecision, Telling, ThingAnswer } from "@safehouse/kernel";
import { giftName } from "../compile/gifts.ts";
import { COLOURS, readGift } from "../content/symbols.ts";
import type { Move } from "../moves.ts";
import type { Sight } from "../play.ts";
import { readHand } from "../reading/hand.ts";
import { escapeTable } from "../reading/sheet.ts";
import { facesOf } from "../rules/dice.ts";
import { aboutRule } from "./head.ts";
import { aboutPlace, aboutRoom } from "./things-plan.ts";
import { aboutCell, aboutRow, aboutStar } from "./things-sheet.ts";

/** Signs that every plan and every sheet shows, and the rule each stands for. */
const SIGNS: { readonly [sign: string]: string } = {
  time: "C-2.3",
  traces: "C-3.4",
  cars: "C-7.3",
  police: "C-7.3",
  alarm: "C-7.3",
  way: "C-6.2",
  loot: "C-6.6",
  crew: "C-6.7",
  either: "C-6.5",
  shift: "C-4.5",
  extra: "C-4.5",
  any: "C-4.5",
};

/** What each part of the table is, by the id that the table in words and the board have for it. `own` is whose sheet is meant by itself. */
export function aboutHeist(sight: Sight, own: number, thing: string, telling: Telling): ThingAnswer | null {
  const [what = "", which = ""] = thing.split(/:(.*)/s);
  const [, kind = "", number = ""] = /^([a-z]+)(\d*)$/.exec(what) ?? [];
  const seat = number === "" ? own : Number(number) - 1;
  if (!(seat in sight.table.sheets)) return null;
  switch (kind) {
    case "cell":
      return aboutCell(sight, seat, which, telling);
    case "row":
    case "gear":
      return aboutRow(which, telling);
    case "star":
      return aboutStar(sight, seat, which, telling);
    case "place":
      return aboutPlace(sight, which, telling);
    case "room":
      return aboutRoom(sight, which, telling);
    case "bar":
      return aboutBar(sight, which, telling);
    case "rule":
      return aboutRule(sight, which, telling);
    case "seat":
    case "sheet":
      return aboutSeat(sight, Number(which), telling);
    case "symbol":
    case "sign":
      return aboutSigns(thing, telling);
    case "die":
      return aboutDice(which, telling);
    default:
      return aboutNight(sight, thing, telling);
  }
}

function aboutBar(sight: Sight, which: string, telling: Telling): ThingAnswer | null {
  return which in SIGNS ? aboutSign(which, telling) : aboutRule(sight, which, telling);
}

function aboutSeat(sight: Sight, seat: number, { say, name }: Telling): ThingAnswer | null {
  const sheet = sight.table.sheets[seat];
  if (sheet === undefined) return null;
  const { left, isFinished, whites } = readHand(sight, seat);
  const faces = escapeTable(sight, seat).map(({ car, police }, i) => ({
    face: i + 1,
    does: car > 0 && police > 0 ? "both" : car > 0 ? "car" : "police",
  }));
  const holds = whites.map((symbol) => say({ id: "symbol", args: { symbol } }));
  return {
    name: name(seat),
    kind: `${say({ id: "thief", args: { thief: sheet.thief } })}, ${say({ id: "thief.role", args: { thief: sheet.thief } })}`,
    ...(!isFinished && { costs: say({ id: "thing.dice-left", args: { dice: facesOf(sight.board, left) } }) }),
    ...(holds.length > 0 && { gives: say({ id: "thing.holds", args: { holds } }) }),
    does: say({ id: "words.escape", args: { faces } }),
    rule: "C-5.9",
  };
}

/** What stands for the same at every table. */
export function aboutSigns(thing: string, telling: Telling): ThingAnswer | null {
  const [what, which = ""] = thing.split(":");
  if (what === "symbol") return aboutSymbol(which, telling);
  return what === "sign" ? aboutSign(which, telling) : null;
}

/** A coloured symbol, or either of several; or a white one. */
function aboutSymbol(which: string, telling: Telling): ThingAnswer | null {
  const { say } = telling;
  const gift = readGift(which);
  if (gift === null) return null;
  const name = capital(say({ id: "symbol", args: { symbol: which } }));
  if (gift.kind !== "colour") {
    const sign = { adjust: "shift", die: "extra", any: "any" }[gift.kind];
    return { name, does: say({ id: `sign.${sign}-does` }), rule: "C-4.5" };
  }
  const does = gift.colours.map((colour) => say({ id: `thing.${colour}` })).join(" ");
  return { name, kind: say({ id: "thing.skill" }), does, rule: gift.colours.length === 1 ? "C-4.2" : "C-4.4" };
}

function aboutSign(which: string, { say }: Telling): ThingAnswer | null {
  const rule = SIGNS[which];
  if (rule === undefined) return null;
  return { name: say({ id: `sign.${which}` }), does: say({ id: `sign.${which}-does` }), rule };
}

function aboutDice(which: string, { say }: Telling): ThingAnswer {
  const does = say({ id: "thing.dice-does" });
  return {
    name: which === "" ? say({ id: "thing.dice" }) : say({ id: "thing.die", args: { face: which } }),
    does,
    rule: "C-3.1",
  };
}

/** What the whole crew shares. */
function aboutNight({ table }: Sight, thing: string, telling: Telling): ThingAnswer | null {
  const { say } = telling;
  switch (thing) {
    case "dice":
      return aboutDice("", telling);
    case "round":
      return { name: say({ id: "thing.round" }), does: say({ id: "thing.round-does" }), rule: "C-2.1" };
    case "points":
      return { name: say({ id: "thing.points" }), does: say({ id: "thing.points-does" }), rule: "C-7.1" };
    case "forbidden":
      return { name: say({ id: "thing.forbidden" }), does: say({ id: "thing.forbidden-does" }), rule: "C-6.8" };
    case "plan":
      return {
        name: say({ id: "name", args: { id: table.plan.scenario } }),
        does: say({ id: "thing.plan-does" }),
        rule: "C-6.3",
      };
    default:
      return null;
  }
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Symbols, then the other signs of plan and sheet. */
export function legend(): readonly string[] {
  return [...COLOURS.map((colour) => `symbol:${colour}`), ...Object.keys(SIGNS).map((sign) => `sign:${sign}`)];
}

/** A symbol of the plan or a circle takes what is to be settled, a cell the dice that are left, loot is taken. */
export function triesHeist(sight: Sight, { seat, kind }: SeatDecision, thing: string): readonly Move[] {
  const [what, which = ""] = thing.split(/:(.*)/s);
  const isCell = what === "cell" && sight.table.sheets[seat]?.names.includes(which);
  const isPlace = what === "place";
  if (kind === "settle" && (isCell || isPlace))
    return giftsNow(sight).map((gift) => ({ do: "cross", gift, at: which }));
  if (kind !== "dice") return [];
  if (isPlace && sight.table.plan.thingIndex.has(which)) return [{ do: "loot", loot: which }];
  return isCell
    ? sumsOf(facesOf(sight.board, readHand(sight, seat).left)).map((dice) => ({ do: "use", dice, cell: which }))
    : [];
}

function giftsNow({ queue }: Sight): string[] {
  return [...new Set(queue.map(giftName))];
}

/** Every way to use some of these dice, each once, as moves name them: sorted. */
function sumsOf(dice: readonly number[]): number[][] {
  const all = Array.from({ length: (1 << dice.length) - 1 }, (_, i) =>
    dice.filter((_die, at) => ((i + 1) >> at) & 1).toSorted((a, b) => a - b),
  );
  return [...new Map(all.map((each) => [each.join(), each])).values()];
}
