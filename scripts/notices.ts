/** `npm run notices`: writes down whose works Safehouse contains, from the lockfile and what is installed. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { noticesText } from "./notices-text.ts";
import type { Lockfile } from "./third-party.ts";
import { ROOT } from "./tool.ts";

const lock = JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8")) as Lockfile;
writeFileSync(join(ROOT, "packages/web/public/third-party-notices.txt"), noticesText(ROOT, lock));
