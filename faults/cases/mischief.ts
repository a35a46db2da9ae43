import { fastRandom } from "@safehouse/chance";
import { checkAll } from "../check.ts";
import type { Case } from "../finding.ts";
import { freePort } from "../../scripts/free-port.ts";
import { HouseProcess } from "../house.ts";
import { openPlayers } from "../player.ts";
import { openProxy } from "../proxy.ts";
import { pause, until, withFolder } from "../scratch.ts";

const MATCHES = { long: 20, short: 4 };
const MOVES = { long: 3_000, short: 200 };
const LATEST_MS = 1_500;

export const meddled: Case = {
  name: "duplicate, reordered, late commands",
  run: (size) =>
    withFolder(async (data) => {
      const port = await freePort();
      const house = await HouseProcess.open({ data, port });
      const proxy = await openProxy(port, fastRandom(11));
      try {
        const matches = Array.from({ length: MATCHES[size] }, (_, i) =>
          openPlayers(house.address, 50 + i, 3, 0, proxy.address),
        );
        const players = (await Promise.all(matches)).flat();
        const total = (): number => players.reduce((sum, player) => sum + player.acknowledged, 0);
        await until(() => total() >= MOVES[size] || players.every(({ isOver }) => isOver));
        await pause(LATEST_MS);
        await Promise.all(players.map((player) => player.leave(10_000)));
        await house.close();
        const checked = await checkAll(
          data,
          players.map(({ diary }) => diary),
        );
        const { duplicates, reordered, late } = proxy.mischief;
        const violations = [...checked.violations];
        if (checked.acknowledged < MATCHES[size] * 10) violations.push("hardly anybody could play");
        return {
          happened: `${checked.acknowledged} moves; ${duplicates} frames sent twice, ${reordered} out of order, ${late} again after a second`,
          violations,
        };
      } finally {
        proxy.close();
        await house.close();
      }
    }),
};
