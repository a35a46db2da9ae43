import { checkCluster } from "../../cluster/check.ts";
import { Cluster } from "../../cluster/cluster.ts";
import { Party } from "../../cluster/party.ts";
import type { Case } from "../../finding.ts";
import { pause, PATIENCE_MS } from "../../scratch.ts";

const MINUTE = 60_000;
const CLOCKS = [0, MINUTE, -MINUTE];
const MASK_MS = 300;
const MOVES = { long: 2_000, short: 150 };
const LANES = 10;
const GLANCE_MS = 500;
const preload = new URL("../../cluster/shift-clock.ts", import.meta.url).href;

/** One house is a minute ahead, another a minute behind; answers are masked, so that time matters to every match. */
export const clocksApart: Case = {
  name: "cluster: clocks apart by a minute",
  async run(size) {
    const special = CLOCKS.map((shift) => ({
      env: { FAULTS_CLOCK_MS: `${shift}`, NODE_OPTIONS: `--import=${preload}` },
    }));
    const cluster = await Cluster.open({ nodes: 3, special, settings: [`--mask=${MASK_MS}`] });
    try {
      const party = new Party(cluster.address, { lanes: LANES, thinkMs: 10, botEvery: 5 });
      const violations: string[] = [];
      let worst = 0;
      if (!(await party.more(LANES))) violations.push("nobody could play");
      for (const goal = party.total + MOVES[size]; party.total < goal;) {
        await pause(GLANCE_MS);
        const wait = await party.goesOnAfter(PATIENCE_MS);
        if (wait === null) {
          violations.push("play did not go on");
          break;
        }
        worst = Math.max(worst, wait);
      }
      if (worst > MINUTE / 2) violations.push(`somebody waited for ${worst} ms`);
      const checked = await checkCluster(cluster, party);
      return {
        happened: `${checked.matches} matches with answers masked for ${MASK_MS} ms, ${checked.acknowledged} acknowledged moves, ${checked.views} views and frames compared; nobody waited longer than ${(worst / 1000).toFixed(1)} s for the next entry`,
        violations: [...violations, ...checked.violations],
      };
    } finally {
      await cluster.close();
    }
  },
};
