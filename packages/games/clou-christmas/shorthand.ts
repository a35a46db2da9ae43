import { placeWords, shorthand as heistShorthand } from "../clou/shorthand.ts";
import type { CampaignMove, Move } from "./moves.ts";

/** How a move is typed: `buy crowbar`, `pick janet`; in a heist as in Clou. */
export function shorthand(move: Move): readonly string[] {
  return isCampaignMove(move) ? campaignWords(move) : heistShorthand(move);
}

function isCampaignMove(move: Move): move is CampaignMove {
  return ["buy", "put-back", "agree", "refuse", "pick", "scout", "tune", "report"].includes(move.do);
}

function campaignWords(move: CampaignMove): readonly string[] {
  switch (move.do) {
    case "buy":
    case "put-back":
      return [move.do, move.box];
    case "pick":
      return ["pick", move.thief];
    case "scout":
      return ["scout", ...placeWords(move.at)];
    case "tune":
      return ["tune", ...placeWords(move.cell)];
    // There is one proposal to answer to at a time.
    default:
      return [move.do];
  }
}
