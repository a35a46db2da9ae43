import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { readSteps, readVariables } from "./containerfile.ts";
import { readIgnored } from "./ignored.ts";

export const REPOSITORY = fileURLToPath(new URL("../../../..", import.meta.url));

export interface Installation {
  /** All that was made for it. */
  readonly folder: string;
  /** What would be `/` in the container. */
  readonly root: string;
  readonly workdir: string;
  readonly env: { readonly [name: string]: string };
  readonly command: readonly string[];
  /** All that the commands said. */
  readonly said: string;
}

interface Stage {
  readonly name: string;
  readonly root: string;
  workdir: string;
}

/**
 * Does what deploy/Containerfile says, without an engine. A stage is an empty folder, and every path of the image lies below it. Copied
 * is what .dockerignore lets through. What is not as in an image:
 * - there is no base image: commands run on this machine, with the Node that runs the tests;
 * - npm is `npm-stand-in.js`, which links packages in place of fetching them;
 * - chown does nothing, for there is no account of that name; USER, VOLUME, EXPOSE, HEALTHCHECK and STOPSIGNAL are the engine's.
 */
export function installAsContainerfile(): Installation {
  const folder = mkdtempSync(join(tmpdir(), "safehouse-deploy-"));
  const tools = makeTools(folder);
  const isIgnored = readIgnored(readFileSync(join(REPOSITORY, ".dockerignore"), "utf8"));
  const steps = readSteps(readFileSync(join(REPOSITORY, "deploy/Containerfile"), "utf8"));
  const stages: Stage[] = [];
  let command: readonly string[] = [];
  let said = "";
  for (const { does, what } of steps) {
    const stage = stages.at(-1);
    if (does === "FROM") stages.push(beginStage(what));
    else if (stage === undefined) throw new Error(`${does} comes before any FROM`);
    else if (does === "WORKDIR") mkdirSync((stage.workdir = join(stage.root, what)), { recursive: true });
    else if (does === "COPY") copy(stage, what);
    else if (does === "RUN") run(stage, what);
    else if (does === "CMD") command = JSON.parse(what) as string[];
  }
  const { root, workdir } = stages.at(-1) as Stage;
  const env = Object.entries(readVariables(steps)).map(([name, value]) => [
    name,
    value === "/data" ? join(root, value) : value,
  ]);
  return { folder, root, workdir, env: Object.fromEntries(env) as { [name: string]: string }, command, said };

  function beginStage(what: string): Stage {
    const [from = "", name = `stage ${stages.length}`] = what.split(/\s+AS\s+/);
    const root = join(folder, `root-${stages.length}`);
    const before = stages.find((each) => each.name === from);
    if (before === undefined) mkdirSync(root);
    else cpSync(before.root, root, { recursive: true, verbatimSymlinks: true });
    return { name, root, workdir: before === undefined ? root : join(root, before.workdir.slice(before.root.length)) };
  }

  function copy(stage: Stage, what: string): void {
    const words = what.split(/\s+/);
    const from = words[0]?.startsWith("--from=") ? words.shift()?.slice("--from=".length) : undefined;
    const target = words.pop() as string;
    const other = stages.find(({ name }) => name === from);
    for (const word of words) {
      const source = join(other?.root ?? REPOSITORY, word);
      if (other === undefined && isIgnored(word))
        throw new Error(`${word} is to be copied, but left out by .dockerignore`);
      const isInto = target.endsWith("/") && statSync(source).isFile();
      const place = join(target.startsWith("/") ? stage.root : stage.workdir, target, isInto ? basename(word) : "");
      const filter = (path: string): boolean => other !== undefined || !isIgnored(path.slice(REPOSITORY.length));
      cpSync(source, place, { recursive: true, filter });
    }
  }

  function run({ root, workdir }: Stage, what: string): void {
    const env = { PATH: [tools, "/usr/bin", "/bin"].join(delimiter), HOME: folder, REPOSITORY };
    const line = what.replaceAll(/(?<=\s)\/(?=\w)/g, `${root}/`);
    const { status, stdout, stderr } = spawnSync("sh", ["-ec", line], { cwd: workdir, env, encoding: "utf8" });
    if (status !== 0) throw new Error(`RUN ${line}\n${stdout}${stderr}`);
    said += stdout + stderr;
  }
}

/** The commands that are not this machine's own. */
function makeTools(folder: string): string {
  const tools = join(folder, "tools");
  mkdirSync(tools);
  symlinkSync(process.execPath, join(tools, "node"));
  const standIn = fileURLToPath(new URL("npm-stand-in.js", import.meta.url));
  for (const [name, does] of [
    ["npm", `exec node "${standIn}" "$@"`],
    ["chown", "exit 0"],
  ] as const) {
    writeFileSync(join(tools, name), `#!/bin/sh\n${does}\n`);
    chmodSync(join(tools, name), 0o755);
  }
  return tools;
}
