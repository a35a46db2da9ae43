import type { Table } from "../compile/table.ts";

/** What a bot works out once about a table. */
interface Hints {
  /** Crossing this symbol can cost something: letting go is worth a thought. */
  readonly isRisky: readonly boolean[];
  /** Challenges that open a room or lead to a thing. */
  readonly opening: readonly (readonly number[])[];
  readonly leading: readonly (readonly number[])[];
  /** What a loot is worth beside its points: a campaign keeps some of it. */
  readonly keepsake: readonly number[];
}

/** What special loot does for the heists to come. */
const SPECIAL = 5;

const KNOWN = new WeakMap<Table, Hints>();

export function hintsFor(table: Table): Hints {
  let hints = KNOWN.get(table);
  if (hints === undefined) KNOWN.set(table, (hints = makeHints(table)));
  return hints;
}

function makeHints({ plan, terms }: Table): Hints {
  const listened = plan.bars.reduce((mask, bar) => mask | bar.crossing, 0);
  const challenges = plan.thingNames.map((_, i) => i).slice(0, plan.challengeCount);
  const partOf = (symbol: number): number => plan.symbolPart[symbol];
  const watched = new Set(plan.bars.flatMap(({ overcoming }) => overcoming));
  return {
    isRisky: plan.symbolMask.map(
      (mask, symbol) =>
        (mask & listened) !== 0 ||
        plan.symbolEffects[symbol].length > 0 ||
        plan.partTraces[partOf(symbol)] > 0 ||
        plan.partEffects[partOf(symbol)].length > 0 ||
        watched.has(plan.partThing[partOf(symbol)]),
    ),
    keepsake: plan.lootMark.map((mark) =>
      terms === null || mark === null ? 0 : mark === "special" ? SPECIAL : terms.later.double,
    ),
    opening: plan.roomNames.map((_, room) => challenges.filter((thing) => plan.thingOpens[thing].includes(room))),
    leading: plan.thingNames.map((_, to) => challenges.filter((thing) => plan.thingLeads[thing].includes(to))),
  };
}
