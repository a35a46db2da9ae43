import { drawFrom, fastRandom } from "@safehouse/chance";
import {
  type AnyCore,
  type AnyFront,
  type AnyGame,
  found,
  type GameOffer,
  LANGUAGES,
  pickOne,
  playout,
  say,
} from "@safehouse/kernel";
import { describe, expect, test } from "vitest";
import { editionsOf, GAME_IDS, type KnownConfig, loadFront, loadGame, loadMatchCore, loadMatchGame } from "../index.ts";

/** A front is loaded before the rules, and must say the same. */
describe.each(GAME_IDS)("%s, before its rules are there", (id) => {
  test("asks the same questions and has the same names and weights for moves", async () => {
    const game = (await loadGame(id)) as AnyGame & GameOffer;
    const { max } = game.meta.seats;
    const configured = game.configure({}, max);
    if (!configured.ok) throw new Error(configured.error.problem);
    const front = (await loadFront(id, { edition: game.meta, config: configured.value as KnownConfig })) as AnyFront;
    expect(front.meta).toEqual(game.meta);
    const texts = await Promise.all(LANGUAGES.map((language) => (front.firstTexts ?? front.texts)[language]()));
    const all = await Promise.all(LANGUAGES.map((language) => game.texts[language]()));
    const who = { name: String, isYou: () => false };
    const random = fastRandom(7);
    let [asked, said] = [0, 0];
    playout(
      game,
      game.setup(configured.value, max),
      {
        choose(decision, view, moves) {
          asked++;
          expect(front.ask(view, decision)).toEqual(game.ask(view, decision));
          const move = pickOne(random, moves);
          expect(front.label(decision, move)).toEqual(game.label(decision, move));
          expect(front.weigh?.(decision, move)).toEqual(game.weigh?.(decision, move));
          // And has the words for it, also while the others are still to come.
          if (front.firstTextsDo?.(view) === false) return move;
          said++;
          texts.forEach((first, i) => {
            for (const message of [game.ask(view, decision), game.label(decision, move)])
              expect(say(first, message, who)).toBe(say(found(all[i]), message, who));
          });
          return move;
        },
        draw: (decision) => drawFrom(random, decision.draw),
      },
      200,
    );
    expect(asked).toBeGreaterThan(20);
    expect(said).toBeGreaterThan(0);
  });

  test("is there in every edition that is played", async () => {
    for (const edition of await editionsOf(id)) {
      const front = (await loadFront(id, { edition, config: {} })) as AnyFront;
      expect(front.meta).toMatchObject(edition);
    }
    expect(await loadFront(id, { edition: { rules: 99, content: "" }, config: {} })).toBeNull();
  });

  test("is begun alike by what one match needs, and told in the same words, in every scenario", async () => {
    const game = (await loadGame(id)) as AnyGame & GameOffer;
    const scenarios =
      game.meta.scenarios.length === 0 ? [{}] : game.meta.scenarios.map(({ id: scenario }) => ({ scenario }));
    for (const chosen of scenarios) {
      const configured = game.configure(chosen, game.meta.seats.max);
      if (!configured.ok) throw new Error(configured.error.problem);
      const match = { edition: undefined, config: configured.value as KnownConfig };
      const begun = game.setup(configured.value, game.meta.seats.max);
      for (const load of [loadMatchCore, loadMatchGame]) {
        const same = (await load(id, match)) as AnyCore;
        expect(same.configure(configured.value, game.meta.seats.max)).toEqual(configured);
        expect(same.setup(configured.value, game.meta.seats.max)).toEqual(begun);
      }
      const front = (await loadFront(id, match)) as AnyFront;
      for (const language of LANGUAGES) {
        const [all, ours] = await Promise.all([game.texts[language](), front.texts[language]()]);
        expect(Object.keys(all)).toEqual(expect.arrayContaining(Object.keys(ours)));
        const who = { name: String, isYou: () => false };
        for (const word of wordsIn(begun)) {
          const name = { id: "name", args: { id: word } };
          if ("name" in ours) expect(say(ours, name, who)).toBe(say(all, name, who));
        }
      }
    }
  });

  test("has an expert in a match's own game that plays as in the whole one", async () => {
    const game = (await loadGame(id)) as AnyGame;
    const { min } = game.meta.seats;
    const configured = game.configure({}, min);
    if (!configured.ok) throw new Error(configured.error.problem);
    const match = { edition: undefined, config: configured.value as KnownConfig };
    const experts = [game, (await loadMatchGame(id, match)) as AnyGame].map(({ bots }) => bots.expert as AnyBot);
    await Promise.all(experts.map((expert) => expert.prepare?.()));
    const dice = fastRandom(7);
    playout(
      game,
      game.setup(configured.value, min),
      {
        choose(decision, view, moves) {
          const request = { view, decision, moves, history: [], budget: { nodes: 30 } };
          const [answer, same] = experts.map((expert) => expert.choose({ ...request, random: fastRandom(1) }));
          expect(same).toEqual(answer);
          return answer as never;
        },
        draw: (decision) => drawFrom(dice, decision.draw),
      },
      12,
    );
  });
});

type AnyBot = NonNullable<AnyGame["bots"]["expert"]>;

function wordsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(wordsIn) : [];
}
