/**
 * The study of the bots (study.md): `node packages/games/klaumau/test/study/run.ts TOPIC SEATS MATCHES SEED [FILE [CONFIRMED]]`. Topics: `expert` against
 * `normal` and against `normal` as it was before; `levels`, the lower ones against each other; `habits`, the library of 150 among experts: all play MATCHES, the best 20 as many again,
 * and the ten that did best CONFIRMED (else four times as many) from fresh seeds. FILE keeps what was played, so that a study can be cut off and goes on.
 */
import { easy } from "../../bots/easy.ts";
import { expert } from "../../bots/expert.ts";
import { normal } from "../../bots/normal.ts";
import { klaumau } from "../../game.ts";
import { leadOf, type Player } from "./measure.ts";
import { normalBefore } from "./normal-before.ts";
import { screenHabits } from "./screen.ts";

const [topic, ...rest] = process.argv.slice(2);
const [seats, matches, seed] = rest.slice(0, 3).map(Number);
const file = rest[3];
const confirmed = Number(rest[4] ?? 4 * matches);

const TOPICS: { readonly [topic: string]: () => Promise<void> | void } = {
  expert() {
    print("expert among normal-before", expert, normalBefore);
    print("expert among normal", expert, normal);
    print("normal among normal-before", normal, normalBefore);
  },
  levels() {
    print("easy among random", easy, klaumau.bots.random as Player);
    print("normal among easy", normal, easy);
  },
  async habits() {
    if (file === undefined) throw new Error("name a file to keep what was played");
    const sizes = { all: matches, best: matches, confirmed };
    const print = (line: string): void => void process.stdout.write(`${line}\n`);
    const holds = await screenHabits({ seats, seed, sizes, file, print });
    print(`none gains more than 1.0 and two standard errors: ${holds ? "yes" : "no"}`);
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
