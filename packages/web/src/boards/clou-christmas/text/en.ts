import { sumUp } from "@safehouse/games/clou-christmas/board";
import { signed } from "../../../text/signed.ts";
import type { MessageTable } from "../../../text/texts.ts";

const AND = new Intl.ListFormat("en-GB", { type: "conjunction" });
const NUMBERS = ["none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const inWords = (n: number): string => NUMBERS[n] ?? String(n);
const ORDINALS = ["1st", "2nd", "3rd"];
const WHERE: { readonly [heist: string]: string } = {
  "glass-cutter": "Hatton Garden, 13 Dec",
  "numbers-game": "Piccadilly, 19 Dec",
  "final-curtain": "Royal Albert Hall, 23 Dec",
};

export const en = {
  and: (list: readonly string[]) => AND.format(list),
  back: "Back",
  bar: "Questions and answers",

  steps: "Where the campaign stands",
  stepTarget: "Target",
  stepTeam: "Team",
  stepBreakIn: "Break-in",
  stepReport: "Police report",
  stepWages: "Wages",

  book: "The campaign book",
  title: "The 3 heists of Christmas",
  progress: "Progress",
  improvements: "Improvements",
  team: "Team",
  ending: "The end",
  kitty: "The kitty",
  kittyShort: "Kitty",

  heists: "Heists",
  where: (heist: string) => WHERE[heist] ?? "",
  stampAway: "Done",
  stampCaught: "Caught",
  stampNext: "Next",
  report: "Report",
  specialHeld: (loot: string) => `${loot}: yours`,
  specialMissing: (loot: string) => `${loot}: still to come`,
  specialLost: (loot: string) => `${loot}: left behind`,

  rest: "rest",
  points: "points",
  expenses: "expenses",

  traces: "Traces",
  tracesLeft: (crossed: number, left: number) => `${inWords(crossed)} crossed, ${inWords(left)} left`,
  tracesOut: (n: number) => (n === 0 ? "" : `, ${inWords(n)} out of play`),

  thieves: "The thieves",
  free: "free",
  inPrison: "in prison",
  prisonNobody: "All at large.",
  prisonSome: (names: string, n: number) => `${names} ${n === 1 ? "is" : "are"} in prison.`,

  doubles: "Presents and meals",
  doublesWorth: (n: number) => `${n} points each at the end`,
  doubleTaken: (name: string) => `${name}: taken`,
  doubleOpen: (name: string) => `${name}: not taken`,

  experience: "Experience",
  experienceHint: "comes by itself",
  fromHeist: (n: number) => `from the ${ORDINALS[n - 1]} heist`,
  notYet: "not yet",
  tools: "Tools",
  preparations: "Preparations",
  perBox: (n: number) => `${n} points a box`,
  isFree: "one box is free",
  yours: "yours",
  notBought: "not bought",
  noUse: (thief: string) => `No use while ${thief} is in prison.`,
  without: (item: string) => `${item} not bought.`,

  boxBuy: (item: string, n: number, of: number) => `${item}, box ${n} of ${of}, can be bought`,
  boxShut: (item: string, n: number, of: number) => `${item}, box ${n} of ${of}, empty`,
  boxProposed: (item: string, n: number, of: number) => `${item}, box ${n} of ${of}, proposed, press to put it back`,
  boxCrossed: (item: string, n: number, of: number) => `${item}, box ${n} of ${of}, crossed`,

  circleOf: (n: string) => `circle ${n}`,
  box: "circle box",
  boxAsks: (condition: string) => `circle box, ${condition}`,
  gearHint: "In a heist anybody may use these like places of their own sheet. A finished line pays once.",
  lineGives: (gifts: string) => `gives ${gifts}`,
  crossed: "crossed",
  empty: "empty",
  holds: (n: number) => `holds ${n}`,

  kittyLeft: (n: number) => `${n} left in the kitty`,
  mayBuy: (price: number, n: number) => {
    if (n === 0) return `A box costs ${price}. No debts.`;
    return `A box costs ${price}, so ${inWords(n)} more ${n === 1 ? "is" : "are"} possible. No debts.`;
  },
  freeTitle: "One box is on the house.",
  freeHint: "A tool or a preparation, before the first heist.",
  allAgree: "All of you have to agree.",
  settle: "Settle the wages",
  takeFree: "Take it",
  takeNothing: "Take nothing",
  buyNothing: "Buy nothing",
  veto: "Veto",
  vetoSure: "Buy nothing at all?",
  agreement: "Who has agreed",
  agreed: (name: string) => `${name} agrees`,
  refused: (name: string) => `${name} is against it`,
  notAnswered: (name: string) => `${name} has not answered`,
  youAnswered: "You have answered. If the proposal changes, you are asked again.",

  teamTitle: (heist: string) => `${heist}: who goes in?`,
  teamHint: "One thief each. Whoever is in prison stays there.",
  away: "away",
  lookAtSheets: "Look at the sheets",
  wishedBy: (name: string) => `${name} wished for this`,
  wishedByYou: "you wished for this",
  takenBy: (name: string) => `with ${name}`,
  takenByYou: "with you",
  sitsUntil: "In prison till the end of the campaign.",

  scoutTitle: "Scouting: cross one symbol.",
  scoutHint: "Any symbol of a challenge, behind closed doors as well.",
  tuneTitle: "Tuning up: cross one circle.",
  tuneHint: "On your sheet or the campaign’s. It gives nothing, now or later.",
  nightOver: "The night is over. Nobody works on.",
  mayCross: "can be crossed",
  crossIt: "Cross it",
  pass: "Cross nothing",
  fileReport: "To the police report",

  storyTitle: "How it begins",
  reportTitle: "Police report",
  reportOf: (heist: string) => `Scotland Yard · ${heist}`,
  reportAway: "The gang got away.",
  reportTraces: "Too many traces. Everybody on the job was arrested.",
  reportPolice: (driver: string) => `The car was stopped. ${driver} was at the wheel; the others ran.`,
  reportPoints: "The haul",
  reportHalf: (scored: number, points: number) => `${scored}, of which half: ${points}`,
  reportSpecial: "Special loot",
  reportTaken: (loot: string) => `${loot}, gone`,
  reportNotTaken: "still where it was",
  reportDoubles: "Presents and meals",
  reportDoublesNone: "none missing",
  reportMarks: "Traces",
  reportMarksFound: (n: number) => `${n} found`,
  reportMarksLeft: (n: number, left: number) => `${n} found, ${left} left on the sheet`,
  reportArrested: "Arrested",
  reportArrestedNone: "nobody",
  reportKitty: "The kitty",
  reportSum: sumUp,
  reportGo: "To the wages",
  reportClose: "Put it away",

  scoreTitle: "The count",
  total: "Total",
  pointsTotal: (n: number) => `${signed(n)} ${n === 1 ? "point" : "points"}`,

  campaignSheet: "Campaign sheet",
  tonight: "In force tonight",
  sheetHint: "Everybody may write here. What one has used is used for all.",

  playedNow: (passage: string) => `Now: ${passage}.`,
  playedNext: (passage: string) => `Next round: ${passage}.`,
  sneakOut: "Nobody runs tonight: you sneak out over the plan. Once begun, there is no other work.",
} satisfies MessageTable;
