import type { Random } from "@safehouse/kernel";
import type { ClouBot } from "../../clou/bots/bot.ts";
import type { Sight } from "../../clou/play.ts";
import { sightOf } from "../answers.ts";
import { type HeistEvent, isCampaignEvent } from "../events.ts";
import { isCampaignDecision } from "../meta.ts";
import type { Move } from "../moves.ts";
import type { Setting } from "../setting.ts";
import type { CampaignBot } from "./bot.ts";
import type { HabitsByCrew } from "./habits.ts";
import { type Preparation, scoutings, tunings } from "./preparing.ts";
import { answerTo } from "./shopping.ts";
import { bestThief } from "./team.ts";

/** How somebody plays a campaign. */
interface Nature {
  /** In a heist. */
  readonly thief: ClouBot;
  readonly habits: HabitsByCrew;
  /** What it scouts or tunes. */
  readonly prepares: (preparations: readonly Preparation[], sight: Sight, random: Random) => Move;
}

/** Plays a campaign: between heists by a few plain judgements, in a heist as its thief does. */
export function makeCampaigner(setting: Setting, { thief, habits: habitsByCrew, prepares }: Nature): CampaignBot {
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
          return prepares(preparations, sight, random);
        }
        default:
          return moves[0];
      }
    },
  };
}

const PASS: Move = { do: "pass" };
