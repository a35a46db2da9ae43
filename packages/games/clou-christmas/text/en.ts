import type { MessageTable, Speaker } from "@safehouse/kernel";
import { concertWordsEn } from "../../clou/text/concert-words-en.ts";
import { naming } from "../../clou/text/naming.ts";
import { makeToldEn } from "../../clou/text/make-told-en.ts";
import { AND, capital, count, does, makePlaces, people } from "../../clou/text/words-en.ts";
import type { CampaignEvent } from "../events.ts";
import { boxes, campaignAskedEn, SHEET_NAMES, thiefName } from "./asked-en.ts";
import { finalCurtainEn, finalCurtainRulesEn } from "./names/final-curtain-en.ts";
import { glassCutterEn, glassCutterRulesEn } from "./names/glass-cutter-en.ts";
import { numbersGameEn, numbersGameRulesEn } from "./names/numbers-game-en.ts";
import { storiesEn } from "./stories-en.ts";
import { sumUp } from "./sums.ts";

type Told<Type extends CampaignEvent["type"]> = Omit<Extract<CampaignEvent, { type: Type }>, "type">;

const NAMES = { ...glassCutterEn, ...numbersGameEn, ...finalCurtainEn, ...SHEET_NAMES };
const SPECIALS = { ...glassCutterRulesEn, ...numbersGameRulesEn, ...finalCurtainRulesEn };
const OWN = { names: NAMES, specials: SPECIALS };
const nameOf = naming(NAMES, "en");
const { placeName, lineName } = makePlaces(nameOf);
const thieves = (ids: readonly string[]): string => AND.format(ids.map(thiefName));

const WENT = {
  away: "You got away.",
  "caught-by-traces": "Too many traces: caught.",
  "caught-by-police": "Caught on the road.",
} as const;

