/**
 * The study of the bots (study.md): `node packages/games/klaumau/test/study/run.ts TOPIC SEATS MATCHES SEED`. Topics: `expert` against
 * `normal` and against `normal` as it was before, `habits` (the library of 150 among experts: all play MATCHES, the best 40 twice as many,
 * and the ten that did best ten times as many from fresh seeds). Every line is printed when it is measured.
 */
import { expert } from "../../bots/expert.ts";
import { normal } from "../../bots/normal.ts";
import { leadOf, type Player } from "./measure.ts";
import { normalBefore } from "./normal-before.ts";
import { screenHabits } from "./screen.ts";

const [topic, ...numbers] = process.argv.slice(2);
const [seats, matches, seed] = numbers.map(Number);

const TOPICS: { readonly [topic: string]: () => Promise<void> | void } = {
  expert() {
    print("expert among normal-before", expert, normalBefore);
    print("expert among normal", expert, normal);
    print("normal among normal-before", normal, normalBefore);
  },
  async habits() {
    const sizes = { all: matches, best: 2 * matches, confirmed: 10 * matches };
    const holds = await screenHabits(seats, seed, sizes, (line) => process.stdout.write(`${line}\n`));
    process.stdout.write(`none gains more than 1.0 and two standard errors: ${holds ? "yes" : "no"}\n`);
    process.exitCode = holds ? 0 : 1;
  },
};

function print(what: string, one: Player, others: Player): void {
  const { mean, error } = leadOf(one, others, seats, { matches, seed });
  process.stdout.write(
    `${seats} seats, ${matches} matches from seed ${seed}: ${what}: ${mean.toFixed(2)} ± ${error.toFixed(2)}\n`,
  );
}

if (topic === undefined || TOPICS[topic] === undefined) throw new Error(`topics are ${Object.keys(TOPICS).join(", ")}`);
await TOPICS[topic]();
