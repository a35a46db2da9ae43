import { openClient } from "@safehouse/protocol";
import { checkCluster } from "../../cluster/check.ts";
import { Cluster } from "../../cluster/cluster.ts";
import { Party } from "../../cluster/party.ts";
import type { Case } from "../../finding.ts";
import { makeMatch } from "../../player.ts";
import { PATIENCE_MS, until } from "../../scratch.ts";

const OLD = { FAULTS_RULES: "0" };
const NEW = { FAULTS_RULES: "0,1" };
const LANES = 8;

/** Houses with new rules take the place of old ones, one by one, while people play. */
export const upgraded: Case = {
  name: "cluster: rolling upgrade with a changed rule",
  async run() {
    const cluster = await Cluster.open({ nodes: 3, special: [{ variant: OLD }, { variant: OLD }, { variant: OLD }] });
    try {
      const party = new Party(cluster.address, { lanes: LANES, thinkMs: 20, botEvery: 4 });
      const violations: string[] = [];
      const rules: (number | undefined)[] = [];
      const makers = cluster.nodes.map(({ address }) => openClient({ server: address }));
      const rulesNow = async (): Promise<Set<number | undefined>> => {
        const made = await Promise.all(makers.map((maker, i) => makeMatch(maker, i)));
        return cluster.withStore(async (store) => {
          const found = await Promise.all(made.map(({ id }) => store.findMatch(id)));
          return new Set(found.map((match) => match?.rules));
        });
      };
      for (const node of cluster.nodes) {
        await party.more(LANES);
        const goesOn = party.goesOnAfter(PATIENCE_MS);
        await node.stop();
        await node.start({ variant: NEW });
        if ((await goesOn) === null) violations.push("play did not go on");
        const isLast = node === cluster.nodes.at(-1);
        // Houses hear of each other after a moment.
        const settled = await until(async () => {
          const all = await rulesNow();
          rules.push(...all);
          if (!isLast && all.has(1)) violations.push("a match began under rules that not all houses know");
          return !isLast || (all.size === 1 && all.has(1));
        }, 30_000);
        if (!settled) violations.push("new matches do not take the new rules once all know them");
      }
      const checked = await checkCluster(cluster, party);
      return {
        happened: `3 houses replaced one by one; new matches took rules ${rules.join(", ")}; ${checked.matches} matches, ${checked.acknowledged} acknowledged moves, ${checked.views} views and frames compared`,
        violations: [...violations, ...checked.violations],
      };
    } finally {
      await cluster.close();
    }
  },
};
