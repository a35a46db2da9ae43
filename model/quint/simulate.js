/**
 * Simulates a model as `quint run` does, but many times after reading it once: reading takes longer than most simulations. What to do comes
 * as JSON on the standard input, a finding a line goes out. The insides of Quint that this knows are those of the version in the lockfile.
 */
import { createRequire } from "node:module";
import { text } from "node:stream/consumers";
import { inspect } from "node:util";

const require = createRequire(import.meta.url);
const inside = (name) => require(`@informalsystems/quint/dist/src/${name}`);
const { load, parse, typecheck } = inside("cliCommands");
const { toExpr } = inside("cliHelpers");
const { Evaluator } = inside("runtime/impl/evaluator");
const { newTraceRecorder } = inside("runtime/trace");
const { newRng } = inside("rng");
const { toItf } = inside("itf");

const QUIET = 0;

const { model, simulations } = JSON.parse(await text(process.stdin));
const read = await inStages({ input: model }, load, parse, typecheck);
for (const simulation of simulations) console.log(JSON.stringify(simulate(simulation)));

async function inStages(start, ...stages) {
  let result = start;
  for (const stage of stages) result = orThrow(await stage(result));
  return result;
}

function simulate({ init, step, laws, sights, samples, steps, seed, traces }) {
  const started = performance.now();
  const rng = newRng(BigInt(seed));
  const recorder = newTraceRecorder(QUIET, rng, Math.max(traces, 1));
  const evaluator = new Evaluator(read.resolver.table, recorder, rng, false);
  const expression = (source) => orThrow(toExpr(read, source));
  const itf = [];
  const {
    status,
    errors,
    samples: done,
    witnessingTraces,
  } = evaluator.simulate(
    expression(init),
    expression(step),
    expression(`and { ${laws.join(", ")} }`),
    // Which of the laws was broken is seen as anything else is.
    [...laws.map((law) => `not(${law})`), ...sights].map(expression),
    samples,
    steps,
    Math.max(traces, 1),
    (_index, _status, names, states) => traces > 0 && itf.push(orThrow(toItf(names, states, false))),
  );
  if (status === "error") throw new Error(inspect(errors, { depth: 5 }));
  return {
    violated: laws.filter((_, i) => witnessingTraces[i] > 0),
    samples: done,
    seconds: (performance.now() - started) / 1000,
    seen: witnessingTraces.slice(laws.length),
    seed: status === "violation" ? `0x${recorder.bestTraces[0].seed.toString(16)}` : null,
    traces: itf,
  };
}

function orThrow(result) {
  if (result.isRight()) return result.value;
  throw new Error(inspect(result.value?.stage?.errors ?? result.value, { depth: 5 }));
}
