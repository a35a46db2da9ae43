/** Random play of Klaumau! through the contract (pending, view, moves, apply), against the same game as a bare loop. */
import { fastRandom } from "@safehouse/chance";
import { contest, cpuSeconds, perSecond, type Row } from "./measure.ts";
import { type Play, playByHand, playContract } from "./players.ts";
import { sameGameRows } from "./same-game.ts";

const SEATS = 4;
const MATCHES = 600;
const ROUNDS = 15;

export async function rows(): Promise<Row[]> {
  const { rate, times } = await contest(ROUNDS, {
    contract: () => decisionsPerSecond(playContract),
    bare: () => decisionsPerSecond(playByHand),
  });
  return [
    {
      what: `Klaumau! random play, ${SEATS} seats, one core`,
      figure: perSecond(rate.contract, "decisions"),
      against: `bare loop, ${perSecond(rate.bare, "decisions")}`,
      ratio: `${(100 * times("contract", "bare")).toFixed(1)} %`,
      target: "≥ 20 %; 1,000,000/s when quiet",
    },
    ...sameGameRows(),
  ];
}

async function decisionsPerSecond(play: Play): Promise<number> {
  const random = fastRandom(1);
  let decisions = 0;
  const seconds = await cpuSeconds(() => {
    for (let i = 0; i < MATCHES; i++) decisions += play(random, SEATS).decisions;
  });
  return decisions / seconds;
}
