import type { MessageTable } from "@safehouse/kernel";
import { AND, count, OR } from "../text/words-en.ts";
import { type Way, wayWords } from "./en.ts";

const STATE: { readonly [state: string]: string } = {
  closed: "not within reach yet",
  open: "within reach",
  done: "done",
};

/** What is said of plan, sheet and dice to whoever asks. */
export const thingsEn = {
  "thing.special": "special rule of this plan",
  "thing.challenge": ({ room, state }: { room: string; state: string }) => `challenge in: ${room}, ${STATE[state]}`,
  "thing.loot": ({ room, state }: { room: string; state: string }) =>
    `loot in: ${room}, ${state === "done" ? "taken" : STATE[state]}`,
  "thing.ways": ({ ways, isLoot }: { ways: readonly Way[]; isLoot: boolean }) => {
    const words = ways.map(wayWords).filter((text) => text !== "");
    return words.length === 0 ? (isLoot ? "nothing more" : "nothing") : words.join(", or ");
  },
  "thing.worth": ({ points }: { points: number }) => count(points, "point"),
  "thing.leads": ({ name }: { name: string }) => `the way to: ${name}`,
  "thing.opens": ({ room, loot }: { room: string; loot: readonly string[] }) =>
    `opens ${room}${loot.length === 0 ? "" : ` with ${AND.format(loot)}`}`,
  "thing.room-open": "open: everything in it may be worked on",
  "thing.room-shut": "still closed",
  "thing.room-ways": ({ ways }: { ways: readonly string[] }) => `the way in: ${OR.format(ways)}`,
  "thing.dice-left": ({ dice }: { dice: readonly number[] }) =>
    dice.length === 0 ? "no dice left to use" : `dice still to use: ${dice.join(", ")}`,
  "thing.holds": ({ holds }: { holds: readonly string[] }) => `holds ${AND.format(holds)}`,
  "thing.skill": "symbol",
  "thing.strength": "Forces what others would open. It comes from the strength bar, and is often loud.",
  "thing.dexterity": "Quick and quiet hands. It comes from the dexterity bar.",
  "thing.cunning": "A trick for every guard and every catch. It comes from the cunning bar.",
  "thing.lock": "Opens doors, cases and desks.",
  "thing.safe": "Opens safes and strong-boxes.",
  "thing.electronics": "Silences wires and alarms.",
  "thing.disguise": "Deals with guards, guests and porters.",
  "thing.dice": "The dice",
  "thing.die": ({ face }: { face: string }) => `A ${face}`,
  "thing.dice-does":
    "Use all three on your own sheet, in any order, alone or added up. A die that you leave over costs the crew a trace.",
  "thing.round": "The round",
  "thing.round-does": "Three dice for everybody; then a time symbol is crossed; then the crew runs away or stays.",
  "thing.points": "Points so far",
  "thing.points-does": "Loot and what the plan adds, minus 2 for every trace.",
  "thing.forbidden": "Not this round",
  "thing.forbidden-does": "The plan takes none of these symbols until the round is over.",
  "thing.plan-does": "Work wherever an arrow has led you, in several rooms at once if you like.",
  "thing.cell": ({ state, number }: { state: string; number: number }) =>
    state === "crossed" ? "crossed" : state === "written" ? `holds ${number}` : "empty",
  "thing.cell-costs": (args: { needs: readonly string[]; isInReach: boolean; isSymbol: boolean }) => {
    const what = args.needs.length === 0 ? "any number" : (args.isSymbol ? OR : AND).format(args.needs);
    return args.isInReach ? what : `${what}, once it is within reach`;
  },
  "thing.gives": ({ symbols }: { symbols: readonly string[] }) => AND.format(symbols),
  "thing.ends": ({ symbols }: { symbols: readonly string[] }) =>
    `its lines give ${AND.format(symbols)} when they are complete`,
  "thing.of-bar": "Boxes are filled from left to right. Writing in one gives the symbol under it.",
  "thing.of-grid": "Circles are crossed in any order. The third of a line gives the symbol at its end.",
  "thing.of-circle-box":
    "First a number is written, then the same number crosses it. A whole line crossed gives what stands at its end.",
  "thing.of-tree":
    "One path from left to right: only a circle that is joined to the last one. Each gives its symbol at once.",
  "thing.of-pyramid": "From the bottom up: a box opens when both below it are filled, and compares with their sum.",
  "thing.of-symbol": "Takes a symbol instead of the plan. A whole line gives the symbol at its end.",
  "thing.of-bonus": "When the roll shows this by itself, its symbol is yours for nothing, once a round.",
  "thing.star-left": ({ left, of }: { left: number; of: number }) => `star, ${left} of ${of} circles left`,
  "thing.star-costs": "one of its circles, and the crew’s one star of the round",
  "sign.time": "Time",
  "sign.time-does": "One is crossed after every round. The last one rings the alarm.",
  "sign.traces": "Trace",
  "sign.traces-does":
    "Comes from dice left over and from rough work. Each costs 2 points; the last one, and the crew is caught.",
  "sign.cars": "Car",
  "sign.cars-does": "After the alarm a driver throws the die. All cars crossed before the police, and you are away.",
  "sign.police": "Police",
  "sign.police-does": "After the alarm: all of them crossed before the cars, and everything is lost.",
  "sign.alarm": "Alarm",
  "sign.alarm-does": "Rings at once. The escape begins, and loot so far counts.",
  "sign.way": "Diamond on the wall",
  "sign.way-does": "The way into the next room. It opens when the challenge before it is overcome.",
  "sign.loot": "Loot",
  "sign.loot-does": "The number is its points. An arrow leads there; some of it still needs symbols.",
  "sign.crew": "2+, 3+",
  "sign.crew-does": "Only crews of that size or larger need this symbol.",
  "sign.either": "Line across a challenge",
  "sign.either-does": "Either the upper part or the lower: one complete part is enough.",
  "sign.shift": "±1, ±2 …",
  "sign.shift-does": "White: a die of yours counts so much more or less, in this round.",
  "sign.extra": "White die",
  "sign.extra-does": "One more die with this number, for you and this round. Left over, it costs nothing.",
  "sign.any": "Pencil",
  "sign.any-does": "White: write any number that fits, or cross any circle of your sheet, in this round.",
} satisfies MessageTable;
