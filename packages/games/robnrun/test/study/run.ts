/**
 * The study of the crews (study.md): `node packages/games/robnrun/test/study/run.ts SCENARIO SEATS GAMES SEED`. Crews of each kind play the
 * same games; every line says how many they win, and by how much that differs from the line it is held against.
 */
import { type LabBot, playMatch, seedOf } from "@safehouse/host";
import { meanWithError } from "@safehouse/kernel";
import { easy } from "../../bots/easy.ts";
import { expert } from "../../bots/expert.ts";
import { literal, normal, type Player } from "../../bots/normal.ts";
import { robnrun } from "../../game.ts";

interface Crew {
  readonly name: string;
  /** All but the guest. */
  readonly crew: Player;
  /** Sits in every seat in turn; null if the crew is among itself. */
  readonly guest: Player | null;
  /** The place of the crew that this one is held against. */
  readonly against: number | null;
}

/** Somebody literal is a person who has not read about conventions. */
const CREWS: readonly Crew[] = [
  { name: "normal", crew: normal, guest: null, against: null },
  { name: "expert", crew: expert, guest: null, against: 0 },
  { name: "normal and one literal", crew: normal, guest: literal, against: null },
  { name: "expert and one literal", crew: expert, guest: literal, against: 2 },
  { name: "easy", crew: easy, guest: null, against: null },
  { name: "easy and one normal", crew: easy, guest: normal, against: 4 },
  { name: "normal and one easy", crew: normal, guest: easy, against: 0 },
];

const [scenario, ...numbers] = process.argv.slice(2);
const [seats, games, seed] = numbers.map(Number);
const config = robnrun.configure({ scenario }, seats);
if (!config.ok) throw new Error(config.error.problem);
const { value: crewsConfig } = config;

const won: (readonly number[])[] = [];
for (const { name, crew, guest, against } of CREWS) {
  won.push(Array.from({ length: games }, (_, game) => winOf(crew, guest, game)));
  const own = won[won.length - 1];
  const more = against === null ? "" : `, ${share(own.map((each, i) => each - won[against][i]))} more`;
  process.stdout.write(
    `${scenario}, ${seats} seats, ${games} games from seed ${seed}: ${name}: ${share(own)}${more}\n`,
  );
}

function winOf(crew: Player, guest: Player | null, game: number): number {
  const players = Array.from({ length: seats }, (_, seat) => (seat === game % seats ? (guest ?? crew) : crew));
  const { outcome } = playMatch(robnrun, {
    config: crewsConfig,
    players: players as unknown as readonly LabBot[],
    seed: seedOf("study", seed, game),
  });
  return outcome?.type === "shared" && !robnrun.meta.losses?.includes(outcome.result) ? 1 : 0;
}

/** In percent, ± one standard error. */
function share(sample: readonly number[]): string {
  const { mean, error } = meanWithError(sample);
  return `${(100 * mean).toFixed(1)} % ± ${(50 * error).toFixed(1)} %`;
}
