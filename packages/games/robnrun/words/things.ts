import type { SeatDecision, Telling, ThingAnswer } from "@safehouse/kernel";
import { SAFES } from "../content/safes.ts";
import { BRIBES, cardsPerBag, type Colour, COLOURS, reading } from "../content/station.ts";
import { HEAVY, isCardName, NAMES, TOOLS } from "../content/tools.ts";
import { BUILDINGS, DISTRICTS, HINT_PRICE, isBuildingName, ROUTE } from "../content/town.ts";
import type { Move } from "../moves.ts";
import { priceOf } from "../telling.ts";
import type { View } from "../view.ts";
import { option } from "./head.ts";

const HINTS = 16;
const ALARM_RULES: { readonly [colour in Colour]: string } = {
  white: "R-2.3",
  yellow: "R-2.1",
  green: "R-2.2",
  red: "R-2.4",
};

/** What each part of the table is, by the id that the table in words and the board have for it. */
export function about(view: View, thing: string, telling: Telling): ThingAnswer | null {
  const [what = "", which = ""] = thing.split(":");
  switch (what) {
    case "card":
      return isCardName(which) ? card(view, which, telling) : null;
    case "hint":
      return hint(view, Number(which), telling);
    case "told":
      return told(view, Number(which) - 1, telling);
    case "building":
      return isBuildingName(which) ? building(view, which, telling) : null;
    case "station":
    case "die":
      return alarm(view, which as Colour, telling);
    case "informant":
      return informant(view, which, telling);
    case "safe":
      return safe(view, Number(which) - 1, telling);
    case "seat":
      return seat(view, Number(which), telling);
    case "option":
      return option(which, telling);
    default:
      return counter(view, thing, telling);
  }
}

function card({ table }: View, name: string, { say }: Telling): ThingAnswer {
  const title = capital(say({ id: "card", args: { card: name } }));
  if (name === "bag") {
    const args = { cards: cardsPerBag(table.seats) };
    return { name: title, does: say({ id: "thing.bag", args }), rule: "R-5.9" };
  }
  const isHeavy = HEAVY.includes(NAMES.indexOf(name));
  return {
    name: title,
    kind: say({ id: isHeavy ? "thing.heavy-tool" : "thing.tool" }),
    costs: say({ id: "thing.tool-costs" }),
    gives: say({ id: "thing.tool-gives" }),
    rule: "R-5.8",
  };
}

function hint(view: View, which: number, { say }: Telling): ThingAnswer | null {
  if (!(which >= 1 && which <= HINTS)) return null;
  return {
    name: say({ id: `hint-name.${which}` }),
    kind: say({ id: "thing.hint", args: { hint: which } }),
    costs: say({ id: "thing.hint-costs", args: { gold: priceOf(view, which) } }),
    does: say({ id: `hint-card.${which}` }),
    rule: "R-8.2",
  };
}

function told({ table }: View, which: number, telling: Telling): ThingAnswer | null {
  const said = table.told[which];
  if (said === undefined) return null;
  return {
    name: telling.say({ id: `hint-name.${said.hint}` }),
    kind: telling.say({ id: "thing.told", args: { round: said.round } }),
    does: telling.say({ id: `hint-card.${said.hint}` }),
    rule: "R-8.1",
  };
}

function building({ table }: View, name: string, { say }: Telling): ThingAnswer {
  const at = BUILDINGS.findIndex((each) => each.name === name);
  const { district, kind } = BUILDINGS[at];
  const colour = table.informants[DISTRICTS.indexOf(district)];
  return {
    name: say({ id: "building", args: { building: name } }),
    kind: `${say({ id: `kind.${kind}` })}, ${say({ id: "district", args: { district } })}`,
    gives: say({ id: "thing.building", args: { safes: table.buildings[at] } }),
    ...(colour !== null && {
      does: say({ id: "thing.district", args: { colour: say({ id: `colour.${COLOURS[colour]}` }) } }),
    }),
    rule: colour === null ? "R-4.1" : "R-4.2",
  };
}

