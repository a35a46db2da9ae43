/** Klaumau!'s expert: rounds that a core plays out for it, against random play as a bare loop, and how long it thinks about an answer. */
import { drawFrom, fastRandom } from "@safehouse/chance";
import { klaumau } from "@safehouse/games/klaumau";
import { found, isChance, playout } from "@safehouse/kernel";
import type { Character } from "../packages/games/klaumau/bots/playout/character.ts";
import { playOn } from "../packages/games/klaumau/bots/playout/play.ts";
import { roundOf } from "../packages/games/klaumau/bots/playout/round.ts";
import { playBare } from "./bare-klaumau.ts";
import { contest, cpuSeconds, perSecond, type Row } from "./measure.ts";

type Told = NonNullable<ReturnType<typeof klaumau.viewEvent>>;

const SEATS = 4;
const ROUNDS = 8_000;
const REPEATS = 5;
const LIMITS = { rounds: 40_000, thought: 150 } as const;
const BUDGET = { nodes: 2_000 };
const USUAL: Character = { lies: [600, 300, 150, 80], bold: false, doubts: [250, 250, 250, 250] };

export async function rows(): Promise<Row[]> {
  const { rate, times } = await contest(REPEATS, { playouts: playoutsPerSecond, bare: bareRoundsPerSecond });
  const thoughts = thoughtTimes();
  return [
    {
      what: `Klaumau! rounds played out for an expert, ${SEATS} seats, one core`,
      figure: perSecond(rate.playouts, "rounds"),
      against: `bare loop at random, ${perSecond(rate.bare, "rounds")}`,
      ratio: `${times("playouts", "bare").toFixed(1)} times`,
      target: `≥ ${perSecond(LIMITS.rounds, "rounds")}`,
    },
    ...[0.5, 0.95].map((share) => {
      const time = found(thoughts[Math.floor(share * thoughts.length)]);
      return {
        what: `Klaumau! an expert's answer, ${100 * share} of 100`,
        figure: `${time.toFixed(1)} ms`,
        against: "the limit",
        ratio: `${((100 * time) / LIMITS.thought).toFixed(0)} %`,
        target: `< ${LIMITS.thought} ms`,
      };
    }),
  ];
}

function tableOf(seats: number): ReturnType<typeof klaumau.setup> {
  const config = klaumau.configure({}, seats);
  if (!config.ok) throw new Error(config.error.problem);
  return klaumau.setup(config.value, seats);
}

/** Whole rounds, each from a deal of its own. */
async function playoutsPerSecond(): Promise<number> {
  const random = fastRandom(1);
  const deals = Array.from({ length: 50 }, () => {
    const state = tableOf(SEATS);
    while (state.table.stage !== "turn") {
      const decision = found(klaumau.pending(state)[0]);
      if (isChance(decision)) klaumau.apply(state, decision, drawFrom(random, decision.draw));
    }
    return state;
  });
  const who = Array.from({ length: SEATS }, () => USUAL);
  const seconds = await cpuSeconds(() => {
    for (let i = 0; i < ROUNDS; i++) playOn({ round: roundOf(found(deals[i % deals.length])), who, random });
  });
  return ROUNDS / seconds;
}

async function bareRoundsPerSecond(): Promise<number> {
  const random = fastRandom(1);
  const seconds = await cpuSeconds(() => {
    for (let i = 0; i < ROUNDS / SEATS; i++) playBare(random, SEATS, []);
  });
  return ROUNDS / seconds;
}

/** Of processor time in milliseconds, for answers with a choice at tables of two, four and eight; the shortest first. */
function thoughtTimes(): number[] {
  const times: number[] = [];
  for (const seats of [2, 4, 8]) {
    const random = fastRandom(seats);
    // Who the others are is read from all that was told so far: the later in a match, the more there is to read.
    const told = Array.from({ length: seats }, (): Told[] => []);
    const expert = klaumau.bots.expert as NonNullable<typeof klaumau.bots.expert>;
    playout(
      klaumau,
      tableOf(seats),
      {
        choose(decision, view, moves) {
          const start = process.cpuUsage();
          const move = expert.choose({
            view,
            decision,
            moves,
            history: found(told[decision.seat]),
            random,
            budget: BUDGET,
          });
          const { user, system } = process.cpuUsage(start);
          if (moves.length > 1) times.push((user + system) / 1000);
          return move;
        },
        draw: (decision) => drawFrom(random, decision.draw),
        watch(events) {
          for (const [seat, own] of told.entries()) {
            own.push(...events.flatMap((event) => klaumau.viewEvent(event, seat) ?? []));
          }
        },
      },
      10_000,
    );
  }
  return times.toSorted((a, b) => a - b);
}
