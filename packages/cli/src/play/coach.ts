import { fastRandom } from "@safehouse/chance";
import { loadJudge } from "@safehouse/games";
import type { Snapshot } from "@safehouse/host";
import {
  type AnyGame,
  type GameEvent,
  hashText,
  type Json,
  type Judged,
  type Language,
  say,
  UNDO,
} from "@safehouse/kernel";
import type { Voice } from "../voice.ts";
import type { Words } from "../words.ts";
import { worthWords } from "../worth.ts";
import type { PlayedMatch } from "./played.ts";

/** How much is said: a nudge, two answers side by side, or the move. */
export type Depth = 1 | 2 | 3;

/** What a coach says of the open question, in paragraphs. */
export type Coach = (match: PlayedMatch, snapshot: Snapshot, depth: Depth) => Promise<readonly string[]>;

const SECONDS = 1.5;

/** Judges from what the person at this terminal can see. */
export function coachOf(words: Words, language: Language, game: AnyGame, config: unknown, voice: Voice): Coach {
  return async (match, { view, pending, moves }, depth) => {
    const decision = pending.find(({ id }) => moves.some((listed) => listed.decision === id));
    const judge = await loadJudge(game.meta.id, { edition: game.meta, config: config as never });
    if (judge === null || decision === undefined) return [words("coach.none")];
    const listed = moves.filter((each) => each.decision === decision.id).map(({ move }) => move);
    const judgement = judge.judge({
      view,
      decision,
      moves: listed,
      history: toldTo(match),
      random: fastRandom(Number.parseInt(hashText(decision.id).slice(0, 8), 16)),
      budget: { nodes: SECONDS * judge.nodesASecond },
    });
    const [best, ...others] = judgement.ways as readonly [Judged<Json>, ...Judged<Json>[]];
    const next = others.find(({ loss, lossError }) => loss > 0 || lossError > 0);
    if (next === undefined) return [words("coach.only")];
    const called = ({ way }: Judged<Json>): string =>
      way.map((move) => voice.say(game.label(decision, move))).join(" · ");
    if (depth === 1) {
      const [step] = (await game.words()).path(view, decision, best.way[0] as Json);
      const where = step === undefined ? "" : voice.say(step.label);
      return [judgement.isClear ? words("coach.nudge", { where }) : words("coach.close")];
    }
    if (depth === 2) {
      const place = ({ way: [first] }: Judged<Json>): number =>
        listed.findIndex((move) => JSON.stringify(move) === JSON.stringify(first));
      const [one, other] = [best, next].toSorted((a, b) => place(a) - place(b)) as [Judged<Json>, Judged<Json>];
      return [words("coach.compare", { one: called(one), other: called(other) })];
    }
    const reason = say(await judge.texts[language](), judgement.reason, {
      name: voice.name,
      isYou: (seat) => seat === decision.seat,
    });
    const gap = worthWords(words, next.loss, judge.unit);
    const error = worthWords(words, next.lossError, judge.unit);
    return [called(best), `${reason} ${words(judgement.isClear ? "coach.better" : "coach.too-close", { gap, error })}`];
  };
}

/** Entries that were taken back never happened. */
function toldTo(match: PlayedMatch): GameEvent[] {
  const rows = match.log(1);
  const undone = new Set(
    rows.flatMap(({ decision, move }) => (decision === UNDO ? [(move as { readonly entry: number }).entry] : [])),
  );
  return rows.filter(({ n }) => !undone.has(n)).flatMap(({ events }) => events);
}
