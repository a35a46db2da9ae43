/**
 * `npm run simulate-house -- --seeds 1000 --from 1`: lets houses, people and what goes wrong live through so many worlds, each of which
 * follows from its seed alone. `--trace` prints all that happens in the first of them. Exits with 1 if a law was broken.
 */
import { parseArgs } from "node:util";
import { simulate } from "./world.ts";

const { values } = parseArgs({
  options: {
    seeds: { type: "string", default: "300" },
    from: { type: "string", default: "1" },
    houses: { type: "string", default: "1-3" },
    trace: { type: "boolean" },
  },
});
const [seeds, from] = [Number(values.seeds), Number(values.from)];
if (!Number.isInteger(seeds) || !Number.isInteger(from) || seeds < 1 || from < 0) {
  console.error("--seeds and --from take whole numbers.");
  process.exit(2);
}

const [least = 1, most = least] = values.houses.split("-").map(Number);
const start = performance.now();
let [broken, happened, elapsed] = [0, 0, 0];
for (let seed = from; seed < from + seeds; seed++) {
  const onLine = values.trace ? { onLine: (line: string) => console.log(line) } : {};
  const verdict = await simulate(seed, { houses: [least, most], ...onLine });
  happened += verdict.happened;
  elapsed += verdict.elapsed;
  if (verdict.violations.length === 0) continue;
  broken++;
  console.log(`seed ${seed} (${verdict.digest}):`);
  for (const violation of verdict.violations.slice(0, 5)) console.log(`  ${violation}`);
}
const seconds = (performance.now() - start) / 1000;
console.log(
  `${seeds} worlds, ${(elapsed / 3_600_000).toFixed(1)} hours in ${seconds.toFixed(0)} s, ${happened} events: ${broken} broke a law.`,
);
process.exit(broken > 0 ? 1 : 0);
