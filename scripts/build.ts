/** `npm run build`: the web app, and whether it is still small enough. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { BUILT, buildWeb } from "./web-build.ts";
import { type Manifest, measureSizes, sizeText } from "./web-sizes.ts";

if (buildWeb()) checkSizes();
else process.exitCode = 1;

function checkSizes(): void {
  const manifest = JSON.parse(readFileSync(join(BUILT, ".vite", "manifest.json"), "utf8")) as Manifest;
  const lines = measureSizes(manifest, (file) => gzipSync(readFileSync(join(BUILT, file)), { level: 9 }).length);
  for (const line of lines) console.log(sizeText(line));
  if (lines.some(({ bytes, limit }) => bytes > limit)) process.exitCode = 1;
}
