/** `npm run lint`, last part: dependencies point one way (.dependency-cruiser.cjs says which). */
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { cruise, type IConfiguration, type ICruiseResult, type IViolation } from "dependency-cruiser";
import extractTSConfig from "dependency-cruiser/config-utl/extract-ts-config";

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const FOLDERS = ["packages", "scripts", "bench", "faults", "model"];

process.chdir(ROOT);
const result = await cruiseAll();
const { totalCruised, totalDependenciesCruised, violations } = result.summary;
for (const violation of violations) console.error(describe(violation));
// With a TypeScript that has no JavaScript API the cruiser finds nothing, and would call that a success.
if (!result.modules.some((module) => module.source.endsWith(".ts"))) fail("No TypeScript modules were found to check.");
if (!result.modules.some(crossesPackages)) fail("No import from one package to another was followed.");
if (violations.length > 0) fail(`${violations.length} imports go the wrong way.`);
console.log(`${totalCruised} modules, ${totalDependenciesCruised} imports: all point the right way.`);

async function cruiseAll(): Promise<ICruiseResult> {
  const config = createRequire(import.meta.url)(join(ROOT, ".dependency-cruiser.cjs")) as IConfiguration;
  const { forbidden, options } = config;
  const cruised = await cruise(
    FOLDERS,
    { ...options, ruleSet: { forbidden: forbidden ?? [] }, validate: true },
    { ...options?.enhancedResolveOptions },
    { tsConfig: extractTSConfig("tsconfig.json") },
  );
  return cruised.output as ICruiseResult;
}

function crossesPackages({ source, dependencies }: ICruiseResult["modules"][number]): boolean {
  return dependencies.some(({ resolved }) => packageOf(source) !== null && crosses(source, resolved));
}

function crosses(from: string, to: string): boolean {
  const target = packageOf(to);
  return target !== null && target !== packageOf(from);
}

function packageOf(path: string): string | null {
  return /^packages\/([^/]+)\//.exec(path)?.[1] ?? null;
}

function describe({ rule, from, to, cycle }: IViolation): string {
  const path = cycle ? cycle.map(({ name }) => name).join(" -> ") : to;
  return `  ${rule.name}: ${from} -> ${path}`;
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
