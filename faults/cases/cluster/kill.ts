import { checkCluster } from "../../cluster/check.ts";
import { Cluster, type ClusterNode } from "../../cluster/cluster.ts";
import { Party } from "../../cluster/party.ts";
import type { Case } from "../../finding.ts";
import { pause, PATIENCE_MS } from "../../scratch.ts";

const KILLS = { long: 200, short: 5 };
const LANES = { long: 12, short: 6 };
const MOVES_BETWEEN = 30;
/** In the short run on a machine that does much else, only what never comes is a finding. */
const GOES_ON_MS = { long: 5_000, short: PATIENCE_MS };

/** One of three houses dies in the middle of its work, again and again; the others go on for it. */
export const clusterKilled: Case = {
  name: "cluster: nodes die under load",
  async run(size, minutes = Number.POSITIVE_INFINITY) {
    const cluster = await Cluster.open({ nodes: 3 });
    try {
      const party = new Party(cluster.address, { lanes: LANES[size], thinkMs: 20, botEvery: 4 });
      const violations: string[] = [];
      const waits: number[] = [];
      const end = performance.now() + minutes * 60_000;
      let starting = Promise.resolve();
      let kill = 0;
      for (; kill < KILLS[size] && performance.now() < end; kill++) {
        if (!(await party.more(MOVES_BETWEEN))) violations.push(`nobody could play before kill ${kill + 1}`);
        await starting;
        await pause((kill * 37) % 300);
        const node = cluster.nodes[kill % cluster.nodes.length] as ClusterNode;
        await node.kill();
        const wait = await party.goesOnAfter(PATIENCE_MS);
        if (wait === null || wait > GOES_ON_MS[size])
          violations.push(
            `after kill ${kill + 1} play went on after ${wait === null ? "no time" : `${Math.round(wait)} ms`}`,
          );
        if (wait !== null) waits.push(wait);
        starting = node.start();
        if (kill % 10 === 9) process.stderr.write(`  ${kill + 1} kills, ${party.total} moves\n`);
      }
      await starting;
      const checked = await checkCluster(cluster, party);
      const [worst, half] = [Math.max(...waits), waits.toSorted((a, b) => a - b)[waits.length >> 1] ?? 0];
      return {
        happened: `${kill} kills, ${checked.matches} matches, ${checked.acknowledged} acknowledged moves, ${checked.views} views and frames compared; all matches went on after ${seconds(half)} s (median), ${seconds(worst)} s (worst)`,
        violations: [...violations, ...checked.violations],
      };
    } finally {
      await cluster.close();
    }
  },
};

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(1);
}
