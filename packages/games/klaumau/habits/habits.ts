import type { CountedMatch, Habit, Habits, Tally } from "@safehouse/kernel";
import type { Event } from "../events.ts";
import type { Move } from "../moves.ts";
import { playableCards } from "../rules/matching.ts";
import type { State } from "../state.ts";

const HABITS: readonly Habit[] = [
  { id: "lies", unit: "share", better: null, trains: "turn" },
  { id: "caught", unit: "share", better: "less", trains: "turn" },
  { id: "doubts", unit: "share", better: null, trains: "believe" },
  { id: "right-doubts", unit: "share", better: "more", trains: "believe" },
  { id: "believed-lies", unit: "share", better: "less", trains: "believe" },
  { id: "points", unit: "each", better: "more" },
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
  const seen = {
    could: 0,
    lied: 0,
    caught: 0,
    asked: 0,
    doubted: 0,
    right: 0,
    lies: 0,
    believed: 0,
    rounds: 0,
    points: 0,
  };
  for (const { decision, move, before, events } of steps) {
    const { table, hands } = before;
    if (decision.seat === seat && decision.kind === "turn" && playableCards(table, hands[seat]).length > 0) {
      seen.could++;
      if ((move as Move).do === "cannot") seen.lied++;
    }
    if (decision.seat === seat && decision.kind === "believe") {
      const isLie = playableCards(table, hands[table.turn]).length > 0;
      const isDoubt = (move as Move).do === "doubt";
      seen.asked++;
      if (isDoubt) seen.doubted++;
      if (isDoubt && isLie) seen.right++;
      if (isLie) seen.lies++;
      if (isLie && !isDoubt) seen.believed++;
    }
    for (const event of events as readonly Event[]) {
      if (event.type === "shown" && event.seat === seat && event.playable) seen.caught++;
      if (event.type !== "scored" || event.seat !== seat) continue;
      seen.rounds++;
      seen.points += event.points;
    }
  }
  const isBehind =
    outcome?.type === "ranking" && outcome.standings.some((each) => each.seat === seat && each.place > 1);
  return [
    [seen.lied, seen.could],
    [seen.caught, seen.lied],
    [seen.doubted, seen.asked],
    [seen.right, seen.doubted],
    [seen.believed, seen.lies],
    [seen.points, seen.rounds],
    [Number(isBehind), 1],
  ];
}
