import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { meetAndPlay, playSome } from "../browser/klaumau.ts";
import { expect, test } from "../browser/test.ts";

const CLUSTER = fileURLToPath(new URL("../../../scripts/cluster.ts", import.meta.url));

test("three houses on one Postgres, one of which is killed in mid-game", async ({ visit }) => {
  const cluster = spawn(process.execPath, [CLUSTER, "--nodes", "3", "--port", "0"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    const told = await untilTold(cluster.stdout, /behind (\S+)/);
    const address = /behind (\S+)/.exec(told)?.[1] ?? "";
    const victims = [...told.matchAll(/\(process (\d+)\)/g)].map(([, id]) => Number(id));
    expect(victims).toHaveLength(3);
    const [host, guest] = [await visit({ baseURL: address }), await visit({ baseURL: address })];
    await meetAndPlay(host, guest);
    for (const victim of victims.slice(1)) {
      process.kill(victim, "SIGKILL");
      await playSome([host, guest], 6);
    }
  } finally {
    cluster.kill("SIGTERM");
    if (cluster.exitCode === null) await once(cluster, "close");
  }
});

/** Read on to the end: whoever tells more must not find the pipe closed. */
function untilTold(output: NodeJS.ReadableStream, wanted: RegExp): Promise<string> {
  let told = "";
  return new Promise((resolve, reject) => {
    output.on("data", (piece: Buffer) => {
      told += piece.toString();
      if (wanted.test(told)) resolve(told);
    });
    output.on("end", () => reject(new Error(`the houses did not open: ${told}`)));
  });
}
