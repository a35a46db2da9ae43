/**
 * `npm run cluster -- --nodes 3`: several houses on one Postgres on this machine, behind a plain proxy. What stands behind a second `--`
 * is the houses' own.
 */
import { parseArgs } from "node:util";
import { type Node, startNode } from "./cluster/node.ts";
import { startProxy } from "./cluster/proxy.ts";
import { startPostgres } from "./postgres/start.ts";
import { buildWeb, isBuilt } from "./web-build.ts";

const USAGE = `npm run cluster -- [--nodes N] [--port N] [--store postgres://…] [-- options of npm start]

  --nodes N     how many houses, 1 to 32 (default 3)
  --port N      where the proxy listens (default 4600; 0 takes any free port)
  --store URL   a Postgres that runs already; without it one is started, and gone with everything in it at the end`;

const { values, positionals } = readArguments();
const count = Number(values.nodes);
const port = Number(values.port);
if (values.help) console.log(USAGE);
else if (!isWithin(count, 1, 32) || !isWithin(port, 0, 65_535)) {
  console.error(USAGE);
  process.exitCode = 2;
} else if (isBuilt() || (await buildWeb())) await run();
else process.exitCode = 1;

async function run(): Promise<void> {
  const asked = new Promise<void>((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve());
  });
  const own = values.store === undefined ? await startPostgres({ max_connections: "500" }) : null;
  const store = values.store ?? own?.url ?? "";
  const nodes: Node[] = [];
  try {
    // One after the other: the first brings the database up to date.
    for (let i = 0; i < count; i++) {
      const node = await startNode(store, positionals);
      nodes.push(node);
      console.log(`House ${i + 1} is open at http://127.0.0.1:${node.port}/ (process ${node.process.pid})`);
      void node.ended.then((code) => console.log(`House ${i + 1} has ended (${code ?? "killed"}).`));
    }
    const proxy = await startProxy(port, () => nodes.map((node) => node.port));
    console.log(`All of them are behind http://127.0.0.1:${proxy.port}/`);
    await Promise.race([asked, Promise.all(nodes.map(({ ended }) => ended))]);
    await proxy.close();
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  } finally {
    for (const node of nodes) node.process.kill("SIGTERM");
    await Promise.all(nodes.map(({ ended }) => ended));
    await own?.end();
  }
}

function readArguments() {
  return parseArgs({
    allowPositionals: true,
    options: {
      nodes: { type: "string", default: "3" },
      port: { type: "string", default: "4600" },
      store: { type: "string" },
      help: { type: "boolean", short: "h", default: false },
    },
  });
}

function isWithin(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}
