import { fastRandom } from "@safehouse/chance";
import {
  type AnyGame,
  type AnyJudge,
  type Decision,
  type GameEvent,
  isChance,
  judgedOf,
  LANGUAGES,
  type MatchRecord,
  replay,
  sameJson,
  say,
  type SeatDecision,
} from "@safehouse/kernel";
import { describe, expect, test } from "vitest";
import { loadGame, loadJudge } from "../index.ts";
import { readFixtures } from "./fixtures.ts";

// oxlint-disable-next-line typescript/no-explicit-any -- states of different games have nothing in common
export type Resample = (state: any, viewer: number, random: ReturnType<typeof fastRandom>) => unknown;

/** How many questions of recorded matches a judge is asked, of as many kinds as there are. */
const ASKED = 6;
const SPEAKER = { name: (seat: number) => `seat ${seat}`, isYou: () => false };

interface Asked {
  readonly record: MatchRecord;
  readonly state: unknown;
  readonly decision: SeatDecision;
  readonly events: readonly GameEvent[];
}

/** Some questions of the recorded matches, of as many kinds as there are. */
function questionsOf(game: AnyGame, records: readonly MatchRecord[]): Asked[] {
  const byKind = new Map<string, Asked[]>();
  for (const record of records) {
    const events: GameEvent[] = [];
    replay(game, record.config, record.seats.length, record.entries, ({ state }, step) => {
      events.push(...step.events);
      const open: Decision | undefined = game.pending(state)[0];
      if (open === undefined || isChance(open)) return;
      const kind = byKind.get(open.kind) ?? [];
      byKind.set(open.kind, kind);
      if (kind.length >= ASKED || game.moves(game.view(state, open.seat), open).length < 2) return;
      kind.push({ record, state: game.clone(state), decision: open, events: events.slice() });
    });
  }
  const lists = [...byKind.values()];
  const turns = Array.from({ length: ASKED }, (_, i) => lists.flatMap((list) => list.slice(i, i + 1))).flat();
  return turns.slice(0, ASKED);
}

function judgeAt(
  game: AnyGame,
  judge: AnyJudge,
  { decision, events }: Asked,
  state: unknown,
  nodes: number,
  answered?: unknown,
) {
  const { seat } = decision;
  const view = game.view(state, seat);
  const moves = game.moves(view, decision);
  const history = events.map((event) => game.viewEvent(event, seat)).filter((event) => event !== null);
  const judgement = judge.judge({
    view,
    decision,
    moves,
    history,
    random: fastRandom(3),
    budget: { nodes },
    ...(answered !== undefined && { answered }),
  });
  return { moves, judgement };
}

/** What every judge must keep: it judges all that is listed, says why in every language, and knows no more than the seat. */
export function describeJudge(id: string, resample: Resample, nodes: number): void {
  describe(`the judge of ${id}`, async () => {
    const game = (await loadGame(id)) as AnyGame;
    const records = readFixtures(`${import.meta.dirname}/../${id}/test`)
      .map(({ record }) => JSON.parse(record) as MatchRecord)
      .slice(0, 3);
    const questions = questionsOf(game, records);
    const judgeFor = async ({ record }: Asked): Promise<AnyJudge> =>
      (await loadJudge(id, { edition: undefined, config: record.config as never })) as AnyJudge;

    test("judges every listed answer, the best first, with a reason in every language", async () => {
      for (const asked of questions) {
        const judge = await judgeFor(asked);
        const { moves, judgement } = judgeAt(game, judge, asked, asked.state, nodes);
        const { ways, reason } = judgement;
        for (const move of moves) expect(ways.some(({ way }) => sameJson(way[0] as never, move as never))).toBe(true);
        for (const { way, worth, error, loss, lossError } of ways) {
          expect(moves.some((move) => sameJson(way[0] as never, move as never))).toBe(true);
          expect([worth, error, loss, lossError].every(Number.isFinite)).toBe(true);
          expect(loss).toBeGreaterThanOrEqual(0);
        }
        expect(ways[0].loss).toBe(0);
        for (const language of LANGUAGES) {
          expect(say(await judge.texts[language](), reason, SPEAKER)).toMatch(/^\p{Lu}.{10,140}\.$/u);
        }
      }
    });

    test("tries what was answered, however bad it seems", async () => {
      for (const asked of questions.slice(0, 2)) {
        const judge = await judgeFor(asked);
        const { decision, state } = asked;
        const answered: unknown = game.moves(game.view(state, decision.seat), decision).at(-1);
        const { judgement } = judgeAt(game, judge, asked, asked.state, nodes, answered);
        expect(judgedOf(judgement, (move) => sameJson(move, answered))?.worlds).toBeGreaterThan(0);
      }
    });

    test("cannot tell apart two worlds that the seat cannot tell apart", async () => {
      const random = fastRandom(11);
      for (const asked of questions.slice(0, 3)) {
        const judge = await judgeFor(asked);
        const other = resample(game.clone(asked.state), asked.decision.seat, random);
        const here = judgeAt(game, judge, asked, asked.state, nodes);
        expect(judgeAt(game, judge, asked, other, nodes)).toEqual(here);
      }
    });
  });
}
