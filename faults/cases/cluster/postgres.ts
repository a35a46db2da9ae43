import { checkCluster } from "../../cluster/check.ts";
import { Cluster } from "../../cluster/cluster.ts";
import { Party } from "../../cluster/party.ts";
import { signalServer } from "../../cluster/processes.ts";
import { addStandby, promote } from "../../cluster/standby.ts";
import { askingAll, type Word, wrongWords } from "../../cluster/words.ts";
import type { Case, Finding, Size } from "../../finding.ts";
import { pause, PATIENCE_MS } from "../../scratch.ts";

const LANES = 10;
const TIMES = { long: 10, short: 2 };
/** At least until every house has given up waiting for the answer. */
const PAUSED_MS = { long: 25_000, short: 1_000 };
const MOVES_BETWEEN = 60;

export const postgresRestarted: Case = {
  name: "cluster: Postgres restarted",
  run: (size) =>
    disturbed(size, async (cluster, round) => {
      const asking = await askingAll(cluster);
      // In order, and as if its machine had died.
      await cluster.postgres.stop(round % 2 === 0 ? "stop" : "kill");
      const words = await asking();
      await cluster.postgres.start();
      return words;
    }),
};

export const postgresPaused: Case = {
  name: "cluster: Postgres paused",
  run: (size) =>
    disturbed(
      size,
      async (cluster) => {
        const asking = await askingAll(cluster);
        signalServer(cluster.postgres, "SIGSTOP");
        try {
          const [words] = await Promise.all([asking(), pause(PAUSED_MS[size])]);
          return words;
        } finally {
          signalServer(cluster.postgres, "SIGCONT");
        }
      },
      { long: 3, short: 1 },
    ),
};

/**
 * The houses lose their way to the primary, the standby takes over, and only then the old primary dies: as long as it lives it may
 * commit nothing, because nobody follows it.
 */
export const postgresFailedOver: Case = {
  name: "cluster: failover to the standby",
  run: (size) =>
    disturbed(
      size,
      async (cluster) => {
        const old = cluster.postgres;
        const asking = await askingAll(cluster);
        const standby = await addStandby(old);
        await pause(2_000);
        const lines = cluster.nodes.map(({ toDatabase }) => toDatabase);
        for (const line of lines) line.isShut = true;
        await promote(standby);
        for (const line of lines) line.cut();
        const words = await asking();
        await old.stop("kill");
        cluster.follow(standby);
        for (const line of lines) line.isShut = false;
        return words;
      },
      { long: 3, short: 1 },
    ),
};

/** People play; something happens to the database; everything goes on by itself. */
async function disturbed(
  size: Size,
  disturb: (cluster: Cluster, round: number) => Promise<readonly Word[]>,
  times: { readonly [size in Size]: number } = TIMES,
): Promise<Finding> {
  const cluster = await Cluster.open({ nodes: 3 });
  try {
    const party = new Party(cluster.address, { lanes: LANES, thinkMs: 20, botEvery: 5 });
    const violations: string[] = [];
    const waits: number[] = [];
    const words: Word[] = [];
    for (let round = 0; round < times[size]; round++) {
      if (!(await party.more(MOVES_BETWEEN))) violations.push(`nobody could play before round ${round + 1}`);
      words.push(...(await disturb(cluster, round)));
      const wait = await party.goesOnAfter(PATIENCE_MS);
      if (wait === null) violations.push(`play did not go on after round ${round + 1}`);
      else waits.push(wait);
    }
    for (const { house } of cluster.nodes) if (!house.isRunning) violations.push(`a house went down: ${house.errors}`);
    const checked = await checkCluster(cluster, party);
    const slowest = Math.max(0, ...words.map(({ afterMs }) => afterMs));
    const codes = [...new Set(words.map(({ status, code }) => `${status} ${code}`))];
    return {
      happened: `${times[size]} times, ${checked.matches} matches, ${checked.acknowledged} acknowledged moves, ${checked.views} views and frames; meanwhile the houses said ${codes.join(", ") || "nothing"} (after ${seconds(slowest)} s at most); all matches went on ${seconds(Math.max(...waits))} s after it was back at the latest`,
      violations: [...violations, ...wrongWords(words), ...checked.violations],
    };
  } finally {
    await cluster.close();
  }
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(1);
}
