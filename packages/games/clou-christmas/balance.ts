import {
  type BalanceLine,
  type BalanceStudy,
  meanWithError,
  missOf,
  type Outcome,
  shareError,
} from "@safehouse/kernel";
import type { CampaignBot } from "./bots/bot.ts";
import { makeBots } from "./bots/index.ts";
import { makeGreedy } from "./bots/usual.ts";
import { core } from "./core.ts";
import type { Event } from "./events.ts";
import type { Config } from "./meta.ts";
import type { Move } from "./moves.ts";
import { LOST } from "./outcome.ts";
import type { View } from "./view.ts";

type Study = BalanceStudy<View, Move, Event, Config>;
type Level = "random" | "easy";

const SIZES = [1, 2, 3];
/** the most that ordinary crooks get, and the most of real professionals. */
const ORDINARY = 50;
const PROFESSIONAL = 68;

/** as far as random and greedy play can show it, over whole campaigns. */
export const balance: Study = function* (lab, matches, seed): Iterable<BalanceLine> {
  const bots = makeBots(core.setting) as { readonly [level in Level]: CampaignBot };
  const greedy = makeGreedy(core.setting);
  for (const size of SIZES) {
    const play = (bot: CampaignBot): Sample => {
      const players = Array.from({ length: size }, () => bot);
      const campaigns = Array.from({ length: matches }, (_, i) => lab.play({}, players, seed + 100_000 * size + i));
      return { points: campaigns.map(pointsIn), lost: campaigns.filter(isLost).length };
    };
    const crew = `crew of ${size}`;
    yield* randomLines(crew, play(bots.random));
    const usual = play(greedy);
    yield* greedyLines(crew, usual);
    yield* ladderLines(crew, usual, play(bots.easy), play(thrifty(greedy)));
  }
};

/** Lost counts 0, and so does a campaign without end. */
interface Sample {
  readonly points: readonly number[];
  readonly lost: number;
}

function pointsIn(outcome: Outcome | null): number {
  return outcome?.type === "shared" ? outcome.points : 0;
}

function isLost(outcome: Outcome | null): boolean {
  return outcome?.type !== "shared" || outcome.result === LOST;
}

/** The same, but it never buys anything and leaves the free box alone. */
function thrifty(bot: CampaignBot): CampaignBot {
  return {
    choose: (request) =>
      request.decision.kind === "free" || request.decision.kind === "wages"
        ? { do: "agree", boxes: request.view.campaign.proposal }
        : bot.choose(request),
  };
}

function* randomLines(crew: string, { points }: Sample): Iterable<BalanceLine> {
  const percent = shareOf(points, (n) => n <= ORDINARY);
  yield {
    rule: "X-7.4",
    what: `${crew}: random at most ${ORDINARY} or lost`,
    measured: `${percent.toFixed(1)} % (wanted 95 or more)`,
    holds: percent >= 95,
    miss: missOf(percent / 100, shareError(percent / 100, points.length), [0.95, 1]),
  };
}

function* greedyLines(crew: string, { points, lost }: Sample): Iterable<BalanceLine> {
  const median = points.toSorted((a, b) => a - b)[Math.floor(points.length / 2)];
  yield {
    rule: "X-7.4",
    what: `${crew}: median of greedy`,
    measured: `${median} (wanted ${ORDINARY + 1} to ${PROFESSIONAL})`,
    holds: median > ORDINARY && median <= PROFESSIONAL,
    // A median is off by a quarter more than a mean.
    miss: missOf(median, 1.25 * (meanWithError(points).error / 2), [ORDINARY + 1, PROFESSIONAL]),
  };
  const shares = [
    (n: number) => n <= ORDINARY,
    (n: number) => n > ORDINARY && n <= PROFESSIONAL,
    (n: number) => n > PROFESSIONAL && n < CENTURY,
    (n: number) => n >= CENTURY,
  ].map((isIn) => `${shareOf(points, isIn).toFixed(0)} %`);
  yield {
    rule: "X-7.2",
    what: `${crew}: greedy up to ${ORDINARY}, ${ORDINARY + 1} to ${PROFESSIONAL}, ${PROFESSIONAL + 1} to ${CENTURY - 1}, ${CENTURY} and more`,
    measured: `${shares.join(", ")}; ${((100 * lost) / points.length).toFixed(1)} % lost`,
    holds: true,
    miss: 0,
  };
}

const CENTURY = 79;

/** What the levels get on average, and what buying is worth to a greedy crew. */
function* ladderLines(crew: string, greedy: Sample, easy: Sample, miserly: Sample): Iterable<BalanceLine> {
  const [high, low, poor] = [greedy, easy, miserly].map(({ points }) => meanWithError(points));
  yield {
    rule: "bots",
    what: `${crew}: points of greedy and of easy`,
    measured: `${show(high)} and ${show(low)}`,
    holds: high.mean - high.error > low.mean + low.error,
    miss: behind(high, low),
  };
  yield {
    rule: "X-7.4",
    what: `${crew}: points of greedy that never buys anything`,
    measured: `${show(poor)}, ${(high.mean - poor.mean).toFixed(1)} less`,
    holds: high.mean > poor.mean,
    miss: behind(high, poor),
  };
}

/** By how many standard errors who should be ahead is behind. */
function behind(ahead: Figure, other: Figure): number {
  return missOf(ahead.mean - other.mean, Math.hypot(ahead.error, other.error) / 2, [0, Number.POSITIVE_INFINITY]);
}

function shareOf(points: readonly number[], isIn: (n: number) => boolean): number {
  return (100 * points.filter(isIn).length) / points.length;
}

type Figure = ReturnType<typeof meanWithError>;

function show({ mean, error }: Figure): string {
  return `${mean.toFixed(1)} ± ${error.toFixed(1)}`;
}
