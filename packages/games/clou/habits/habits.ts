import { type AnyHabits, type CountedMatch, type Habit, sharedPoints, type Tally } from "@safehouse/kernel";

/** Of the whole family: a campaign tells the same of its heists as Clou does. */
const HABITS: readonly Habit[] = [
  { id: "chains", unit: "each", better: "more", trains: "dice" },
  { id: "lost", unit: "share", better: "less", trains: "settle" },
  { id: "unused", unit: "each", better: "less", trains: "dice" },
  { id: "points", unit: "each", better: "more" },
  { id: "losses", unit: "share", better: "less" },
];

export function makeHabits(baseline: AnyHabits["baseline"]): AnyHabits {
  return {
    habits: HABITS,
    count: (match, seat) => tallies(match, seat),
    texts: {
      en: async () => (await import("./en.ts")).habitsEn,
      de: async () => (await import("./de.ts")).habitsDe,
    },
    baseline,
  };
}

/** What the events of a heist say of a seat; those of the campaign itself say nothing of it. */
interface Heard {
  readonly type: string;
  readonly seat?: number | null;
  readonly unused?: number;
  readonly round?: number;
}

function tallies({ steps, outcome }: CountedMatch, seat: number): Tally[] {
  const seen = { symbols: 0, lost: 0, rounds: 0, unused: 0, heists: 0, caught: 0 };
  for (const { events } of steps) {
    for (const event of events as readonly Heard[]) {
      if (event.type === "rolled" && event.round === 1) seen.heists++;
      if (event.type === "caught") seen.caught++;
      if (event.seat !== seat) continue;
      if (event.type === "activated" || event.type === "gained") seen.symbols++;
      if (event.type === "let-go") seen.lost++;
      if (event.type !== "finished") continue;
      seen.rounds++;
      seen.unused += event.unused ?? 0;
    }
  }
  return [
    [seen.symbols, seen.rounds],
    [seen.lost, seen.symbols],
    [seen.unused, seen.rounds],
    [sharedPoints(outcome) ?? 0, 1],
    [seen.caught, seen.heists],
  ];
}