export const en = {
  ...campaignAskedEn(OWN),
  ...concertWordsEn(nameOf, lineName),
  ...stories(),
  ...makeToldEn(OWN),

  "event.heist-begun": ({ heist, scenario }: Told<"heist-begun">) => `Heist ${heist}: ${nameOf(scenario)}.`,
  "event.picked": ({ seat, thief }: Told<"picked">, who: Speaker) =>
    `${does(who, seat, "are", "is")} ${thiefName(thief)}.`,
  "event.team": ({ thieves: team, helps }: Told<"team">) =>
    `${thieves(team)} ${team.length === 1 ? "breaks" : "break"} in.${helps.length === 0 ? "" : ` With: ${AND.format(helps.map(nameOf))}.`}`,
  "event.scouted": ({ seat, at }: Told<"scouted">, who: Speaker) =>
    `${does(who, seat, "have", "has")} been here before: ${placeName(at)} is crossed.`,
  "event.tuned": ({ seat, cell }: Told<"tuned">, who: Speaker) =>
    `${does(who, seat, "tune", "tunes")} ${placeName(cell)}.`,
  "event.passed": ({ seat }: Told<"passed">, who: Speaker) => `${does(who, seat, "pass", "passes")}.`,
  "event.report": ({ result, scored, points, traces, hasSpecial, doubles, jailed, tracesLeft }: Told<"report">) =>
    [
      `Police report. ${WENT[result]}`,
      points === scored ? `${count(points, "point")}.` : `${count(scored, "point")}, half of it: ${points}.`,
      `${count(traces, "trace")}, ${tracesLeft} left on the sheet.`,
      ...(hasSpecial ? ["The special loot is yours."] : []),
      ...(doubles.length === 0 ? [] : [`For under the tree: ${AND.format(doubles.map(nameOf))}.`]),
      ...(jailed.length === 0 ? [] : [`To prison: ${thieves(jailed)}.`]),
    ].join(" "),
  "event.kitty": ({ rest, points, left }: Told<"kitty">) => `The kitty: ${sumUp(rest, points, left)}.`,
  "event.proposed": ({ seat, box }: Told<"proposed">, who: Speaker) =>
    `${does(who, seat, "propose", "proposes")} a box: ${nameOf(box)}.`,
  "event.put-back": ({ seat, box }: Told<"put-back">, who: Speaker) =>
    `${does(who, seat, "put", "puts")} a box back: ${nameOf(box)}.`,
  "event.reopened": ({ seats }: Told<"reopened">, who: Speaker) =>
    `That is another proposal: ${people(who, seats)} ${seats.length === 1 && !who.isYou(seats[0]) ? "is" : "are"} asked again.`,
  "event.agreed": ({ seat }: Told<"agreed">, who: Speaker) => `${does(who, seat, "agree", "agrees")}.`,
  "event.refused": ({ seat }: Told<"refused">, who: Speaker) => `${does(who, seat, "want", "wants")} to buy nothing.`,
  "event.bought": ({ boxes: items, cost }: Told<"bought">) =>
    items.length === 0 ? "Nothing is bought." : `${boxes(items)}: ${cost === 0 ? "free" : count(cost, "point")}.`,
  "event.available": ({ item }: Told<"available">) => `From now on yours: ${nameOf(item)}.`,
  "event.campaign-over": ({ ending, hasTiara }: Told<"campaign-over">): string => {
    if (ending === "traced") return "All traces are crossed. They know who you are.";
    if (ending === "too-few-thieves") return "Too many of you sit. The rest gives up.";
    return hasTiara ? "The curtain falls, and the tiara is yours." : "The curtain falls, without the tiara.";
  },
  "no.not-proposed": ({ item }: { item: string }) => `No box of this is proposed: ${nameOf(item)}.`,
  "no.other-proposal": "The proposal is another one by now.",
  "no.all-bought": ({ item }: { item: string }) => `${nameOf(item)}: all boxes are taken.`,
  "no.one-free": "Only one box is free.",
  "no.debts": ({ rest, price }: { rest: number; price: number }) =>
    `A box costs ${price}, and ${count(rest, "point")} ${Math.abs(rest) === 1 ? "is" : "are"} left. No debts.`,
  "no.in-prison": ({ thief }: { thief: string }) => `${thiefName(thief)} is in prison.`,
  "no.taken": ({ thief }: { thief: string }) => `Somebody else is ${thiefName(thief)} already.`,
  "no.scout-loot": "Scouting crosses a symbol of a challenge, not of loot.",
  "no.scout-way-out": "The way out cannot be scouted.",
  "no.scout-crossed": "This symbol is crossed already.",
  "no.tune-reach": ({ cell }: { cell: string }) => `${capital(placeName(cell))}: no circle that can be reached now.`,
  "no.not-yet": ({ from }: { from: number }) => `This experience comes with break-in ${from}.`,
  "no.not-bought": ({ item }: { item: string }) => `${nameOf(item)}: not bought.`,
  "chapter.heist-begun": ({ heist, scenario }: Told<"heist-begun">) => `${heist}. ${nameOf(scenario)}`,
  "points.rest": "Left in the kitty",
  "points.last-heist": "The third heist",
  "points.prison": ({ count: n }: { count: number }) => `${count(n, "thief", "thieves")} in prison`,
  "points.campaign-traces": ({ count: n }: { count: number }) => `${count(n, "trace")} on the sheet`,
  "points.doubles": ({ count: n }: { count: number }) => count(n, "present or meal", "presents and meals"),
  "points.traced": "Lost: all traces crossed",
  "points.too-few-thieves": "Lost: too few thieves left",
  "result.crime-of-the-century": "Crime of the century",
  "result.criminal-legends": "Criminal legends",
  "result.real-professionals": "Real professionals",
  "result.ordinary-crooks": "Ordinary crooks",
  "result.lost": "Lost",
  "result.lost.words": "Christmas is spent behind bars this year. Somebody will bring biscuits.",
} satisfies MessageTable;

/** X-7.3 */
function stories(): { readonly [id in keyof typeof storiesEn as `story.${id}`]: string } {
  const entries = Object.entries(storiesEn).map(([id, text]) => [`story.${id}`, text] as const);
  return Object.fromEntries(entries) as ReturnType<typeof stories>;
}
