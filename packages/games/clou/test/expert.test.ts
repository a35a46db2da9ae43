import { drawFrom, fastRandom } from "@safehouse/chance";
import { playout, sameJson } from "@safehouse/kernel";
import { describe, expect, it } from "vitest";
import type { ClouBot } from "../bots/bot.ts";
import { makeExpert } from "../bots/expert.ts";
import { tableName } from "../bots/lore/book.ts";
import { featuresOf, isOpen, layoutOf } from "../bots/lore/features.ts";
import { makeLearning } from "../bots/lore/learning.ts";
import { makeLore } from "../bots/lore/lore.ts";
import { makeFit } from "../bots/lore/ridge.ts";
import { readWeights, writeWeights } from "../bots/lore/text.ts";
import { inMind, type Player, playerWith, playOn } from "../bots/playing-on.ts";
import { searchTurn } from "../bots/turn.ts";
import { crewsOf } from "../balance/heists.ts";
import { clou } from "../game.ts";
import type { Config } from "../meta.ts";
import { unusedDice } from "../rules/unused.ts";
import { weights } from "../weights.ts";

const THIEVES = ["bruce", "janet", "matt", "trixie"];
const expert = clou.bots.expert as ClouBot;

function configOf(crew: readonly string[], scenario = "old-mansion"): Config {
  const thieves = Object.fromEntries(crew.map((thief, i) => [`thief${i + 1}`, thief]));
  const config = clou.configure({ scenario, ...thieves }, crew.length);
  if (!config.ok) throw new Error(config.error.problem);
  return config.value;
}

function pointsOf(bot: ClouBot, crew: readonly string[], seed: number, nodes: number): number {
  const luck = fastRandom(seed);
  const state = clou.setup(configOf(crew), crew.length);
  playout(
    clou,
    state,
    {
      choose(decision, view, moves) {
        const move = bot.choose({ view, decision, moves, history: [], random: luck, budget: { nodes } });
        expect(moves.some((listed) => sameJson(listed, move))).toBe(true);
        return move;
      },
      draw: (decision) => drawFrom(luck, decision.draw),
    },
    5000,
  );
  const outcome = clou.outcome(state);
  return outcome?.type === "shared" ? outcome.points : Number.NaN;
}

describe("what an expert has learned", () => {
  it("is there for every thief alone before every plan, and fits its table in less than a kilobyte", () => {
    for (const { id: scenario } of clou.meta.scenarios) {
      for (const crew of [1, 2, 3].flatMap((size) => crewsOf(THIEVES, size))) {
        const text = weights[tableName(scenario, crew)];
        if (crew.length === 1) expect(text).toBeDefined();
        if (text === undefined) continue;
        const { names } = layoutOf(clou.tableOf(configOf(crew, scenario), crew.length));
        expect(readWeights(text, names.length), `${scenario}, ${crew.join()}`).not.toBeNull();
        expect(text.length).toBeLessThan(1024);
      }
    }
  });

  it("is written and read within a step, and refused at another table", () => {
    const some = Float64Array.from([3, -1.5, 0, 0.001]);
    const read = readWeights(writeWeights(some), 4) as Float64Array;
    some.forEach((weight, i) => expect(Math.abs(read[i] - weight)).toBeLessThan(3 / 2047));
    expect(readWeights(writeWeights(some), 5)).toBeNull();
  });

  it("fits what is linear", () => {
    const fit = makeFit(3);
    const luck = fastRandom(1);
    for (let i = 0; i < 500; i++) {
      const [a, b] = [luck.below(10), luck.below(10)];
      fit.add(Float64Array.from([1, a, b]), 4 + 2 * a - 3 * b);
    }
    const [constant, first, second] = fit.solve(0.001);
    expect(constant).toBeCloseTo(4, 2);
    expect(first).toBeCloseTo(2, 2);
    expect(second).toBeCloseTo(-3, 2);
  });

  it("comes to the same in the search as feature by feature", () => {
    const config = configOf(["trixie"]);
    const table = clou.tableOf(config, 1);
    const luck = fastRandom(5);
    const learning = makeLearning(table, () => clou.setup(config, 1));
    for (let i = 0; i < 40; i++) learning.play(luck);
    const learned = learning.weights();
    const lore = makeLore(table, learned);
    const state = clou.setup(config, 1);
    const [thrown] = clou.pending(state);
    clou.apply(state, thrown, [1, 4, 6]);
    expect(clou.pending(state)[0].kind).toBe("dice");
    const { board, queue } = state;
    const ends: { readonly board: number[]; readonly value: number }[] = [];
    searchTurn({ table, board, queue }, 0, 300, lore, (end, value) => ends.push({ board: end, value }));
    expect(ends.length).toBeGreaterThan(20);
    for (const end of ends) {
      const sight = { table, board: end.board, queue: [] };
      const unused = unusedDice(sight, 0);
      expect(isOpen(sight, unused)).toBe(true);
      const plain = searchTurn(sight, 0, 0).value;
      const row = featuresOf(sight, 0, unused, plain);
      const worth = row.reduce((sum, feature, i) => sum + feature * learned[i], 0);
      expect(end.value).toBeCloseTo(0.6 * worth + 0.4 * plain, 6);
    }
  });
});

describe("expert", () => {
  it("judges better than greedy play: by two points in 80 heists of Janet and of Bruce", () => {
    for (const thief of ["janet", "bruce"]) {
      const config = configOf([thief]);
      const table = clou.tableOf(config, 1);
      const learned = readWeights(weights[tableName(config.scenario, [thief])], layoutOf(table).names.length);
      const mean = (player: Player): number => {
        const luck = fastRandom(7);
        let sum = 0;
        for (let i = 0; i < 80; i++) {
          const { board, queue } = clou.setup(config, 1);
          sum += playOn(inMind({ table, board, queue }), luck, player);
        }
        return sum / 80;
      };
      const lore = makeLore(table, learned as Float64Array);
      expect(mean(playerWith(lore, 200)) - mean(playerWith(null, 200))).toBeGreaterThan(2);
    }
  });

  it("plays a heist by the rules, and the same again", async () => {
    await expert.prepare?.();
    const points = pointsOf(expert, ["matt"], 1, 25);
    expect(pointsOf(expert, ["matt"], 1, 25)).toBe(points);
  });

  it("plays at a table that nobody has learned", () => {
    const unread = makeExpert(clou.tableOf, async () => ({}));
    expect(pointsOf(unread, ["bruce", "trixie"], 1, 30)).not.toBeNaN();
  });
});
