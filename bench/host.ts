/** The path of a move through the authority: check, clone, apply, journal, chance, and what every seat is told and sees. */
import { fastRandom } from "@safehouse/chance";
import { openHosted, playOn, SEATS, seatEverybody } from "./hosted.ts";
import { contest, cpuSeconds, perSecond, type Row } from "./measure.ts";

const MATCHES = 12;
const ROUNDS = 5;
const TARGET = 20_000;

export async function rows(): Promise<Row[]> {
  const { rate } = await contest(ROUNDS, { watched: movesPerSecond });
  return [
    {
      what: `Host path, ${SEATS} seats, log and all views`,
      figure: perSecond(rate.watched, "moves"),
      against: "the limit",
      ratio: `${((100 * rate.watched) / TARGET).toFixed(0)} %`,
      target: perSecond(TARGET, "moves"),
    },
  ];
}

async function movesPerSecond(): Promise<number> {
  let moves = 0;
  let frames = 0;
  const seconds = await cpuSeconds(async () => {
    const random = fastRandom(3);
    for (let i = 0; i < MATCHES; i++) {
      const match = await openHosted(`bench-${i}`);
      seatEverybody(match, (_frame, view) => {
        if (view !== null) frames++;
      });
      moves += await playOn(match, random, Number.POSITIVE_INFINITY);
    }
  });
  if (frames < moves * SEATS) throw new Error("somebody was not told everything");
  return moves / seconds;
}
