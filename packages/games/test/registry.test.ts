import { type AnyGame, BOT_LEVELS, type GameOffer } from "@safehouse/kernel";
import { describe, expect, test } from "vitest";
import { GAME_IDS, loadCore, loadGame, loadOffer, type TableGame } from "../index.ts";

describe.each(GAME_IDS)("%s", (id) => {
  test("offers as many levels as it has bots", async () => {
    const { levels } = (await loadOffer(id)) as GameOffer;
    const { bots } = (await loadGame(id)) as AnyGame;
    expect(levels).toEqual(BOT_LEVELS.filter((level) => bots[level] !== undefined));
  });

  test("is the same game on a page as at its host", async () => {
    const offer = (await loadOffer(id)) as GameOffer;
    const core = (await loadCore(id)) as TableGame;
    const game = (await loadGame(id)) as AnyGame;
    expect(offer.meta.id).toBe(id);
    expect(core).toEqual(expect.objectContaining(offer));
    expect(game).toEqual(expect.objectContaining(core));
  });

  test("comes to a page without its bots", async () => {
    expect(Object.keys((await loadCore(id)) as TableGame)).not.toContain("bots");
  });
});

test("has nothing for an unknown id", async () => {
  for (const id of ["whist", "constructor"]) {
    expect([await loadOffer(id), await loadCore(id), await loadGame(id)]).toEqual([null, null, null]);
  }
});
