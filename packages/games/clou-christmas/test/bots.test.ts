import { drawFrom, fastRandom } from "@safehouse/chance";
import { hashState, playout, type SeatDecision } from "@safehouse/kernel";
import { expect, it } from "vitest";
import type { CampaignBot } from "../bots/bot.ts";
import { makeGreedy } from "../bots/usual.ts";
import { clouChristmas as game } from "../game.ts";
import type { Move } from "../moves.ts";

const { random, normal, expert } = game.bots as { readonly [level in "random" | "normal" | "expert"]: CampaignBot };

/** Whom a bot alone sends, heist by heist, and what it has bought until the last. */
function campaign(
  bot: CampaignBot,
  nodes: number,
): { sent: readonly string[]; ran: boolean; bought: readonly string[] } {
  const luck = fastRandom(4);
  const config = game.configure({}, 1);
  if (!config.ok) throw new Error("no defaults");
  const state = game.setup(config.value, 1);
  const sent: string[] = [];
  let ran = false;
  playout(
    game,
    state,
    {
      choose(decision: SeatDecision, view, moves) {
        const move = bot.choose({ view, decision, moves, history: [], random: luck, budget: { nodes } });
        if (move.do === "pick") sent.push(move.thief);
        if (move.do === "run") ran = true;
        return move;
      },
      draw: (decision) => drawFrom(luck, decision.draw),
    },
    20_000,
  );
  expect(game.outcome(state)).not.toBeNull();
  return { sent, ran, bought: Object.keys(state.campaign.boxes) };
}

it("chooses thieves heist by heist and buys fairy lights first, where greedy sends whoever is first and buys candy canes", () => {
  const plain = campaign(makeGreedy(game.setting), 300);
  expect(plain.sent).toEqual(["bruce", "bruce", "bruce"]);
  expect(plain.bought).not.toContain("fairy-lights");
  for (const bot of [normal, expert]) {
    const { sent, bought } = campaign(bot, 20);
    expect(sent).toEqual(["matt", "janet", "matt"].slice(0, sent.length));
    expect(bought).toContain("fairy-lights");
  }
});

it("X-5.2 scouts for what heists in its head come to most, and for the same again", () => {
  const config = game.configure({}, 1);
  if (!config.ok) throw new Error("no defaults");
  const state = game.setup(config.value, 1);
  const answer = (move: Move): void => void game.apply(state, game.pending(state)[0], move);
  answer({ do: "buy", box: "scouting" });
  answer({ do: "agree", boxes: ["scouting"] });
  answer({ do: "pick", thief: "matt" });
  const decision = game.pending(state)[0] as SeatDecision;
  expect(decision.kind).toBe("scout");
  const view = game.view(state, 0);
  const moves = game.moves(view, decision);
  const ask = () =>
    expert.choose({ view, decision, moves, history: [], random: fastRandom(3), budget: { nodes: 100 } });
  expect(ask()).toMatchObject({ do: "scout" });
  expect(ask()).toEqual(ask());
});

it("random never runs away", () => {
  expect(campaign(random, 1).ran).toBe(false);
});

/** Studies compare others with it: whatever makes it faster must not change a choice. */
it.each([
  [1, "c4969b150fa1eda8"],
  [2, "928e3d6aa4dd53e6"],
  [3, "575fc40683521a45"],
])("greedy chooses with %d seats as it did when it was frozen", (seats, expected) => {
  const bot = makeGreedy(game.setting);
  const luck = fastRandom(100 * seats);
  const config = game.configure({}, seats);
  if (!config.ok) throw new Error("no defaults");
  const choices: Move[] = [];
  playout(
    game,
    game.setup(config.value, seats),
    {
      choose(decision, view, moves) {
        const move = bot.choose({ view, decision, moves, history: [], random: luck, budget: { nodes: 2000 } });
        choices.push(move);
        return move;
      },
      draw: (decision) => drawFrom(luck, decision.draw),
    },
    20_000,
  );
  expect(hashState(choices)).toBe(expected);
});
