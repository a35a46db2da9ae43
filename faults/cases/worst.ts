import { Worker } from "node:worker_threads";
import type { Case } from "../finding.ts";
import { freePort } from "../../scripts/free-port.ts";
import { HouseProcess } from "../house.ts";
import { pause, until, withFolder } from "../scratch.ts";
import type { AttackerData, AttackerReport, Statuses } from "../worst/attacker.ts";
import { newWaits, People, percentile, type Waits } from "../worst/people.ts";

const PEOPLE = { long: 50, short: 8 };
const AGAINST_BOTS = { long: 4, short: 2 };
const ENTRIES = { long: 4_000, short: 40 };
/** Of the long run; the short one ends when enough was played, however long that takes. */
const MEASURED_MS = 20_000;
const MOVES = { long: 200, short: 20 };
const STRIKE_MS = 50;
const FROM = "192.0.2.66";
/** What nobody notices is no harm, whatever it was before. */
const UNNOTICED_MS = 20;
const MOST_TIMES = 2;

/** One limited address does all it can at once, while others play. */
export const worst: Case = {
  name: "one address does its worst",
  run: (size) =>
    withFolder(async (data) => {
      const house = await HouseProcess.open({
        data,
        port: await freePort(),
        settings: ["--trust-proxy", "127.0.0.1"],
      });
      const attacker = new Attacker({
        server: house.address,
        from: FROM,
        entries: ENTRIES[size],
        pauseMs: STRIKE_MS,
      });
      const violations: string[] = [];
      let people: People | null = null;
      try {
        await attacker.ready;
        people = new People(house.address, PEOPLE[size], AGAINST_BOTS[size]);
        const measure = async (crowd: People): Promise<Waits> => {
          crowd.waits = newWaits();
          const isPlayed = await until(() => crowd.waits.moves.length >= MOVES[size] && crowd.waits.health.length > 0);
          if (!isPlayed) violations.push(`only ${crowd.waits.moves.length} moves were made`);
          if (size === "long") await pause(MEASURED_MS);
          return crowd.waits;
        };
        // The first matches are made, and threads begin.
        await measure(people);
        const quiet = await measure(people);
        attacker.begin();
        const attacked = await measure(people);
        const statuses = await attacker.end();
        violations.push(...people.failures.map((how) => `somebody else was turned away: ${how}`));
        if (!house.isRunning) violations.push("the house has ended");
        if (house.errors.includes("set apart")) violations.push("a match was set apart");
        violations.push(...wrongAnswers(statuses));
        if (size === "long") violations.push(...slowed(quiet, attacked));
        return { happened: [...figures(quiet, attacked), told(statuses)].join("; "), violations };
      } finally {
        await people?.leave();
        await attacker.kill();
        await house.close();
      }
    }),
};

class Attacker {
  readonly ready: Promise<unknown>;
  readonly #worker: Worker;
  readonly #ended: Promise<Statuses>;

  constructor(data: AttackerData) {
    this.#worker = new Worker(new URL("../worst/attacker.ts", import.meta.url), { workerData: data, execArgv: [] });
    const hear = <T>(pick: (report: AttackerReport) => T | undefined): Promise<T> =>
      new Promise((resolve, reject) => {
        this.#worker.once("error", reject);
        this.#worker.on("message", (report: AttackerReport) => {
          const found = pick(report);
          if (found !== undefined) resolve(found);
        });
      });
    this.ready = hear((report) => ("ready" in report ? report.ready : undefined));
    this.#ended = hear((report) => ("statuses" in report ? report.statuses : undefined));
    this.#ended.catch(() => {});
  }

  begin(): void {
    this.#worker.postMessage("begin");
  }

  end(): Promise<Statuses> {
    this.#worker.postMessage("end");
    return this.#ended;
  }

  async kill(): Promise<void> {
    await this.#worker.terminate();
  }
}

/** Whatever it does, it is refused in words; and it did all of it. */
function wrongAnswers(statuses: Statuses): string[] {
  return Object.entries(statuses).flatMap(([attack, counts]) => {
    const failed = (counts["500"] ?? 0) + (counts["502"] ?? 0);
    if (Object.keys(counts).length === 0) return [`${attack} was not even tried`];
    return failed > 0 ? [`${attack} got ${failed} answers that the house failed`] : [];
  });
}

function slowed(quiet: Waits, attacked: Waits): string[] {
  return (["moves", "health"] as const).flatMap((what) => {
    const [before, after] = [percentile(quiet[what], 0.99), percentile(attacked[what], 0.99)];
    if (after <= Math.max(UNNOTICED_MS, before * MOST_TIMES)) return [];
    return [`${what}: p99 was ${before.toFixed(0)} ms and is ${after.toFixed(0)} ms`];
  });
}

function figures(quiet: Waits, attacked: Waits): string[] {
  return (["moves", "bots", "health"] as const).map((what) => {
    const of = (share: number): string =>
      [quiet, attacked].map((waits) => percentile(waits[what], share).toFixed(0)).join(" → ");
    return `${what} p50 ${of(0.5)} ms, p99 ${of(0.99)} ms`;
  });
}

function told(statuses: Statuses): string {
  return Object.entries(statuses)
    .map(([attack, counts]) => {
      const answers = Object.entries(counts).filter(([status]) => status !== "0");
      return `${attack} ${answers.map(([status, count]) => `${count}×${status}`).join(" ") || "held"}`;
    })
    .join(", ");
}