function alarm({ table }: View, colour: Colour, { say }: Telling): ThingAnswer | null {
  const at = COLOURS.indexOf(colour);
  if (at < 0) return null;
  const [first, second] = BRIBES[at];
  return {
    name: say({ id: "thing.alarm-of", args: { colour } }),
    kind: say({ id: "thing.alarm-now", args: { colour, number: reading(table, at, table.station[at]) } }),
    does: say({ id: "thing.die", args: { colour } }),
    costs: say({ id: "thing.bribe", args: { first, second } }),
    rule: ALARM_RULES[colour],
  };
}

function informant({ table }: View, which: string, { say }: Telling): ThingAnswer | null {
  const at = which === "route" ? table.waiting : COLOURS.indexOf(which as Colour);
  if (at === null || at < 0) return null;
  const [first, second] = BRIBES[at];
  return {
    name: say({ id: "thing.informant", args: { colour: COLOURS[at] } }),
    costs: say({ id: "thing.bribe", args: { first, second } }),
    does: say({ id: "thing.informant-does" }),
    rule: "R-6.5",
  };
}

function safe({ safes }: View, which: number, { say }: Telling): ThingAnswer | null {
  const own = safes[which];
  if (own === undefined) return null;
  const cards = SAFES[own].flatMap((count, face) => Array<string>(count).fill(NAMES[face]));
  return {
    name: say({ id: "thing.safe", args: { number: which + 1 } }),
    costs: say({ id: "thing.safe-costs", args: { cards } }),
    gives: say({ id: "thing.safe-gives", args: { gold: cards.length - 2 } }),
    rule: "R-6.1",
  };
}

function seat({ table, sizes }: View, which: number, { say, name }: Telling): ThingAnswer | null {
  if (!(which in sizes)) return null;
  const isBoss = which === table.boss;
  return {
    name: name(which),
    kind: say({ id: isBoss ? "thing.boss" : "thing.accomplice", args: { cards: sizes[which] } }),
    does: say({ id: isBoss ? "thing.boss-does" : "thing.accomplice-does" }),
    rule: isBoss ? "R-5.1" : "R-5.4",
  };
}

/** What the table counts, and what lies on it for all. */
function counter({ table }: View, thing: string, { say }: Telling): ThingAnswer | null {
  const { car, police, gold, safes, wrong } = table;
  const rules: { readonly [thing: string]: string } = {
    gold: "R-7.4",
    route: "R-7.1",
    "dice:route": "R-6.2",
    car: "R-6.1",
    police: "R-6.4",
    safes: "R-4.1",
    opened: "R-5.8",
    alarm: "R-5.10",
    hints: "R-5.1",
    turn: "R-4.5",
  };
  const rule = rules[thing];
  if (rule === undefined) return null;
  const id = thing.replace(":", "-");
  const args = { car, police, gold, safes, wrong, price: HINT_PRICE, terminal: ROUTE.terminals[0] };
  return { name: say({ id: `thing.${id}` }), does: say({ id: `thing.${id}-does`, args }), rule };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Tools, alarms, and what the road is about. */
export function legend({ table, six }: View): readonly string[] {
  const hints = [...new Set([...table.open, ...six])].sort((a, b) => a - b);
  return [
    ...TOOLS.map((tool) => `card:${tool}`),
    ...(table.seats === 2 ? [] : ["card:bag"]),
    ...COLOURS.map((colour) => `die:${colour}`),
    ...hints.map((each) => `hint:${each}`),
    "gold",
    "car",
    "police",
  ];
}

/** A card is played or given, a building robbed or filled. */
export function tries(_view: View, { kind }: SeatDecision, thing: string): readonly Move[] {
  const [what, which = ""] = thing.split(":");
  if (what === "card" && kind === "turn") return [{ do: "play", card: which }];
  if (what === "card" && kind === "give") return [{ do: "give", card: which }];
  if (what === "building" && kind === "building") return [{ do: "rob", building: which }];
  if (what === "building" && kind === "place") return [{ do: "place", building: which }];
  return [];
}
