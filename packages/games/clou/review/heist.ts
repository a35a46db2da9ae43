import type { Random } from "@safehouse/kernel";
import { fallsOf } from "../bots/throws.ts";
import { shouldRun } from "../bots/leaving.ts";
import type { Lore } from "../bots/lore/lore.ts";
import { escapeOdds } from "../bots/odds.ts";
import { finishTurn, inMind, type Player, playerWith, playOn, settleNow } from "../bots/playing-on.ts";
import { worthAtEnd, worthInCar } from "../bots/worth.ts";
import type { Play, Sight } from "../play.ts";
import { facesOf } from "../rules/dice.ts";
import { throwEscape } from "../rules/escape.ts";
import { closeLeave, rollDice, RUN, STAY } from "../rules/round.ts";
import { untouchedDice } from "../rules/star-rights.ts";
import { throwAnew } from "../rules/stars.ts";
import {
  CARS,
  CHOOSE_DRIVER,
  DRIVE,
  DRIVER,
  ESCAPE,
  FINISHED,
  LEAVE,
  OVER,
  POLICE,
  ROUND,
  SETTLER,
  STAGE,
  THROW_ANEW,
  THROW_DICE,
  USE_DICE,
} from "../slots.ts";
import { NO_VOTE } from "../state.ts";
import { type Calibration, calibrationOf } from "./calibration.ts";

/** With less effort it is a first look: less thought about each turn, and few heists to measure by. */
const FIRST_LOOK = 0.2;
/** The part of a turn's thought that is left at a first look. */
const THOUGHT_AT_FIRST_LOOK = 1 / 15;
const FEW_HEISTS = 8;

/** What a heist is worth to the crew, as it goes on: by what was learned of the table, with every throw that could have come. */
export interface HeistWorth {
  /** Plays so many heists from here to their end, and returns their mean: everything later is measured by them. */
  calibrate(sight: Sight, heists: number, random: Random): number;
  /** At a glance: what is thought of where the round would end. `ahead` is what the next round is worth, where that is known. */
  glance(sight: Sight, votes: readonly number[], ahead: number | null): number;
  /** With a look at every throw of the next round. */
  settled(sight: Sight, votes: readonly number[], ahead: number | null): number;
  /** What everything that the dice can show now is worth at a glance. */
  expected(sight: Sight): number;
}

/** How many heists are played to measure by; more seats think longer about each. */
export function heistsFor(most: number, seats: number, effort: number): number {
  return effort < FIRST_LOOK ? FEW_HEISTS : Math.ceil((most * Math.max(0.3, effort)) / Math.sqrt(seats));
}

/** The bot by which a heist is measured: what it knows of the table, and how many positions it looks at in a turn. */
export interface Reference {
  readonly lore: Lore | null;
  readonly nodes: number;
}

/** `points` says what a heist that is over came to. */
export function makeHeistWorth(
  table: Sight["table"],
  { lore, nodes }: Reference,
  points: (sight: Sight) => number,
  effort: number,
): HeistWorth {
  const thought = effort < FIRST_LOOK ? THOUGHT_AT_FIRST_LOOK : 1;
  const player: Player = playerWith(lore, Math.ceil(nodes * thought));
  let calibrated: Calibration = (_, thought) => thought;

  /** Null while the heist goes on after this round. */
  const endOf = (sight: Sight): number | null => {
    const { board } = sight;
    switch (board[STAGE]) {
      case OVER:
        return points(sight);
      case CHOOSE_DRIVER:
        return worthInCar(sight, worthAtEnd(sight));
      case DRIVE:
      case ESCAPE:
        return worthInCar(
          sight,
          worthAtEnd(sight),
          escapeOdds(table.sheets[board[DRIVER]], board[CARS], board[POLICE]),
        );
      default:
        return null;
    }
  };

  /** Plays to where the next dice are thrown, or the heist ends; returns what is thought of where the round ended. */
  const playRound = (play: Play, votes: readonly number[]): number | null => {
    const { board } = play;
    let thought: number | null = null;
    while (board[STAGE] === USE_DICE) {
      if (board[SETTLER] >= 0) {
        settleNow(play, board[SETTLER], player);
        continue;
      }
      const seat = table.seatAt.findIndex((at) => board[at + FINISHED] === 0);
      const round = board[ROUND];
      const { codes, value } = player.turn(play, seat);
      finishTurn(play, seat, codes, player);
      thought = calibrated(round, value);
    }
    if (board[STAGE] === LEAVE) closeLeave(play, votesIn(play, votes));
    return thought;
  };

  /** Votes that are not in yet are the reference's. */
  const votesIn = (sight: Sight, votes: readonly number[]): number[] => {
    const usual = shouldRun(sight) ? RUN : STAY;
    return table.seatAt.map((_, seat) => ((votes[seat] ?? NO_VOTE) === NO_VOTE ? usual : votes[seat]));
  };

  const glance: HeistWorth["glance"] = (sight, votes, ahead) => {
    if (sight.board[STAGE] === THROW_ANEW) return expected(sight);
    const play = inMind(sight);
    const thought = playRound(play, votes);
    return endOf(play) ?? thought ?? ahead ?? expected(play);
  };

  const expected = (sight: Sight): number => {
    const fall = (dice: number, roll: (play: Play, faces: readonly number[]) => void): number => {
      let sum = 0;
      for (const { faces, chance } of fallsOf(dice)) {
        const play = inMind(sight);
        roll(play, faces);
        sum += chance * glance(play, [], null);
      }
      return sum;
    };
    switch (sight.board[STAGE]) {
      case THROW_DICE:
        return fall(3, rollDice);
      case THROW_ANEW:
        return fall(facesOf(sight.board, untouchedDice(sight)).length, throwAnew);
      default:
        return fall(1, (play, [face]) => throwEscape(play, face));
    }
  };

  return {
    calibrate(sight, heists, random) {
      const rounds: { thought: number; result: number }[][] = [];
      let sum = 0;
      for (let i = 0; i < heists; i++) {
        const thoughts: number[] = [];
        const result = playOn(inMind(sight), random, {
          ...player,
          turn(at, seat) {
            const turn = player.turn(at, seat);
            thoughts[at.board[ROUND]] = turn.value;
            return turn;
          },
        });
        sum += result;
        // In the last round it ended: nothing had to be guessed.
        for (let round = 1; round < thoughts.length - 1; round++) {
          (rounds[round - 1] ??= []).push({ thought: thoughts[round] ?? 0, result });
        }
      }
      calibrated = calibrationOf(rounds);
      return sum / heists;
    },
    glance,
    settled(sight, votes, ahead) {
      if (sight.board[STAGE] === THROW_ANEW) return expected(sight);
      const play = inMind(sight);
      const thought = playRound(play, votes);
      return endOf(play) ?? (thought === null && ahead !== null ? ahead : expected(play));
    },
    expected,
  };
}
