import { fastRandom } from "@safehouse/chance";
import { type BusMood, BusTap } from "../../cluster/bus-tap.ts";
import { checkCluster } from "../../cluster/check.ts";
import { Cluster } from "../../cluster/cluster.ts";
import { Party } from "../../cluster/party.ts";
import type { Case } from "../../finding.ts";
import { PATIENCE_MS } from "../../scratch.ts";

const MOODS: readonly BusMood[] = ["well", "gone", "slow", "mad"];
const ROUNDS = { long: 5, short: 1 };
const MOVES = { long: 300, short: 60 };
const LANES = 10;

/** Houses tell each other nothing, too late, twice, or in another order: then it takes a moment longer, and nothing else. */
export const busMeddled: Case = {
  name: "cluster: bus gone, slow, doubling, reordering",
  async run(size) {
    const taps = [1, 2, 3].map((seed) => new BusTap(fastRandom(seed)));
    const cluster = await Cluster.open({ nodes: 3, special: taps.map(({ tap }) => ({ tap })) });
    try {
      const party = new Party(cluster.address, { lanes: LANES, thinkMs: 10, botEvery: 5 });
      const violations: string[] = [];
      const pace = new Map<BusMood, { moves: number; seconds: number; worst: number }>();
      for (let round = 0; round < ROUNDS[size]; round++) {
        for (const mood of MOODS) {
          for (const tap of taps) tap.mood = mood;
          const [start, before] = [performance.now(), party.total];
          const wait = await party.goesOnAfter(PATIENCE_MS);
          if (!(await party.more(MOVES[size])) || wait === null)
            violations.push(`nobody could play on a bus that is ${mood}`);
          const sum = pace.get(mood) ?? { moves: 0, seconds: 0, worst: 0 };
          sum.moves += party.total - before;
          sum.seconds += (performance.now() - start) / 1000;
          sum.worst = Math.max(sum.worst, wait ?? 0);
          pace.set(mood, sum);
        }
      }
      for (const tap of taps) tap.mood = "well";
      const checked = await checkCluster(cluster, party);
      const sum = (of: keyof BusTap["mischief"]): number => taps.reduce((all, { mischief }) => all + mischief[of], 0);
      if (sum("lost") === 0 || sum("doubled") === 0) violations.push("no hint was meddled with");
      const paces = [...pace].map(
        ([mood, { moves, seconds, worst }]) =>
          `${mood} ${(moves / seconds).toFixed(0)}/s (${(worst / 1000).toFixed(1)} s)`,
      );
      return {
        happened: `${sum("lost")} hints lost, ${sum("late")} late, ${sum("doubled")} doubled, ${sum("reordered")} out of order; moves a second (all matches go on after): ${paces.join(", ")}; ${checked.matches} matches, ${checked.acknowledged} acknowledged moves, ${checked.views} views and frames compared`,
        violations: [...violations, ...checked.violations],
      };
    } finally {
      await cluster.close();
    }
  },
};
