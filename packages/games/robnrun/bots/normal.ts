import type { Bot, BotRequest } from "@safehouse/kernel";
import { NAMES } from "../content/tools.ts";
import type { Event } from "../events.ts";
import type { HintMove, Move } from "../moves.ts";
import type { View } from "../view.ts";
import { chooseGift, chooseTurn } from "./accomplice.ts";
import { chooseHint } from "./boss.ts";
import { chooseBribe, chooseBuilding, choosePlace } from "./planning.ts";
import type { Reading } from "./thoughts.ts";

export type Player = Bot<View, Move, Event>;

/** How a boss finds the next hint; null for none. */
type Telling = (request: BotRequest<View, Move, Event>) => HintMove | null;

const byOutlook: Telling = ({ view, moves }) => chooseHint(view, moves, "conventional");

/** Reckons with every need that is possible, tells what the crew can use best, and follows the conventions of R-13. */
export const normal: Player = crewMember("conventional");

/** As `normal`, but takes hints only for what they say: a newcomer who has not read about conventions. */
export const literal: Player = crewMember("literal");

export function crewMember(reading: Reading, tell: Telling = byOutlook): Player {
  return { choose: (request) => listed(request, choose(request, reading, tell)) };
}

function choose(request: BotRequest<View, Move, Event>, reading: Reading, tell: Telling): Move {
  const { view, decision, moves, random } = request;
  switch (decision.kind) {
    case "building":
      return chooseBuilding(view, moves);
    case "hint":
      return tell(request) ?? { do: "release" };
    case "turn": {
      const choice = chooseTurn(view, reading);
      return choice.do === "play" ? { do: "play", card: NAMES[choice.card] } : choice;
    }
    case "give":
      return { do: "give", card: NAMES[chooseGift(view, reading, random)] };
    case "place":
      return choosePlace(view, moves);
    default:
      return chooseBribe(view, moves);
  }
}

/** The move as it is listed; the first one should a thought go astray. */
function listed({ moves }: BotRequest<View, Move, Event>, wanted: Move): Move {
  if (moves.includes(wanted)) return wanted;
  const same = moves.find(
    (move) =>
      move.do === wanted.do &&
      (!("card" in move) || !("card" in wanted) || move.card === wanted.card) &&
      move.do !== "hint",
  );
  return same ?? moves[0];
}
