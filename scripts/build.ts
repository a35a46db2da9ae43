/** `npm run build`: the web app, and whether it is still small enough; with `--any-size`, as deployments want it, only the app. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { BUILT, buildWeb } from "./web-build.ts";
import { type Manifest, measureSizes, type Modules, sizeText } from "./web-sizes.ts";

if (!(await buildWeb())) process.exitCode = 1;
else if (!process.argv.includes("--any-size")) checkSizes();

function checkSizes(): void {
  const read = (name: string): unknown => JSON.parse(readFileSync(join(BUILT, ".vite", name), "utf8"));
  const manifest = read("manifest.json") as Manifest;
  const modules = read("modules.json") as Modules;
  const lines = measureSizes(manifest, modules, (file) => {
    const content = readFileSync(join(BUILT, file));
    // Letters are pressed already.
    return file.endsWith(".woff2") ? content.length : gzipSync(content, { level: 9 }).length;
  });
  for (const line of lines) console.log(sizeText(line));
  if (lines.some(({ bytes, limit }) => bytes > limit)) process.exitCode = 1;
}
