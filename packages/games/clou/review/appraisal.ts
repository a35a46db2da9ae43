import { type Appraisal, type Appraised, type Appraiser, luckOf, sharedPoints } from "@safehouse/kernel";
import { inMind } from "../bots/playing-on.ts";
import type { Book } from "../bots/lore/book.ts";
import type { TableFinder } from "../compile/tables.ts";
import type { Config } from "../meta.ts";
import { outcome } from "../outcome.ts";
import type { Sight } from "../play.ts";
import { closeLeave, STAY } from "../rules/round.ts";
import { FINISHED, LEAVE, STAGE, THROW_DICE, USE_DICE } from "../slots.ts";
import type { State } from "../state.ts";
import { heistsFor, type HeistWorth, makeHeistWorth } from "./heist.ts";

/** Heists that are played to say what a crew makes here on average. */
const HEISTS = 100;
/** Positions that the reference looks at in a turn. */
const NODES = 300;
/** The same for every review of a table: what is expected there does not change from match to match. */
const SEED = 1;

/** The crew's points. Nothing lies face down, so everything an answer changes is its own. */
export function makeAppraisal(tableOf: TableFinder, book: Book): Appraisal<State, Config> {
  return {
    unit: "points",
    isShared: true,
    prepare: () => book.open(),
    appraiser(config, seats, effort) {
      const table = tableOf(config, seats);
      const worth = makeHeistWorth(table, { lore: book.loreOf(config, table), nodes: NODES }, pointsOf, effort);
      const heists = heistsFor(HEISTS, seats, effort);
      return followHeist(
        worth,
        seats,
        (state) => worth.calibrate(sightIn(tableOf, state), heists, luckOf(SEED)),
        (state) => sightIn(tableOf, state),
      );
    },
  };
}

/** What a heist that is over came to. */
function pointsOf(sight: Sight): number {
  return sharedPoints(outcome(sight, [{ above: -Infinity, result: "" }])) ?? 0;
}

export function sightIn(tableOf: TableFinder, { config, seats, board, queue }: State): Sight {
  return { table: tableOf(config, seats), board, queue };
}

/** Follows a heist: `begin` says what it is worth at first. */
export function followHeist(
  worth: HeistWorth,
  seats: number,
  begin: (state: State) => number,
  sightOf: (state: State) => Sight,
): Appraiser<State> {
  const forAll = (value: number): number[] => new Array<number>(seats).fill(value);
  let stored = 0;
  /** What was thought at a glance, and what the round to come is worth, once it is near. */
  let glance = 0;
  let ahead: number | null = null;

  const throwDice = (before: State, after: State): { readonly after: number; readonly expected: number } => {
    const expected = before.board[STAGE] === THROW_DICE && ahead !== null ? ahead : worth.expected(sightOf(before));
    ahead = null;
    glance = worth.glance(sightOf(after), after.votes, null);
    const value = before.board[STAGE] === THROW_DICE ? worth.settled(sightOf(after), after.votes, null) : glance;
    return { after: value, expected: value - (glance - expected) };
  };

  const answer = (before: State, after: State): number => {
    if (before.board[STAGE] === USE_DICE && ENDS.includes(after.board[STAGE]))
      ahead = worth.expected(nextThrow(sightOf(after)));
    const was = glance;
    glance = worth.glance(sightOf(after), after.votes, ahead);
    const isAmidTurn = after.board[STAGE] === USE_DICE && countFinished(before, after) === 0;
    return isAmidTurn ? stored + glance - was : worth.settled(sightOf(after), after.votes, ahead);
  };

  const countFinished = (before: State, after: State): number => {
    const { seatAt } = sightOf(after).table;
    return seatAt.filter((at) => before.board[at + FINISHED] !== after.board[at + FINISHED]).length;
  };

  return {
    begin(state) {
      stored = begin(state);
      return forAll(stored);
    },
    step({ before, after, decision }): Appraised {
      if (decision.seat === null) {
        const thrown = throwDice(before, after);
        stored = thrown.after;
        return { after: forAll(thrown.after), expected: forAll(thrown.expected) };
      }
      stored = answer(before, after);
      return { after: forAll(stored), expected: forAll(stored) };
    },
  };
}

/** Where everybody has finished, and the heist goes on. */
const ENDS: readonly number[] = [LEAVE, THROW_DICE];

/** Whoever is asked whether to run stays. */
function nextThrow(sight: Sight): Sight {
  const play = inMind(sight);
  if (play.board[STAGE] === LEAVE) closeLeave(play, [STAY]);
  return play;
}
