import type { Decision } from "@safehouse/kernel";
import { ALARM, ASKED, ESCAPE, OPEN_BOX, SETTLER, STAGE, THROW_ANEW, USE_DICE } from "./slots.ts";
import type { CompiledStar } from "./compile/sheet.ts";
import type { Table } from "./compile/table.ts";
import { maskNamed } from "./content/symbols.ts";
import type { Event } from "./events.ts";
import type { Move } from "./moves.ts";
import { questionFor } from "./pending.ts";
import type { Play } from "./play.ts";
import { takeLoot } from "./rules/crossing.ts";
import { giveBonuses } from "./rules/bonus.ts";
import { canStrike } from "./rules/accepts.ts";
import { diceLeft, facesOf, waysToTake } from "./rules/dice.ts";
import { anyFor, readyDie, readyShift, useAny, useDice, writeAny } from "./rules/using.ts";
import { breakOff, closeDriver, drive, throwEscape } from "./rules/escape.ts";
import { passOffer, takeOffer } from "./rules/concert.ts";
import { closeLeave, finish, rollDice, RUN, STAY } from "./rules/round.ts";
import { giveByStar, throwAnew, throwByStar, turnByStar } from "./rules/stars.ts";
import { goOnSettling, letGo, settleInCircle, settleOnPlan } from "./rules/settling.ts";
import { blankVotes, NO_VOTE, type State } from "./state.ts";

export function apply(table: Table, state: State, decision: Decision, move: Move | readonly number[]): Event[] {
  const events: Event[] = [];
  const play: Play = { table, board: state.board, queue: state.queue, events };
  if (decision.seat === null) {
    const drawn = move as readonly number[];
    if (state.board[STAGE] === ESCAPE) throwEscape(play, drawn[0]);
    else if (state.board[STAGE] === THROW_ANEW) throwAnew(play, drawn);
    else rollDice(play, drawn);
  } else if (decision.kind === "leave" || decision.kind === "driver") {
    answerSealed(play, state, decision.seat, move as Move);
  } else {
    const asked = table.seats === 1 ? [] : table.seatAt.map((_, seat) => questionFor(play, seat));
    answer(play, decision.seat, move as Move);
    countQuestions(play, asked, decision.seat);
  }
  return events;
}

/** An answered question is over, and so is one that was put aside: whatever is asked next has a new number. */
function countQuestions(play: Play, asked: readonly (string | null)[], actor: number): void {
  const { table, board } = play;
  for (let seat = 0; seat < table.seats; seat++) {
    const isOver = seat === actor || (asked[seat] !== null && asked[seat] !== questionFor(play, seat));
    if (isOver) board[table.seatAt[seat] + ASKED] += 1;
  }
}

/** Notes a vote, and nothing else: nobody can see it until all are in. */
function answerSealed(play: Play, state: State, seat: number, move: Move): void {
  const { table, board } = play;
  state.votes[seat] = move.do === "name" ? move.seat : move.do === "run" ? RUN : STAY;
  if (state.votes.includes(NO_VOTE)) return;
  if (move.do === "name") closeDriver(play, state.votes);
  else closeLeave(play, state.votes);
  for (const at of table.seatAt) board[at + ASKED] += 1;
  state.votes = blankVotes(table.seats);
}

export function answer(play: Play, seat: number, move: Move): void {
  answerOpenly(play, seat, move);
  settleOn(play, seat);
}

/** One answer of the dice phase, settled as far as nobody has to be asked. Bots think with this very function. */
function answerOpenly(play: Play, seat: number, move: Move): void {
  const { table, board } = play;
  const sheet = table.sheets[seat];
  switch (move.do) {
    case "use":
      return useDice(play, seat, diceShowing(play, seat, move.dice), sheet.indexOf.get(move.cell) as number);
    case "ready": {
      const n = Number(move.white.slice(-1));
      return "by" in move ? readyShift(play, seat, n, move.by) : readyDie(play, seat, n);
    }
    case "any": {
      const cell = sheet.indexOf.get(move.cell) as number;
      const isCircle = canStrike(sheet, board, table.cellsAt[seat], cell) && anyFor(play, seat, "circle") !== null;
      return useAny(play, seat, cell, isCircle ? "circle" : "number");
    }
    case "write":
      return writeAny(play, seat, move.number);
    case "cross": {
      const gift = maskNamed(move.gift);
      const symbol = table.plan.symbolIndex.get(move.at);
      if (symbol !== undefined) return settleOnPlan(play, seat, gift, symbol);
      return settleInCircle(play, seat, gift, sheet.indexOf.get(move.at) as number);
    }
    case "let-go":
      return letGo(play, seat, maskNamed(move.gift));
    case "loot":
      return takeLoot(play, table.plan.thingIndex.get(move.loot) as number);
    case "star":
      return useStar(play, seat, move);
    case "take":
      return takeOffer(play, seat, maskNamed(move.gift));
    case "pass":
      return passOffer(play, seat);
    case "finish":
      return finish(play, seat);
    case "flee":
      return breakOff(play);
    case "drive":
      return drive(play, seat);
    default:
      throw new Error(`"${move.do}" answers a sealed question`);
  }
}

function useStar(play: Play, seat: number, move: Extract<Move, { do: "star" }>): void {
  const star = play.table.sheets[seat].stars.find(({ id }) => id === move.star) as CompiledStar;
  if ("die" in move) turnByStar(play, seat, star, move.die, move.to);
  else if (star.does === "throws-anew") throwByStar(play, seat, star);
  else giveByStar(play, seat, star, "for" in move ? move.for : seat);
}

/** Which of the dice left show these faces. */
function diceShowing(play: Play, seat: number, faces: readonly number[]): number {
  if (faces.length === 0) return 0;
  const { board } = play;
  return waysToTake(board, diceLeft(play, seat)).find((way) => {
    const shown = facesOf(board, way);
    return shown.length === faces.length && shown.every((face, i) => face === faces[i]);
  }) as number;
}

/**
 * C-7.3: the escape begins at once. If others are still using dice, who rang the alarm says so first: their questions end with that,
 * and are not mixed up with the vote for a driver.
 */
function flee(play: Play, seat: number): void {
  const { table, board, queue } = play;
  if (board[SETTLER] >= 0 || table.seats === 1) return breakOff(play);
  queue.length = 0;
  board[SETTLER] = seat;
}

/** C-3.3: one use is settled whole; C-7.3: the alarm stops everything. */
export function settleOn(play: Play, seat: number): void {
  const { board } = play;
  if (board[STAGE] !== USE_DICE) return;
  if (board[ALARM] === 1) return flee(play, seat);
  // A box that waits for any number is asked about first.
  if (board[OPEN_BOX] >= 0) return;
  goOnSettling(play, seat);
  giveBonuses(play);
}
