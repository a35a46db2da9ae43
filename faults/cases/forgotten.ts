import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openClient } from "@safehouse/protocol";
import { checkAll } from "../check.ts";
import type { Case } from "../finding.ts";
import { freePort } from "../../scripts/free-port.ts";
import { HouseProcess } from "../house.ts";
import { openPlayers, Player } from "../player.ts";
import { until, withFolder } from "../scratch.ts";

const MOVES = { long: 200, short: 25 };

/** The process dies, and one bit in the middle of the write-ahead file has changed: SQLite forgets all later commits without a word. */
export const forgotten: Case = {
  name: "a flipped bit in the write-ahead file",
  run: (size) =>
    withFolder(async (data) => {
      const port = await freePort();
      let house = await HouseProcess.open({ data, port });
      try {
        const playUntil = async (players: readonly Player[], moves: number): Promise<void> => {
          const total = (): number => players.reduce((sum, { acknowledged }) => sum + acknowledged, 0);
          await until(() => total() >= moves || players.every(({ isOver }) => isOver));
          await Promise.all(players.map((player) => player.leave(5_000)));
        };
        // These are at rest before the damage: all of theirs lies before it.
        const quiet = await openPlayers(house.address, 1);
        await playUntil(quiet, 5);
        const wal = join(data, "safehouse.db-wal");
        const before = statSync(wal).size;
        const victims: Player[] = [];
        const acknowledged = (): number => victims.reduce((sum, player) => sum + player.acknowledged, 0);
        for (let seed = 2; acknowledged() < MOVES[size]; seed++) {
          const players = await openPlayers(house.address, seed);
          victims.push(...players);
          await playUntil(players, MOVES[size] - acknowledged());
        }
        await house.kill();
        flipBit(wal, (before + statSync(wal).size) >> 1);

        house = await HouseProcess.open({ data, port });
        const client = openClient({ server: house.address });
        const violations: string[] = [];
        const checked = await checkWhileOpen(client, victims);
        if (checked.whole === checked.all) violations.push("nothing was lost: the case shows nothing");
        for (const silent of checked.silent) violations.push(`the match ${silent} lost moves, and nobody said so`);
        const health = (await (await fetch(`${house.address}/api/health`)).json()) as { lost?: { commits: number } };
        if (!((health.lost?.commits ?? 0) > 0)) violations.push("the health check says nothing of it");
        if (!house.errors.includes("acknowledged commits are lost")) violations.push("the log says nothing of it");
        const [first] = quiet;
        const look = first === undefined ? null : await client.getMatch(first.diary.match);
        if (look?.result !== "done") violations.push(`the match at rest answers ${look?.status}`);
        const fresh = await openPlayers(house.address, 99);
        await playUntil(fresh, 5);
        if (!fresh.some((player) => player.acknowledged > 0)) violations.push("nobody could play on");
        await house.close();
        const others = await checkAll(
          data,
          [...quiet, ...fresh].map(({ diary }) => diary),
        );
        return {
          happened: `${acknowledged()} moves in ${checked.all} matches, ${checked.all - checked.whole} lost some and are set apart, ${health.lost?.commits} commits gone and told, others play on`,
          violations: [...violations, ...others.violations],
        };
      } finally {
        await house.close();
      }
    }),
};

/** A match that answers must have every move that was acknowledged. */
async function checkWhileOpen(client: ReturnType<typeof openClient>, players: readonly Player[]) {
  const matches = Map.groupBy(players, ({ diary }) => diary.match);
  const silent: string[] = [];
  let whole = 0;
  for (const [match, seats] of matches) {
    const look = await client.getMatch(match);
    const seen = Math.max(...seats.flatMap(({ diary }) => diary.answers.map(({ n }) => n)));
    if (look.result === "done" && look.value.n >= seen) whole++;
    // 404: the match itself is gone, and named in the log.
    else if (look.status !== 503 && look.status !== 404) silent.push(match.slice(0, 8));
  }
  return { all: matches.size, whole, silent };
}

function flipBit(file: string, at: number): void {
  const bytes = readFileSync(file);
  bytes[at] = (bytes[at] as number) ^ 1;
  writeFileSync(file, bytes);
}
