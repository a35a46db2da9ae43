import { checkCluster } from "../../cluster/check.ts";
import { Cluster } from "../../cluster/cluster.ts";
import { isNatsThere, Nats } from "../../cluster/nats.ts";
import { Paces } from "../../cluster/paces.ts";
import { Party } from "../../cluster/party.ts";
import type { Case } from "../../finding.ts";
import { until } from "../../scratch.ts";

const ROUNDS = { long: 5, short: 1 };
const MOVES = { long: 300, short: 60 };
const LANES = 10;
/** Each way; with the answer still within what a house waits for before it takes the server for gone. */
const SLOW_MS = 1_000;

/** What is done to the server, and how it is well again. */
const MOODS: { readonly [mood: string]: (nats: Nats) => Promise<() => Promise<void> | void> } = {
  well: async () => () => {},
  killed: async (nats) => {
    await nats.kill();
    return () => nats.start();
  },
  "cut off": async ({ line }) => {
    line.isMute = true;
    return () => {
      line.isMute = false;
      line.cut();
    };
  },
  slow: async ({ line }) => {
    line.delayMs = SLOW_MS;
    return () => void (line.delayMs = 0);
  },
};

/** Houses that tell each other of changes through NATS play on without it, and use it again when it is back. */
export const natsMeddled: Case = {
  name: "cluster: NATS killed, cut off, slow",
  async run(size) {
    if (!isNatsThere()) return { happened: "", violations: [], unproven: "there is no nats-server on this machine" };
    const nats = await Nats.open();
    const cluster = await Cluster.open({ nodes: 3, settings: ["--bus", nats.address] });
    try {
      const party = new Party(cluster.address, { lanes: LANES, thinkMs: 10, botEvery: 5 });
      const paces = new Paces(party);
      const violations: string[] = [];
      for (let round = 0; round < ROUNDS[size]; round++) {
        for (const [mood, begin] of Object.entries(MOODS)) {
          const before = nats.hints;
          const end = await begin(nats);
          if (!(await paces.play(mood, MOVES[size]))) violations.push(`nobody could play on a NATS that is ${mood}`);
          if (mood === "well" && nats.hints === before) violations.push("no house was told anything");
          if (mood === "killed" && !(await until(() => isBusAway(cluster)))) {
            violations.push("a house does not say that its bus is away");
          }
          await end();
          if (!(await until(async () => !(await isBusAway(cluster))))) violations.push("a house does not come back");
        }
      }
      const checked = await checkCluster(cluster, party);
      return {
        happened: `${nats.hints} times a house was told something; ${paces.describe()}; ${checked.matches} matches, ${checked.acknowledged} acknowledged moves, ${checked.views} views and frames compared`,
        violations: [...violations, ...checked.violations],
      };
    } finally {
      await cluster.close();
      await nats.close();
    }
  },
};

/** Whether any house says so. */
async function isBusAway({ nodes }: Cluster): Promise<boolean> {
  const told = await Promise.all(
    nodes.map(async ({ address }) => (await (await fetch(`${address}/api/health`)).json()) as { away?: string[] }),
  );
  return told.some(({ away }) => away?.includes("bus"));
}
