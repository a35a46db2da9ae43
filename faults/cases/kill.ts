import { checkAll } from "../check.ts";
import type { Case } from "../finding.ts";
import { freePort } from "../../scripts/free-port.ts";
import { HouseProcess } from "../house.ts";
import { openPlayers, type Player } from "../player.ts";
import { pause, until, withFolder } from "../scratch.ts";

const MATCHES = 10;
const KILLS = { long: 60, short: 3 };
const THINK_MS = 2;
const MOVES_BETWEEN = 40;

/** The server dies in the middle of its work, again and again; the clients know nothing of it and play on. */
export const killed: Case = {
  name: "kill -9 under load",
  run: (size) =>
    withFolder(async (data) => {
      const port = await freePort();
      let house = await HouseProcess.open({ data, port });
      const everybody: Player[] = [];
      let isPlaying = true;
      const playOn = async (lane: number): Promise<void> => {
        for (let round = 0; isPlaying; round++) {
          const players = await openPlayers(house.address, lane * 1_000 + round, 2 + (lane % 2), THINK_MS);
          everybody.push(...players);
          await until(() => !isPlaying || players.every(({ isOver }) => isOver), 600_000);
          await Promise.all(players.map((player) => player.leave(15_000)));
        }
      };
      const total = (): number => everybody.reduce((sum, player) => sum + player.acknowledged, 0);
      const lanes = Array.from({ length: MATCHES }, (_, lane) => playOn(lane));
      let idleRounds = 0;
      const kills = KILLS[size];
      for (let kill = 0; kill < kills; kill++) {
        const before = total();
        if (!(await until(() => total() > before + MOVES_BETWEEN))) idleRounds++;
        await pause((kill * 37) % 300);
        await house.kill();
        house = await HouseProcess.open({ data, port });
      }
      const last = total();
      const goesOn = await until(() => total() > last + MATCHES);
      isPlaying = false;
      await Promise.all(lanes);
      await house.close();
      const checked = await checkAll(
        data,
        everybody.map(({ diary }) => diary),
      );
      const violations = [...checked.violations];
      if (idleRounds > 0) violations.push(`nobody could play after ${idleRounds} of the restarts`);
      if (!goesOn) violations.push("nobody could play after the last restart");
      return {
        happened: `${kills} kills, ${checked.matches} matches, ${checked.acknowledged} acknowledged moves, ${checked.views} views and frames compared`,
        violations,
      };
    }),
};
