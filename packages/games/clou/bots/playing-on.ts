import type { Random } from "@safehouse/kernel";
import { settleOn } from "../apply.ts";
import {
  ALARM,
  CHOOSE_DRIVER,
  DRIVE,
  ESCAPE,
  FINISHED,
  LEAVE,
  OVER,
  SETTLER,
  STAGE,
  THROW_ANEW,
  THROW_DICE,
  USE_DICE,
} from "../slots.ts";
import { maskNamed, FACES } from "../content/symbols.ts";
import type { Play, Sight } from "../play.ts";
import { passOffer, takeOffer } from "../rules/concert.ts";
import { facesOf } from "../rules/dice.ts";
import { breakOff } from "../rules/escape.ts";
import { isOffering } from "../rules/passages.ts";
import { closeLeave, finish, rollDice, RUN, STAY } from "../rules/round.ts";
import { throwAnew } from "../rules/stars.ts";
import { untouchedDice } from "../rules/star-rights.ts";
import { bestTurn } from "./best-turn.ts";
import { applyCode } from "./codes.ts";
import { shouldRun } from "./leaving.ts";
import type { Lore } from "./lore/lore.ts";
import { bestOffer, settle } from "./policy.ts";
import { settleAll } from "./scene.ts";
import type { Turn } from "./turn.ts";
import { worthAtEnd, worthInCar } from "./worth.ts";

/** Whoever plays the heist on, for all seats. */
export interface Player {
  /** What a seat does with its dice. */
  turn(sight: Sight, seat: number): Turn;
  /** What it does with an activated symbol. */
  settle(sight: Sight, seat: number): number;
  /** Whether the way through the turn has to be thought out anew. */
  isAstray?(): boolean;
  /** Is told how things stand where a seat finishes its turn. */
  watch?(sight: Sight, seat: number): void;
}

/** Takes the best turn by what was learned of the table, if anything. */
export function playerWith(lore: Lore | null, nodes: number): Player {
  return {
    turn: (sight, seat) => bestTurn(sight, seat, nodes, lore),
    settle: (sight, seat) => settle(sight, seat, lore),
  };
}

/** A copy of how things stand, to be played on in a bot's head. */
export function inMind({ table, board, queue }: Sight): Play {
  return { table, board: board.slice(), queue: queue.slice(), events: null };
}

/**
 * Plays a heist to its end in a bot's head, by the rules that people play by, and tells what it came to. How the escape goes is reckoned
 * and not thrown: one throw less that luck decides.
 */
export function playOn(play: Play, random: Random, player: Player): number {
  const { board } = play;
  for (;;) {
    switch (board[STAGE]) {
      case THROW_DICE:
        rollDice(play, fallOf(3, random));
        break;
      case THROW_ANEW:
        throwAnew(play, fallOf(facesOf(board, untouchedDice(play)).length, random));
        break;
      case LEAVE:
        closeLeave(play, [shouldRun(play) ? RUN : STAY]);
        break;
      case CHOOSE_DRIVER:
      case DRIVE:
      case ESCAPE:
        return worthInCar(play, worthAtEnd(play));
      case OVER:
        return worthAtEnd(play);
      default:
        useDice(play, player);
    }
  }
}

/** One seat after the other settles what waits for it, or takes its turn. */
function useDice(play: Play, player: Player): void {
  const { board, table } = play;
  if (board[SETTLER] >= 0) return settleNow(play, board[SETTLER], player);
  const seat = table.seatAt.findIndex((at) => board[at + FINISHED] === 0);
  finishTurn(play, seat, player.turn(play, seat).codes, player);
}

/** What waits for a seat is settled, or the alarm breaks it off. */
export function settleNow(play: Play, seat: number, player: Player): void {
  if (play.board[ALARM] === 1) return breakOff(play);
  if (!isOffering(play)) return settleAll(play, seat, player.settle);
  const answer = bestOffer(play, seat);
  if (answer.do === "take") takeOffer(play, seat, maskNamed(answer.gift));
  else passOffer(play, seat);
  settleOn(play, seat);
}

/** Makes these moves and finishes, unless something has ended the turn before. */
export function finishTurn(play: Play, seat: number, codes: readonly number[], player: Player): void {
  const { board, table } = play;
  for (const code of codes) {
    applyCode(play, seat, code);
    settleAll(play, seat, player.settle);
    if (player.isAstray?.()) return;
  }
  const isStillOn = board[STAGE] === USE_DICE && board[SETTLER] < 0 && board[table.seatAt[seat] + FINISHED] === 0;
  if (!isStillOn) return;
  player.watch?.(play, seat);
  finish(play, seat);
}

function fallOf(dice: number, random: Random): number[] {
  return Array.from({ length: dice }, () => 1 + random.below(FACES));
}
