import { drawFrom, fastRandom } from "@safehouse/chance";
import { playout, sameJson, type SeatDecision } from "@safehouse/kernel";
import { describe, expect, it } from "vitest";
import { ASKED, ROUND, SETTLER, USED } from "../slots.ts";
import { bestTurn } from "../bots/best-turn.ts";
import { moveOf } from "../bots/codes.ts";
import { settle } from "../bots/policy.ts";
import { searchTurn } from "../bots/turn.ts";
import { clou } from "../game.ts";
import type { Move } from "../moves.ts";
import { heldAdjusts, heldDice } from "../rules/dice.ts";
import { clone, type State } from "../state.ts";

const NODES = 100_000;
const sightOf = ({ config, seats, board, queue }: State) => ({ table: clou.tableOf(config, seats), board, queue });
const questionTo = (state: State, seat: number): SeatDecision | null => {
  const found = clou.pending(state).find((decision) => decision.seat === seat);
  return found === undefined || found.seat === null ? null : found;
};

/** Positions at the first die of a round, from heists played by bots. */
function positions(seats: number, matches: number): { state: State; seat: number }[] {
  const found: { state: State; seat: number }[] = [];
  for (let seed = 1; seed <= matches; seed++) {
    const luck = fastRandom(100 * seats + seed);
    const config = clou.configure({ thief1: ["bruce", "janet", "matt", "trixie"][seed % 4] }, seats);
    if (!config.ok) throw new Error(config.error.problem);
    const state = clou.setup(config.value, seats);
    const bot = seed % 3 === 0 ? clou.bots.easy : clou.bots.normal;
    const asked = new Set<string>();
    playout(
      clou,
      state,
      {
        choose(decision, view, moves) {
          const key = `${view.board[ROUND]}:${decision.seat}`;
          if (decision.kind === "dice" && !asked.has(key)) found.push({ state: clone(state), seat: decision.seat });
          if (decision.kind === "dice") asked.add(key);
          const request = { view, decision, moves, history: [], random: luck, budget: { nodes: 2000 } };
          return bot?.choose(request) ?? moves[0];
        },
        draw: (decision) => drawFrom(luck, decision.draw),
      },
      5000,
    );
  }
  return found;
}

function holdsWhites(state: State, seat: number): boolean {
  const sight = sightOf(state);
  const { table, board } = sight;
  const any = board.slice(table.seatAt[seat] + 3, table.seatAt[seat] + 18);
  return heldDice(sight, seat).length > 0 || heldAdjusts(sight, seat).length > 0 || any.some((n) => n !== 0);
}

/** Without the counts of questions, which a bot in its thoughts does not keep. */
function asText({ config, seats }: State, board: readonly number[]): string {
  const { seatAt } = clou.tableOf(config, seats);
  return board.map((n, i) => (seatAt.includes(i - ASKED) ? 0 : n)).join();
}

/** One move through the contract, and everything it makes the seat settle, as the policy says. */
function playOn(state: State, seat: number, move: Move): State {
  const next = clone(state);
  let answer = move;
  for (;;) {
    const decision = questionTo(next, seat) as SeatDecision;
    expect(clou.check(clou.view(next, seat), decision, answer)).toBeNull();
    clou.apply(next, decision, answer);
    const asked = questionTo(next, seat);
    if (next.board[SETTLER] !== seat || asked === null || asked.kind === "flee") return next;
    answer = moveOf(sightOf(next), seat, settle(sightOf(next), seat));
  }
}

/** Every end of a turn by the contract alone. Null if a white symbol came up on the way. */
function endsByContract(state: State, seat: number): Set<string> | null {
  const ends = new Set<string>();
  const seen = new Set<string>();
  let isPlain = true;
  const explore = (at: State): void => {
    const text = asText(at, at.board);
    if (!isPlain || seen.has(text)) return;
    seen.add(text);
    if (holdsWhites(at, seat)) isPlain = false;
    const decision = questionTo(at, seat);
    const uses =
      decision?.kind === "dice" ? clou.moves(clou.view(at, seat), decision).filter((m) => m.do === "use") : [];
    if (uses.length === 0) ends.add(text);
    for (const move of uses) explore(playOn(at, seat, move));
  };
  explore(state);
  return isPlain ? ends : null;
}

describe("the search of a turn", () => {
  for (const seats of [1, 2]) {
    it(`finds exactly the ends that the contract leads to, with ${seats} seats`, () => {
      let compared = 0;
      for (const { state, seat } of positions(seats, 4)) {
        if (holdsWhites(state, seat)) continue;
        const byContract = endsByContract(state, seat);
        if (byContract === null || byContract.size > 400) continue;
        const found = new Set<string>();
        const before = JSON.stringify(state);
        const turn = searchTurn(sightOf(state), seat, NODES, null, (board) => found.add(asText(state, board)));
        expect(JSON.stringify(state)).toBe(before);
        expect(turn.ends).toBeGreaterThanOrEqual(found.size);
        expect([...found].sort()).toEqual([...byContract].sort());
        compared++;
      }
      expect(compared).toBeGreaterThan(10);
    });
  }

  it("leads by listed moves to the end it promises, white symbols and loot included", () => {
    let withWhites = 0;
    for (const { state, seat } of positions(1, 12)) {
      const turn = bestTurn(sightOf(state), seat, NODES);
      expect(turn.isComplete).toBe(true);
      let at = state;
      for (const code of turn.codes) {
        const move = moveOf(sightOf(at), seat, code);
        const listed = clou.moves(clou.view(at, seat), questionTo(at, seat) as SeatDecision);
        expect(listed.some((one) => sameJson(one, move))).toBe(true);
        if (move.do === "ready" || move.do === "any") withWhites++;
        at = playOn(at, seat, move);
      }
      // What is left to do there is worth what was promised: the way ends where the search said.
      if (questionTo(at, seat)?.kind === "dice")
        expect(searchTurn(sightOf(at), seat, NODES).value).toBeGreaterThanOrEqual(turn.value - 1e-6);
    }
    expect(withWhites).toBeGreaterThan(0);
  });

  it("passes over no end that is better: who asks for all of them is told the same way", () => {
    for (const { state, seat } of [...positions(1, 8), ...positions(2, 2)]) {
      for (const nodes of [2000, NODES]) {
        const { codes, value, isComplete } = searchTurn(sightOf(state), seat, nodes);
        const all = searchTurn(sightOf(state), seat, nodes, null, () => {});
        expect({ codes, value, isComplete }).toEqual({
          codes: all.codes,
          value: all.value,
          isComplete: all.isComplete,
        });
      }
    }
  });

  it("keeps to its budget, and still names a move", () => {
    for (const { state, seat } of positions(1, 2)) {
      const turn = searchTurn(sightOf(state), seat, 20);
      // The step that spends the last node is finished.
      expect(turn.nodes).toBeLessThanOrEqual(24);
      if (state.board[clou.tableOf(state.config, 1).seatAt[0] + USED] === 0)
        expect(turn.value).toBeGreaterThan(-Infinity);
    }
  });
});
