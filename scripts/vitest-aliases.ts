import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./tool.ts";

/**
 * Packages find each other beside this file, not through the links in node_modules: mutation testing runs a copy of the repository
 * whose links would lead back to the unchanged sources.
 */
export function workspaceAliases(): { find: RegExp; replacement: string }[] {
  const packages = join(ROOT, "packages");
  return readdirSync(packages).flatMap((folder) => {
    const { name, exports } = JSON.parse(readFileSync(join(packages, folder, "package.json"), "utf8")) as Manifest;
    return Object.entries(exports).map(([path, target]) => ({
      find: new RegExp(`^${name}${path.slice(1)}$`),
      replacement: join(packages, folder, target),
    }));
  });
}

interface Manifest {
  readonly name: string;
  readonly exports: { readonly [path: string]: string };
}
