/**
 * `npm run bench`: how fast we are, held against something measured in the same run. Prints a table and asserts nothing: a busy
 * machine is no failure. `npm run bench -- --only replay,store` runs some topics. Each topic has a process of its own, so that none profits or
 * suffers from what the compiler learned in another.
 */
import { spawnSync } from "node:child_process";
import { cpus, loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import type { Row } from "./measure.ts";
import { tableOf } from "./table.ts";

const TOPICS: { readonly [name: string]: () => Promise<{ rows: () => Row[] | Promise<Row[]> }> } = {
  play: () => import("./play.ts"),
  peer: () => import("./peer.ts"),
  klaumau: () => import("./klaumau.ts"),
  clou: () => import("./clou.ts"),
  robnrun: () => import("./robnrun.ts"),
  experts: () => import("./experts.ts"),
  host: () => import("./host.ts"),
  replay: () => import("./replay.ts"),
  memory: () => import("./memory.ts"),
  server: () => import("./server.ts"),
  wire: () => import("./wire.ts"),
  resting: () => import("./server-resting.ts"),
  store: () => import("./server-store.ts"),
  postgres: () => import("./postgres.ts"),
  "postgres-resting": () => import("./postgres-resting.ts"),
  "postgres-due": () => import("./postgres-due.ts"),
  cluster: () => import("./cluster.ts"),
  web: () => import("./web.ts"),
};

const { values } = parseArgs({ options: { only: { type: "string" }, worker: { type: "boolean" } } });
const names = values.only?.split(",") ?? Object.keys(TOPICS);
const unknown = names.find((name) => !Object.hasOwn(TOPICS, name));

if (unknown !== undefined) {
  console.error(`There is no topic "${unknown}"; topics are ${Object.keys(TOPICS).join(", ")}.`);
  process.exitCode = 2;
} else if (values.worker) {
  const topic = await TOPICS[names[0] as string]?.();
  console.log(JSON.stringify(await topic?.rows()));
} else {
  const [cpu] = cpus();
  console.log(
    `${cpus().length} cores (${cpu?.model.trim() ?? "unknown"}), Node ${process.version}, load average ${loadavg()[0]?.toFixed(1)} before we began; rates are per second of processor time\n`,
  );
  console.log(tableOf(names.flatMap(measure)));
}

function measure(name: string): Row[] {
  process.stderr.write(`measuring ${name} …\n`);
  const args = ["--expose-gc", fileURLToPath(import.meta.url), "--worker", "--only", name];
  const { status, stdout } = spawnSync(process.execPath, args, {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (status === 0) return JSON.parse(stdout) as Row[];
  return [{ what: name, figure: "failed, see above", against: "", ratio: "", target: "" }];
}
