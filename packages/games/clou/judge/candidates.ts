import { answer } from "../apply.ts";
import { bestTurn } from "../bots/best-turn.ts";
import { applyCode, moveOf } from "../bots/codes.ts";
import { GLANCE, turnsNear } from "../bots/foresight.ts";
import type { Lore } from "../bots/lore/lore.ts";
import { inMind, playerWith, settleNow } from "../bots/playing-on.ts";
import { settle } from "../bots/policy.ts";
import { settleAll } from "../bots/scene.ts";
import type { Move } from "../moves.ts";
import type { Play, Sight } from "../play.ts";
import { isReady } from "../rules/dice.ts";
import { finish } from "../rules/round.ts";
import { ALARM, ASKED, FINISHED, SETTLER, STAGE, USE_DICE } from "../slots.ts";

/** Positions that are looked at for the best turn; what each answer leads to is only glanced at. */
const TURN_NODES = 2_000;

/** An end of the turn that an answer leads to. */
export interface Candidate {
  readonly way: readonly Move[];
  /** Other ways to the same end, each beginning with another answer. */
  readonly twins: (readonly Move[])[];
  /** How things stand there, before the seat finishes. */
  readonly end: Sight;
  /** What that seems worth; infinite where nobody can tell without trying. */
  readonly value: number;
}

/** The best ends that the listed answers lead to, and others that are hardly worse; the best first. */
export function candidatesFor(sight: Sight, seat: number, moves: readonly Move[], lore: Lore | null): Candidate[] {
  const byEnd = new Map<string, Candidate>();
  const add = (way: readonly Move[], end: Sight, value: number): void => {
    const key = keyOf(end);
    const known = byEnd.get(key);
    if (known === undefined) byEnd.set(key, { way, twins: [], end, value });
    else if (![known.way, ...known.twins].some(([first]) => isSame(first, way[0]))) known.twins.push(way);
  };
  const isTurn = moves.some(({ do: what }) => what === "use") && !isReady(sight, seat);
  if (isTurn) {
    const best = bestTurn(sight, seat, TURN_NODES, lore);
    for (const turn of turnsNear(best, sight, seat, TURN_NODES, lore)) {
      const { way, end } = follow(sight, seat, turn.codes, lore);
      if (way.length > 0) add(way, end, turn.value);
    }
  }
  for (const move of moves) {
    const after = afterMove(sight, seat, move, lore);
    if (!isOn(after, seat)) {
      add([move], after, Infinity);
      continue;
    }
    const turn = bestTurn(after, seat, GLANCE, lore);
    const { way, end } = follow(after, seat, turn.codes, lore);
    add([move, ...way], end, turn.value);
  }
  return [...byEnd.values()].toSorted((a, b) => b.value - a.value);
}

/** A copy of the end, with the turn finished. */
export function finished({ end }: Candidate, seat: number): Play {
  const play = inMind(end);
  if (isOn(play, seat)) finish(play, seat);
  return play;
}

/** Whether the seat still has a turn to finish. */
function isOn({ table, board }: Sight, seat: number): boolean {
  return board[STAGE] === USE_DICE && board[SETTLER] < 0 && board[table.seatAt[seat] + FINISHED] === 0;
}

/** After an answer, with everything settled that it activates. */
function afterMove(sight: Sight, seat: number, move: Move, lore: Lore | null): Play {
  const play = inMind(sight);
  answer(play, seat, move);
  const player = playerWith(lore, GLANCE);
  while (play.board[STAGE] === USE_DICE && play.board[SETTLER] === seat && play.board[ALARM] === 0)
    settleNow(play, seat, player);
  return play;
}

/** The moves of a turn as they are called, and where they end. */
function follow(
  sight: Sight,
  seat: number,
  codes: readonly number[],
  lore: Lore | null,
): { readonly way: Move[]; readonly end: Play } {
  const end = inMind(sight);
  const way = codes.map((code) => {
    const move = moveOf(end, seat, code);
    applyCode(end, seat, code);
    settleAll(end, seat, (at, asked) => settle(at, asked, lore));
    return move;
  });
  return { way, end };
}

/** How often was asked makes no difference. */
function keyOf({ table, board }: Sight): string {
  return board.map((value, i) => (table.seatAt.includes(i - ASKED) ? 0 : value)).join();
}

function isSame(one: Move, other: Move): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
