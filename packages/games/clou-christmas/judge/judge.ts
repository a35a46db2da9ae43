import {
  beginsWith,
  type Judge,
  judgementOf,
  type JudgeRequest,
  luckOf,
  type Judgement,
  meanAhead,
  type Trial,
  tryOut,
} from "@safehouse/kernel";
import { inMind, playerWith, playOn } from "../../clou/bots/playing-on.ts";
import { makeJudge as makeHeistJudge } from "../../clou/judge/judge.ts";
import { sightOf } from "../answers.ts";
import { GLANCE } from "../bots/expert.ts";
import { scoutings, tunings } from "../bots/preparing.ts";
import { type Event, type HeistEvent, isCampaignEvent } from "../events.ts";
import { isCampaignDecision } from "../meta.ts";
import type { Move } from "../moves.ts";
import type { Setting } from "../setting.ts";
import type { View } from "../view.ts";
import { campaignAfter } from "./campaign.ts";

type Request = JudgeRequest<View, Move, Event>;

/** In a heist as Clou's, before it by playing it, and between heists by playing the campaign to its end. */
export function makeJudge(setting: Setting): Judge<View, Move, Event> {
  const heistJudge = makeHeistJudge(setting.engine.tableOf, { open: async () => undefined, loreOf: () => null });
  const playCampaign = campaignAfter(setting);
  return {
    unit: "points",
    nodesASecond: 100,
    texts: {
      en: async () => (await import("../../clou/judge/en.ts")).judgeEn,
      de: async () => (await import("../../clou/judge/de.ts")).judgeDe,
    },
    judge(request) {
      const { view, decision, moves, history } = request;
      if (!isCampaignDecision(decision.kind) && view.heist !== null) {
        const heard = history.filter((event): event is HeistEvent => !isCampaignEvent(event));
        return heistJudge.judge({
          ...request,
          view: view.heist,
          moves: moves as never,
          answered: request.answered as never,
          history: heard,
        }) as Judgement<Move>;
      }
      const isPreparing = decision.kind === "scout" || decision.kind === "tune";
      return isPreparing ? judgePreparing(setting, request) : judgePlanning(request, playCampaign);
    },
  };
}

/** The heist is played after every preparation, with the same dice. */
function judgePreparing(
  setting: Setting,
  { view, decision, moves, random, budget, kept, answered }: Request,
): Judgement<Move> {
  const sight = sightOf(setting, view);
  if (sight === null) throw new Error("nothing is prepared without a heist");
  const preparations = decision.kind === "scout" ? scoutings(sight, moves) : tunings(sight, decision.seat, moves);
  const trials = preparations.map(({ move, after }) => ({ way: [move], after, results: [] as number[] }));
  const player = playerWith(null, GLANCE);
  const deal = (): ((trial: (typeof trials)[number]) => number) => {
    const seed = random.below(1 << 30);
    return ({ after }) => playOn(inMind({ ...sight, board: after }), luckOf(seed), player);
  };
  const wasAnswered = beginsWith(answered);
  tryOut(trials, deal, budget.nodes, kept, wasAnswered);
  return judgementOf<Move>(trials, [], reasonOf, wasAnswered);
}

function judgePlanning(
  { view, decision, moves, random, budget, kept, answered }: Request,
  play: ReturnType<typeof campaignAfter>,
): Judgement<Move> {
  const trials = moves.map((move): Trial<Move> => ({ way: [move], results: [] }));
  const deal = (): ((trial: Trial<Move>) => number) => {
    const seed = random.below(1 << 30);
    return ({ way: [move] }) => play(view, decision, move, luckOf(seed));
  };
  const wasAnswered = beginsWith(answered);
  tryOut(trials, deal, budget.nodes, kept, wasAnswered);
  return judgementOf(trials, [], reasonOf, wasAnswered);
}

function reasonOf(best: Trial<Move>, other: Trial<Move> | null): Judgement<Move>["reason"] {
  if (other === null) return { id: "judge.only" };
  return { id: "judge.later", args: { worlds: other.results.length, more: meanAhead(best, other) } };
}
