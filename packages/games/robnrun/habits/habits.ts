import type { CountedMatch, Habit, Habits, Tally } from "@safehouse/kernel";
import { actAt } from "../acts.ts";
import { reviewHeist } from "../deduction/review.ts";
import type { Event } from "../events.ts";
import type { Move } from "../moves.ts";
import { RATINGS } from "../rules/ending.ts";
import type { State } from "../state.ts";

const HABITS: readonly Habit[] = [
  { id: "hints", unit: "each", better: null, trains: "hint" },
  { id: "paid", unit: "each", better: "less", trains: "hint" },
  { id: "mistakes", unit: "share", better: "less", trains: "turn" },
  { id: "idle", unit: "share", better: null, trains: "turn" },
  { id: "losses", unit: "share", better: "less" },
];

export const habits: Habits<State> = {
  habits: HABITS,
  count: (match, seat) => tallies(match, seat),
  texts: {
    en: async () => (await import("./en.ts")).habitsEn,
    de: async () => (await import("./de.ts")).habitsDe,
  },
  baseline: async () => (await import("./baseline.ts")).baseline,
};

function tallies({ steps, outcome }: CountedMatch<State>, seat: number): Tally[] {
  const seen = { led: 0, hints: 0, paid: 0, tools: 0, mistakes: 0, turns: 0, idle: 0 };
  for (const { decision, move, after, events } of steps) {
    if (decision.seat === seat && decision.kind === "turn") {
      seen.turns++;
      if ((move as Move).do !== "play") seen.idle++;
    }
    for (const event of events as readonly Event[]) {
      if (event.type === "heist" && event.boss === seat) seen.led++;
      if (event.type === "told" && event.boss === seat) {
        seen.hints++;
        seen.paid += event.paid;
      }
      if (event.type === "heist-over") {
        const { tools, mistakes } = mistakesOf(after, seat);
        seen.tools += tools;
        seen.mistakes += mistakes;
      }
    }
  }
  const isLost = outcome?.type === "shared" && !(RATINGS as readonly string[]).includes(outcome.result);
  return [
    [seen.hints, seen.led],
    [seen.paid, seen.led],
    [seen.mistakes, seen.tools],
    [seen.idle, seen.turns],
    [Number(isLost), 1],
  ];
}

/** Cards that this seat played in the heist that is over, and those of which it could have known that they were wrong. */
function mistakesOf({ table }: State, seat: number): { readonly tools: number; readonly mistakes: number } {
  const { review } = table;
  if (review === null || review.boss === seat) return { tools: 0, mistakes: 0 };
  const tools = review.faces.filter((face, i) => face >= 0 && actAt(review.acts, i).seat === seat).length;
  const known = reviewHeist(table, review).find((each) => each.seat === seat);
  return { tools, mistakes: known?.mistakes.length ?? 0 };
}
