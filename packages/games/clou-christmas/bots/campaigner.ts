import type { ClouBot } from "../../clou/bots/bot.ts";
import { playerWith } from "../../clou/bots/playing-on.ts";
import { sightOf } from "../answers.ts";
import { type HeistEvent, isCampaignEvent } from "../events.ts";
import { isCampaignDecision } from "../meta.ts";
import type { Move } from "../moves.ts";
import type { Setting } from "../setting.ts";
import type { CampaignBot } from "./bot.ts";
import type { HabitsByCrew } from "./habits.ts";
import { bestForeseen, bestLooking, scoutings, tunings } from "./preparing.ts";
import { answerTo } from "./shopping.ts";
import { bestThief } from "./team.ts";

/** How somebody plays a campaign. */
interface Nature {
  /** In a heist. */
  readonly thief: ClouBot;
  readonly habits: HabitsByCrew;
  /** Whether it plays heists in its head before it scouts or tunes. */
  readonly foresees: boolean;
}

/** Positions looked at in a turn of a heist that is played in a bot's head. */
const GLANCE = 100;

/** Plays a campaign: between heists by a few plain judgements, in a heist as its thief does. */
export function makeCampaigner(setting: Setting, { thief, habits: habitsByCrew, foresees }: Nature): CampaignBot {
  return {
    choose(request) {
      const { view, decision, moves, history, random } = request;
      const { kind, seat } = decision;
      if (!isCampaignDecision(kind) && view.heist !== null) {
        const heard = history.filter((event): event is HeistEvent => !isCampaignEvent(event));
        return thief.choose({ ...request, view: view.heist, moves: moves as never, history: heard });
      }
      const sight = sightOf(setting, view);
      const habits = habitsByCrew[view.seats - 1];
      switch (kind) {
        case "free":
        case "wages":
          return answerTo(setting, view, habits);
        case "team":
          return { do: "pick", thief: bestThief(setting, view, habits) };
        case "scout":
        case "tune": {
          if (sight === null) return PASS;
          const preparations = kind === "scout" ? scoutings(sight, moves) : tunings(sight, seat, moves);
          return foresees
            ? bestForeseen(preparations, sight, random, playerWith(null, GLANCE))
            : bestLooking(preparations);
        }
        default:
          return moves[0];
      }
    },
  };
}

const PASS: Move = { do: "pass" };
