import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { openClient } from "@safehouse/protocol";
import { checkAll } from "../check.ts";
import type { Case } from "../finding.ts";
import { freePort } from "../../scripts/free-port.ts";
import { HouseProcess } from "../house.ts";
import { openPlayers } from "../player.ts";
import { until, withFolder } from "../scratch.ts";

const MATCHES = 6;
/** Of 4 kB. */
const PAGES = "40";

/** The disk has no room left while people play, and later has room again. */
export const fullDisk: Case = {
  name: "disk full, and space again",
  run: () =>
    withFolder(async (folder) => {
      const disk = join(folder, "disk");
      mkdirSync(disk);
      const isMounted = mount("-t", "tmpfs", "-o", "size=1m", "tmpfs", disk);
      try {
        return await playUntilFull(disk, isMounted);
      } finally {
        if (isMounted) spawnSync("umount", [disk]);
      }
    }),
};

async function playUntilFull(disk: string, isMounted: boolean) {
  const data = join(disk, "data");
  const port = await freePort();
  let house = await HouseProcess.open({ data, port, ...(isMounted ? {} : { variant: { FAULTS_PAGES: PAGES } }) });
  try {
    const client = openClient({ server: house.address });
    const tables = await Promise.all(Array.from({ length: MATCHES }, (_, i) => openPlayers(house.address, i, 3, 2)));
    const players = tables.flat();
    const violations: string[] = [];
    const refused = (): number =>
      players.reduce((sum, { diary }) => sum + diary.answers.filter(({ status }) => status === 503).length, 0);
    // The matches may be over before the disk is full; then new ones fill it.
    let isFull = false;
    for (let round = 0; !isFull && round < 60; round++) {
      isFull = await until(() => refused() > 0 || players.every(({ isOver }) => isOver)).then(() => refused() > 0);
      const human = { kind: "human" } as const;
      if (!isFull) {
        const made = await client.createMatch({ game: "klaumau", seats: [human, human], seed: `${round}` });
        if (made.result === "failed") break;
        players.push(...(await openPlayers(house.address, 100 + round, 3)));
      }
    }
    if (!isFull) violations.push("the disk never became full");
    // A short write may still fit where a longer one did not.
    let health = 200;
    const noticed = async (): Promise<boolean> => {
      health = (await fetch(`${house.address}/api/health`)).status;
      return health === 503;
    };
    if (!(await until(noticed))) violations.push(`health answers ${health} on a full disk`);
    if (!house.isRunning) violations.push("the house went down");
    const before = players.reduce((sum, player) => sum + player.acknowledged, 0);
    if (isMounted) mount("-o", "remount,size=64m", disk);
    else {
      await house.close();
      house = await HouseProcess.open({ data, port });
    }
    const after = (): number => players.reduce((sum, player) => sum + player.acknowledged, 0);
    if (!(await until(() => after() > before + 20 || players.every(({ isOver }) => isOver)))) {
      violations.push("nobody could play on when there was space again");
    }
    const { status } = await fetch(`${house.address}/api/health`);
    if (status !== 200) violations.push(`health answers ${status} though there is space again`);
    await Promise.all(players.map((player) => player.leave(10_000)));
    await house.close();
    const checked = await checkAll(
      data,
      players.map(({ diary }) => diary),
    );
    return {
      happened: `${isMounted ? "tmpfs of 1 MB" : "database of 160 kB"}: ${before} moves, then ${refused()} answers 503, health ${health}; with space ${after() - before} more`,
      violations: [...violations, ...checked.violations],
    };
  } finally {
    await house.close();
  }
}

function mount(...args: string[]): boolean {
  return process.platform === "linux" && spawnSync("mount", args).status === 0;
}
