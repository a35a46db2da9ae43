// Stands in for npm where a Containerfile is tried without a network: `npm ci` links the packages that this repository has installed,
// those that the lockfile names for the wanted kind of installation and no others. Everything else that npm can do is refused.
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

const [command, ...options] = process.argv.slice(2);
const repository = process.env.REPOSITORY;
if (command === "ci") install(options.includes("--omit=dev"));
else if (command !== "cache") throw new Error(`npm ${command} is not known here`);

function install(isForUse) {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
  for (const [place, { dev = false, link = false, resolved, optional = false }] of Object.entries(packages)) {
    // What lies inside another package comes with it.
    if (!/^node_modules\/(@[^/]+\/)?[^/]+$/.test(place) || (isForUse && dev)) continue;
    const source = link ? resolve(resolved) : join(repository, place);
    if (!existsSync(source) && optional) continue;
    if (!existsSync(join(source, "package.json"))) throw new Error(`the lockfile names ${place}, which is not there`);
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(source, place);
  }
  if (!isForUse) symlinkSync(join(repository, "node_modules/.bin"), "node_modules/.bin");
  writeFileSync("node_modules/.package-lock.json", "{}");
}
