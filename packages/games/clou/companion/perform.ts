import { CHOOSE_DRIVER, DICE, DONE, DRIVE, DRIVER, LEAVE, OPEN, STAGE, THROW_DICE, USE_DICE, USED } from "../slots.ts";
import type { Effect } from "../content/plan.ts";
import type { Play } from "../play.ts";
import { carryOut, moveBar } from "../rules/consequences.ts";
import { leaveUnseen } from "../rules/crossing.ts";
import { closeDriver, drive, throwEscape } from "../rules/escape.ts";
import { closeLeave, finish, rollDice, RUN, STAY } from "../rules/round.ts";
import type { State } from "../state.ts";
import type { PaperAct } from "./acts.ts";
import type { PaperGame } from "./paper-game.ts";
import { note, use } from "./sheets.ts";
import { isFace, isWithin } from "./within.ts";

/** False if the act does not fit here. */
export function perform(game: PaperGame, state: State, play: Play, act: PaperAct): boolean {
  const { table, board } = play;
  const stage = board[STAGE];
  switch (act.do) {
    case "throw":
      if (stage !== THROW_DICE || act.dice.length !== 3 || !act.dice.every(isFace)) return false;
      rollDice(play, act.dice);
      return true;
    case "throw-anew":
      if (stage !== USE_DICE || act.places.length !== act.dice.length) return false;
      return act.places.every((place, i) => showFace(board, place, act.dice[i]));
    case "turn":
      return stage === USE_DICE && showFace(board, act.place, act.face);
    case "use":
      return use(game, state, play, act);
    case "note":
      return note(play, act);
    case "round-over":
      if (stage !== USE_DICE || act.unused.length !== table.seats || !act.unused.every((dice) => isWithin(dice, 0, 3)))
        return false;
      act.unused.forEach((unused, seat) => {
        board[table.seatAt[seat] + USED] = (1 << (3 - unused)) - 1;
        finish(play, seat);
      });
      return true;
    case "stay":
    case "run":
      if (stage !== LEAVE) return false;
      closeLeave(
        play,
        table.sheets.map(() => (act.do === "run" ? RUN : STAY)),
      );
      return true;
    case "alarm":
    case "time":
    case "traces": {
      const effect: Effect = act.do === "alarm" ? { do: "alarm" } : { do: act.do, cost: act.count };
      if (!isInside(stage) || ("cost" in effect && !Number.isInteger(effect.cost))) return false;
      carryOut(play, [effect]);
      return true;
    }
    case "sneak-out":
      if (!isInside(stage) || table.plan.sneakThing < 0) return false;
      leaveUnseen(play);
      return true;
    case "bar": {
      const bar = table.plan.bars.findIndex(({ id }) => id === act.bar);
      if (!isInside(stage) || bar < 0) return false;
      moveBar(play, bar);
      return true;
    }
    case "loot": {
      const thing = table.plan.thingIndex.get(act.loot) ?? -1;
      if (thing < table.plan.challengeCount) return false;
      board[table.thingsAt + thing] = act.isTaken ? DONE : OPEN;
      return true;
    }
    case "driver":
      if (stage !== CHOOSE_DRIVER || table.seatAt[act.seat] === undefined) return false;
      closeDriver(
        play,
        table.sheets.map(() => act.seat),
      );
      return true;
    case "drive":
      if (stage !== DRIVE || !isFace(act.face)) return false;
      drive(play, board[DRIVER]);
      throwEscape(play, act.face);
      return true;
  }
}

/** False for no such die, or no such face. */
function showFace(board: number[], place: number, face: number): boolean {
  if (!isWithin(place, 0, 2) || !isFace(face)) return false;
  board[DICE + place] = face;
  return true;
}

/** The crew is still in the house. */
export function isInside(stage: number): boolean {
  return stage === THROW_DICE || stage === USE_DICE || stage === LEAVE;
}
