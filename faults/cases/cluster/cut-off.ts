import { checkCluster } from "../../cluster/check.ts";
import { Cluster, type ClusterNode } from "../../cluster/cluster.ts";
import { makeNamespace, type Namespace } from "../../cluster/namespace.ts";
import { Party } from "../../cluster/party.ts";
import type { Case } from "../../finding.ts";
import { pause, PATIENCE_MS } from "../../scratch.ts";

const ROUNDS = { long: 12, short: 2 };
const AWAY_MS = { long: 12_000, short: 4_000 };
const LANES = 10;

/** Houses in networks of their own: the cable of one after the other is pulled, and put back. */
export const cutOff: Case = {
  name: "cluster: nodes cut off in network namespaces",
  async run(size) {
    const namespaces: Namespace[] = [];
    for (let i = 0; i < 3; i++) {
      const namespace = makeNamespace(i);
      if (namespace !== null) namespaces.push(namespace);
    }
    try {
      if (namespaces.length < 3) {
        return { happened: "", violations: [], unproven: "this account can make no network namespaces" };
      }
      const cluster = await Cluster.open({ nodes: 3, special: namespaces });
      try {
        const party = new Party(cluster.address, { lanes: LANES, thinkMs: 20, botEvery: 5 });
        const violations: string[] = [];
        const waits: number[] = [];
        for (let round = 0; round < ROUNDS[size]; round++) {
          if (!(await party.more(LANES * 2))) violations.push(`nobody could play before round ${round + 1}`);
          const [namespace, node] = [namespaces[round % 3] as Namespace, cluster.nodes[round % 3] as ClusterNode];
          namespace.cutOff();
          const [wait] = await Promise.all([party.goesOnAfter(PATIENCE_MS), pause(AWAY_MS[size])]);
          if (wait === null) violations.push(`play did not go on in round ${round + 1}`);
          else waits.push(wait);
          namespace.joinAgain();
          if (!node.house.isRunning) violations.push(`a house went down: ${node.house.errors}`);
        }
        const checked = await checkCluster(cluster, party);
        return {
          happened: `${ROUNDS[size]} times for ${AWAY_MS[size] / 1000} s, ${checked.matches} matches, ${checked.acknowledged} acknowledged moves, ${checked.views} views and frames compared; all matches went on after ${(Math.max(...waits) / 1000).toFixed(1)} s at the latest`,
          violations: [...violations, ...checked.violations],
        };
      } finally {
        await cluster.close();
      }
    } finally {
      for (const namespace of namespaces) namespace.remove();
    }
  },
};
