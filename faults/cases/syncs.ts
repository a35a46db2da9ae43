import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { openClient } from "@safehouse/protocol";
import type { Case } from "../finding.ts";
import { MARKS_FILE } from "../../packages/server/src/store/marks.ts";
import { freePort } from "../../scripts/free-port.ts";
import { HouseProcess } from "../house.ts";
import { makeMatch } from "../player.ts";
import { withFolder } from "../scratch.ts";

const MOVES = { long: 60, short: 12 };

interface Counted {
  readonly acknowledged: number;
  readonly syncs: number;
}

/**
 * A killed process does not lose what the machine has in its cache, so that killing proves nothing about the disk. What proves it is
 * the machine's own account: with one move under way at a time, no move is acknowledged without a sync of its own. A server that does
 * not sync must fail this very check.
 */
export const synced: Case = {
  name: "syncs reach the disk",
  async run(size) {
    if (spawnSync("strace", ["-V"]).status !== 0) {
      return { happened: "nothing was counted", violations: [], unproven: "there is no strace" };
    }
    const full = await count(MOVES[size], "full");
    const off = await count(MOVES[size], "off");
    const violations: string[] = [];
    if (isCaught(full)) violations.push(`${full.acknowledged} moves were acknowledged with ${full.syncs} syncs`);
    if (!isCaught(off)) violations.push(`without syncs the check counted ${off.syncs} and noticed nothing`);
    return {
      happened: `${full.acknowledged} moves one after another: ${full.syncs} syncs; switched off: ${off.acknowledged} moves, ${off.syncs} syncs, caught`,
      violations,
    };
  },
};

function isCaught({ acknowledged, syncs }: Counted): boolean {
  return acknowledged === 0 || syncs < acknowledged;
}

function count(moves: number, sync: "full" | "off"): Promise<Counted> {
  return withFolder(async (folder) => {
    const trace = join(folder, "trace");
    const data = join(folder, "data");
    const house = await HouseProcess.open({
      data,
      port: await freePort(),
      wrap: ["strace", "-D", "-f", "-y", "-qq", "-e", "trace=fsync,fdatasync", "-e", "signal=none", "-o", trace],
      variant: { FAULTS_SYNC: sync },
    });
    try {
      const syncs = (): number => readFileSync(trace, "utf8").split("\n").filter(isSync).length;
      const before = syncs();
      const acknowledged = await playInTurn(house.address, moves);
      return { acknowledged, syncs: syncs() - before };
    } finally {
      await house.close();
    }
  });
}

/** Nothing is sent before the last answer is there: no two moves can share a commit. Returns how many were acknowledged. */
async function playInTurn(server: string, moves: number): Promise<number> {
  const client = openClient({ server });
  let acknowledged = 0;
  for (let seed = 0; seed < moves && acknowledged < moves; seed++) {
    const { id, tokens } = await makeMatch(client, seed);
    for (let asked = true; asked && acknowledged < moves;) {
      asked = false;
      for (const token of tokens) {
        const look = await client.getMatch(id, { token });
        const first = look.result === "done" ? look.value.moves[0] : undefined;
        if (look.result !== "done" || first === undefined) continue;
        const { decision, move } = first;
        const command = `move-${acknowledged}`;
        const answer = await client.postMove(id, token, { command, n: look.value.n, decision, move });
        if (answer.result !== "done") continue;
        acknowledged++;
        asked = true;
      }
    }
  }
  return acknowledged;
}

/** The marks beside the database are synced now and then, and no move waits for that. */
function isSync(line: string): boolean {
  return /\bf(data)?sync\(/.test(line) && !line.includes(MARKS_FILE);
}
