import { fastRandom } from "@safehouse/chance";
import { type BusMood, BusTap } from "../../cluster/bus-tap.ts";
import { checkCluster } from "../../cluster/check.ts";
import { Cluster } from "../../cluster/cluster.ts";
import { Paces } from "../../cluster/paces.ts";
import { Party } from "../../cluster/party.ts";
import type { Case } from "../../finding.ts";

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
      const paces = new Paces(party);
      for (let round = 0; round < ROUNDS[size]; round++) {
        for (const mood of MOODS) {
          for (const tap of taps) tap.mood = mood;
          if (!(await paces.play(mood, MOVES[size]))) violations.push(`nobody could play on a bus that is ${mood}`);
        }
      }
      for (const tap of taps) tap.mood = "well";
      const checked = await checkCluster(cluster, party);
      const sum = (of: keyof BusTap["mischief"]): number => taps.reduce((all, { mischief }) => all + mischief[of], 0);
      if (sum("lost") === 0 || sum("doubled") === 0) violations.push("no hint was meddled with");
      return {
        happened: `${sum("lost")} hints lost, ${sum("late")} late, ${sum("doubled")} doubled, ${sum("reordered")} out of order; ${paces.describe()}; ${checked.matches} matches, ${checked.acknowledged} acknowledged moves, ${checked.views} views and frames compared`,
        violations: [...violations, ...checked.violations],
      };
    } finally {
      await cluster.close();
    }
  },
};
