import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openClient } from "@safehouse/protocol";
import { checkAll } from "../check.ts";
import type { Case } from "../finding.ts";
import { freePort } from "../../scripts/free-port.ts";
import { HouseProcess } from "../house.ts";
import { makeMatch, openPlayers, Player } from "../player.ts";
import { until, withFolder } from "../scratch.ts";

/** Rules that throw set their match apart; a match of sound rules beside it plays on. */
export const throwing: Case = {
  name: "a match whose rules throw",
  run: () =>
    withFolder(async (data) => {
      const house = await HouseProcess.open({ data, port: await freePort(), variant: { FAULTS_GAMES: "odd" } });
      try {
        const client = openClient({ server: house.address });
        const bad = await makeMatch(client, 1, 2, "throwing");
        const good = await makeMatch(client, 2, 2, "plain");
        const seated = ({ id, tokens }: typeof bad): Player[] =>
          tokens.map((token, seat) => new Player(house.address, id, seat, token, seat));
        const [spoilt, sound] = [seated(bad), seated(good)];
        const violations: string[] = [];
        const isApart = async (): Promise<boolean> => (await client.getMatch(bad.id)).status === 503;
        if (!(await until(isApart))) violations.push("the match was not set apart");
        const before = Math.max(...sound.map((player) => player.acknowledged));
        const goesOn = (): boolean => sound.some((player) => player.isOver || player.acknowledged > before + 5);
        if (!(await until(goesOn))) violations.push("the other match did not go on");
        if (!house.isRunning) violations.push("the house went down");
        await Promise.all([...spoilt, ...sound].map((player) => player.leave(500)));
        return { happened: "the match answers 503 and is set apart, the other one went on", violations };
      } finally {
        await house.close();
      }
    }),
};

/** One byte of the database file changes while the house is closed. */
export const flipped: Case = {
  name: "a flipped byte in the database",
  run: () =>
    withFolder(async (data) => {
      const port = await freePort();
      let house = await HouseProcess.open({ data, port });
      try {
        const tables = await Promise.all([1, 2, 3].map((seed) => openPlayers(house.address, seed)));
        await until(() => tables.every((players) => players.some((player) => player.acknowledged >= 5)));
        const everybody = tables.flat();
        await Promise.all(everybody.map((player) => player.leave(5_000)));
        await house.close();
        const victim = tables[0]?.map(({ diary }) => diary).find((diary) => diary.done.size > 0);
        const [command] = victim === undefined ? [] : victim.done;
        if (victim === undefined || command === undefined) throw new Error("nobody has moved");
        flipByteOf(join(data, "safehouse.db"), command);
        house = await HouseProcess.open({ data, port });
        const client = openClient({ server: house.address });
        const violations: string[] = [];
        const { status } = await client.getMatch(victim.match);
        if (status !== 503) violations.push(`the damaged match answers ${status}`);
        for (const id of new Set(everybody.map(({ diary }) => diary.match))) {
          const look = await client.getMatch(id);
          if (id !== victim.match && look.result !== "done") violations.push(`a sound match answers ${look.status}`);
        }
        await house.close();
        const others = everybody.filter(({ diary }) => diary.match !== victim.match).map(({ diary }) => diary);
        const checked = await checkAll(data, others);
        const caught = await checkAll(data, [victim]);
        if (caught.violations.length === 0) violations.push("the checker did not notice the damage");
        return {
          happened: `one match set apart (503), ${checked.matches} others whole with ${checked.acknowledged} moves`,
          violations: [...violations, ...checked.violations],
        };
      } finally {
        await house.close();
      }
    }),
};

/** In the log line of this command; every place where the file has it, since a page may have been copied. */
function flipByteOf(file: string, command: string): void {
  const bytes = readFileSync(file);
  let found = 0;
  for (let at = bytes.indexOf(command); at >= 0; at = bytes.indexOf(command, at + 1)) {
    bytes[at] = (bytes[at] as number) ^ 1;
    found++;
  }
  if (found === 0) throw new Error("the line is not in the file");
  writeFileSync(file, bytes);
}
