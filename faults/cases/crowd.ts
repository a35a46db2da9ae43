import { readFileSync } from "node:fs";
import { type LiveMatch, openClient } from "@safehouse/protocol";
import type { Case } from "../finding.ts";
import { freePort } from "../../scripts/free-port.ts";
import { HouseProcess } from "../house.ts";
import { makeMatch } from "../player.ts";
import { until, withFolder } from "../scratch.ts";

const CLIENTS = { long: 2_000, short: 200 };
const EACH_MATCH = 10;
const PATIENCE = { firstWait: 100, longestWait: 2_000, answer: 15_000, silence: 60_000 };

/** The server dies; everybody comes back at once, knows all that happened, and is told what happens next. */
export const crowd: Case = {
  name: "2,000 clients reconnect at once",
  run: (size) =>
    withFolder(async (data) => {
      const count = CLIENTS[size];
      const port = await freePort();
      let house = await HouseProcess.open({ data, port });
      const client = openClient({ server: house.address, patience: PATIENCE });
      const lives: LiveMatch[] = [];
      try {
        const matches = [];
        for (let i = 0; i < count / EACH_MATCH; i++) matches.push(await makeMatch(client, i));
        for (const { id } of matches) for (let i = 0; i < EACH_MATCH; i++) lives.push(client.match(id));
        const here = (): number => lives.filter(({ isCurrent }) => isCurrent).length;
        const violations: string[] = [];
        if (!(await until(() => here() === count))) violations.push(`${here()} of ${count} came at first`);
        await house.kill();
        await until(() => lives.every(({ connection }) => connection.status !== "open"), 10_000);
        house = await HouseProcess.open({ data, port });
        const start = performance.now();
        if (!(await until(() => here() === count))) violations.push(`${here()} of ${count} came back`);
        const seconds = (performance.now() - start) / 1000;
        const goals = await Promise.all(matches.map((match) => moveOnce(client, match)));
        const goal = new Map(matches.map(({ id }, i) => [id, goals[i] as number]));
        const told = (): number => lives.filter(({ id, state }) => (state?.n ?? 0) >= (goal.get(id) as number)).length;
        if (!(await until(() => told() === count))) violations.push(`${told()} of ${count} saw the next move`);
        return {
          happened: `${count} back after ${seconds.toFixed(1)} s, all saw the next move; ${megabytes(house.pid)} MB resident`,
          violations,
        };
      } finally {
        for (const live of lives) live.close();
        await house.close();
      }
    }),
};

async function moveOnce(
  client: ReturnType<typeof openClient>,
  { id, tokens }: { id: string; tokens: readonly string[] },
): Promise<number> {
  for (const token of tokens) {
    const look = await client.getMatch(id, { token });
    const first = look.result === "done" ? look.value.moves[0] : undefined;
    if (look.result !== "done" || first === undefined) continue;
    const { decision, move } = first;
    const answer = await client.postMove(id, token, { command: "next", n: look.value.n, decision, move });
    // A sealed answer is published later: then what was known stays the goal.
    if (answer.result === "done") return (await published(client, id)) ?? answer.n;
  }
  throw new Error("nobody could move");
}

async function published(client: ReturnType<typeof openClient>, id: string): Promise<number | null> {
  const look = await client.getMatch(id);
  return look.result === "done" ? look.value.n : null;
}

export function megabytes(pid: number): number {
  try {
    const pages = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]);
    return Math.round(pages / 1024);
  } catch {
    return Number.NaN;
  }
}
