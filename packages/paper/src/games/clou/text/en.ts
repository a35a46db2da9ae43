import { sheetEn } from "./sheet-en.ts";

/** Words that stand on paper and nowhere else. */
export const en = {
  ...sheetEn,
  symbols: "The symbols",
  round: "A round",
  scoring: "Points",
  start: "Start",
  crew: (n: number): string => ["crew of one", "crew of two", "crew of three"][n - 1] ?? "",
  anyCrew: (most: number): string => `for one to ${["one", "two", "three"][most - 1]}`,
  white: {
    adjust: "number ±2",
    adjustLine: "up to 2 up or down",
    die: "extra die",
    dieLine: "here a 6",
    number: "any number",
    numberLine: "that fits",
    circle: "any circle",
    circleLine: "within reach",
    either: "either of two",
  },
  rounds: [
    "Throw three dice: everybody has all three.",
    "Use dice, alone or added up. Each die left over: cross a trace.",
    "Cross one time symbol. None left: alarm.",
    "Run away together, or go on.",
  ],
  mapLegend: {
    crew: "only for crews of 2 or more",
    diamond: "opens the room",
    trace: "costs a trace",
    alarm: "sets off the alarm",
    time: "costs time",
    double: "present or meal",
    special: "special loot",
  },
  passages: {
    steps: "Every time symbol crossed in play crosses a step, too. The last one crossed rules the next round.",
    first: "round 1",
    interval: (room: string): string => `Not begun, interval: no work here or on its door: ${room}.`,
    instrumental: "Instrumental: no restrictions.",
    quiet: "Quiet: symbols that tools give may not be used. Their cells may still be filled.",
    loud: "Loud: before dice are used the crew gets one of the two symbols, once.",
  },
  campaign: {
    sneakOut: (loot: string): string =>
      `Nobody runs away tonight. Its first symbol crossed, nothing else on the plan may be worked on. Its last ends the heist at once: you are away if this is on the campaign sheet: ${loot}. Else you escape by car.`,
    helps: "From the campaign sheet",
    crossAll: (challenge: string): string => `cross all of “${challenge}” at the start`,
    crossSome: (challenge: string, numbers: readonly number[]): string =>
      `cross ${numbers.length === 1 ? "symbol" : "symbols"} ${numbers.join(" and ")} of “${challenge}” at the start`,
  },
  score: {
    loot: "Loot",
    time: (points: number): string => `Each time symbol left:\u00a0${signed(points)}`,
    alarm: (points: number): string => `The alarm:\u00a0${signed(points)}`,
    traces: (points: number): string => `Each trace crossed:\u00a0${signed(points)}`,
    total: "Together",
    rating: (above: number, words: string): string => `over ${above}: ${words}`,
  },
  plans: "Plans",
  sheets: "Thief sheets",
  more: "More",
  rules: "The rules on one page",
  ownSheet: "with a sheet of your own",
  sheetOf: (name: string): string => `thief sheet ${name}`,
  ink: { colour: "colour", "low-ink": "low ink" },
};

function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}

export type ClouPaperWords = typeof en;
