import { checkCluster } from "../../cluster/check.ts";
import { Cluster, type ClusterNode } from "../../cluster/cluster.ts";
import { Party } from "../../cluster/party.ts";
import type { Case } from "../../finding.ts";
import { pause, PATIENCE_MS } from "../../scratch.ts";
import { megabytes } from "../crowd.ts";

const MINUTE = 60_000;
/** Two, three, or one before a bot of the house at a table: two hundred in all. */
const LANES = 85;
const BOT_EVERY = 8;
const THINK_MS = 900;
const MINUTES = { long: 20, short: 1 };

/** A whole evening: two hundred play, every minute a house dies, and twice the database is restarted. */
export const evening: Case = {
  name: "evening on three nodes",
  async run(size, minutes = MINUTES[size]) {
    const cluster = await Cluster.open({ nodes: 3 });
    try {
      const party = new Party(cluster.address, { lanes: LANES, thinkMs: THINK_MS, botEvery: BOT_EVERY });
      const start = performance.now();
      const violations: string[] = [];
      const waits = { kill: [] as number[], restart: [] as number[] };
      const restarts = new Set([Math.floor(minutes / 3), Math.floor((2 * minutes) / 3)]);
      let memory = 0;
      for (let minute = 0; minute < minutes; minute++) {
        await pause(Math.max(0, start + (minute + 0.5) * MINUTE - performance.now()));
        const node = cluster.nodes[minute % cluster.nodes.length] as ClusterNode;
        memory = Math.max(memory, megabytes(node.house.pid));
        await note(party, waits.kill, violations, `minute ${minute + 1}: a house died`, () => node.kill());
        const { slowest } = party;
        await node.start();
        if (restarts.has(minute)) {
          await note(party, waits.restart, violations, `minute ${minute + 1}: Postgres was restarted`, async () => {
            await cluster.postgres.stop();
            await cluster.postgres.start();
          });
        }
        process.stderr.write(
          `  minute ${minute + 1}: ${party.players} players, ${party.total} moves, went on after ${waits.kill.at(-1)?.toFixed(0)} ms, last ${slowest}; ${memory} MB\n`,
        );
      }
      await pause(Math.max(0, start + minutes * MINUTE - performance.now()));
      const [seconds, players] = [(performance.now() - start) / 1000, party.players];
      const checked = await checkCluster(cluster, party);
      const worst = (list: readonly number[]): string => (Math.max(0, ...list) / 1000).toFixed(1);
      return {
        happened: `${minutes} minutes, ${players} players, ${waits.kill.length} kills, ${waits.restart.length} restarts of Postgres; ${checked.matches} matches, ${checked.acknowledged} acknowledged moves (${(checked.acknowledged / seconds).toFixed(0)} a second), ${checked.entries} entries, ${checked.views} views and frames compared; all matches went on ${worst(waits.kill)} s after a death and ${worst(waits.restart)} s after a restart at the latest; ${memory} MB a house at most`,
        violations: [...violations, ...checked.violations],
      };
    } finally {
      await cluster.close();
    }
  },
};

async function note(
  party: Party,
  waits: number[],
  violations: string[],
  what: string,
  act: () => Promise<void>,
): Promise<void> {
  await act();
  const wait = await party.goesOnAfter(PATIENCE_MS);
  if (wait === null) violations.push(`${what}, and play did not go on`);
  else waits.push(wait);
}
