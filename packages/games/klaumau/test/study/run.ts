/**
 * The study of the bots (study.md): `node packages/games/klaumau/test/study/run.ts TOPIC SEATS MATCHES SEED [FROM TO]`. Topics: `expert`
 * against `normal` and against `normal` as it was before, `levels` (each against the next lower), `habits` (each of the library among experts;
 * FROM and TO say which of them). Every line is printed when it is measured.
 */
import { easy } from "../../bots/easy.ts";
import { expert } from "../../bots/expert.ts";
import { normal } from "../../bots/normal.ts";
import { klaumau } from "../../game.ts";
import { library } from "./habits.ts";
import { leadOf, type Player } from "./measure.ts";
import { normalBefore } from "./normal-before.ts";

const [topic, ...numbers] = process.argv.slice(2);
const [seats, matches, seed, from = 0, to = Infinity] = numbers.map(Number);
const random = klaumau.bots.random as Player;

const TOPICS: { readonly [topic: string]: () => void } = {
  expert() {
    print("expert among normal-before", expert, normalBefore);
    print("expert among normal", expert, normal);
    print("normal among normal-before", normal, normalBefore);
  },
  levels() {
    print("easy among random", easy, random);
    print("normal among easy", normal, easy);
    print("expert among normal", expert, normal);
  },
  habits() {
    for (const { name, player } of library().slice(from, to)) print(`who ${name}, among experts`, player, expert);
  },
};

function print(what: string, one: Player, others: Player): void {
  const { mean, error } = leadOf(one, others, seats, { matches, seed });
  process.stdout.write(
    `${seats} seats, ${matches} matches from seed ${seed}: ${what}: ${mean.toFixed(2)} ± ${error.toFixed(2)}\n`,
  );
}

if (topic === undefined || TOPICS[topic] === undefined) throw new Error(`topics are ${Object.keys(TOPICS).join(", ")}`);
TOPICS[topic]();
