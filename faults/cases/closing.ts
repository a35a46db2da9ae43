import { freePort } from "../../scripts/free-port.ts";
import { type Checked, checkAll } from "../check.ts";
import { checkCluster } from "../cluster/check.ts";
import { Cluster, type ClusterNode } from "../cluster/cluster.ts";
import { Party } from "../cluster/party.ts";
import type { Case, Finding, Size } from "../finding.ts";
import { HouseProcess } from "../house.ts";
import { PATIENCE_MS, withFolder } from "../scratch.ts";

/** Of two and three people in turn: some 200 clients. */
const LANES = { long: 80, short: 6 };
const ROUNDS = { long: 10, short: 2 };
const MOVES_BETWEEN = { long: 400, short: 30 };
const THINK_MS = 50;

/** What is closed and opened again, round by round. */
interface Closing {
  readonly address: string;
  /** Resolves with the exit status; null if it had to be killed. */
  close(round: number): Promise<number | null>;
  open(round: number): Promise<void>;
  check(party: Party): Promise<Checked>;
}

/** A house is asked to close while everybody plays on it, and opened again. */
export const houseClosed: Case = {
  name: "SIGTERM under load",
  run: (size) =>
    withFolder(async (data) => {
      const options = { data, port: await freePort() };
      let house = await HouseProcess.open(options);
      return closeUnderLoad(size, {
        address: house.address,
        close: () => house.close(),
        open: async () => void (house = await HouseProcess.open(options)),
        async check(party) {
          const wrong = await party.end();
          await house.close();
          const checked = await checkAll(data, party.diaries);
          return { ...checked, violations: [...wrong, ...checked.violations] };
        },
      });
    }),
};

/** One of three houses on a Postgres after the other, as for a new release. */
export const clusterClosed: Case = {
  name: "cluster: SIGTERM under load",
  async run(size) {
    const cluster = await Cluster.open({ nodes: 3 });
    const node = (round: number): ClusterNode => cluster.nodes[round % 3] as ClusterNode;
    try {
      return await closeUnderLoad(size, {
        address: cluster.address,
        close: (round) => node(round).stop(),
        open: (round) => node(round).start(),
        check: (party) => checkCluster(cluster, party),
      });
    } finally {
      await cluster.close();
    }
  },
};

async function closeUnderLoad(size: Size, { address, close, open, check }: Closing): Promise<Finding> {
  const party = new Party(address, { lanes: LANES[size], thinkMs: THINK_MS, botEvery: 10 });
  const violations: string[] = [];
  const times: number[] = [];
  let players = 0;
  for (let round = 0; round < ROUNDS[size]; round++) {
    if (!(await party.more(MOVES_BETWEEN[size]))) violations.push(`nobody could play before round ${round + 1}`);
    players = Math.max(players, party.players);
    const start = performance.now();
    const status = await close(round);
    times.push(performance.now() - start);
    // In the short run, on a machine that does much else, only what is lost is a finding.
    if (status !== 0 && size === "long")
      violations.push(`round ${round + 1}: ${status === null ? "did not close" : `status ${status}`}`);
    await open(round);
    if ((await party.goesOnAfter(PATIENCE_MS)) === null) violations.push(`no play after round ${round + 1}`);
  }
  const checked = await check(party);
  const [worst, half] = [Math.max(...times), times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0];
  return {
    happened: `${times.length} times, ${players} clients; closed after ${half.toFixed(0)} ms (median), ${worst.toFixed(0)} ms (worst); ${checked.matches} matches, ${checked.acknowledged} acknowledged moves, ${checked.views} views and frames compared`,
    violations: [...violations, ...checked.violations],
  };
}
