import { loadGame as loadHouseGame } from "@safehouse/games";
import type { AnyGame, Edition } from "@safehouse/kernel";
import type { GameModule } from "../src/house.ts";

/** Games that break the contract, each in its way. Also loaded by the threads of the bots. */
const ODDITIES: { readonly [id: string]: (game: AnyGame, edition?: Edition) => Partial<AnyGame> } = {
  plain: () => ({}),
  // The rules fail on the seat's second move.
  throwing: (game) => ({
    apply(state, decision, move) {
      if (decision.seat === 0 && decision.kind === "turn" && decision.id !== "turn:0:1")
        throw new Error("jack of hearts");
      return game.apply(state, decision, move) as never;
    },
  }),
  // The rules fail as soon as seat 1 looks.
  blind: (game) => ({
    view(state, viewer) {
      if (viewer === 1) throw new Error("queen of spades");
      return game.view(state, viewer) as never;
    },
  }),
  stuck: () => ({ bots: { random: { choose: () => spin() } } }),
  greedy: () => ({ bots: { random: { choose: () => hoard() } } }),
  cheating: () => ({ bots: { random: { choose: () => ({ do: "win" }) } } }),
  // The bot answers with the rules that its thread has loaded.
  dated: (_, edition) => ({ bots: { random: { choose: () => edition?.rules ?? null } } }),
  // The bot answers with what it was taught.
  pupil: () => ({ bots: { random: pupil() } }),
};

export async function loadGame(id: string, edition?: Edition): Promise<AnyGame | null> {
  const game = await loadHouseGame("klaumau");
  const oddity = ODDITIES[id];
  if (game === null || oddity === undefined) return null;
  return { ...game, ...oddity(game, edition), meta: { ...game.meta, id } };
}

export const ODD_GAMES: GameModule = { ids: Object.keys(ODDITIES), load: loadGame, module: import.meta.url };

function spin(): never {
  for (;;);
}

function hoard(): never {
  const kept: number[][] = [];
  for (;;) kept.push(Array.from({ length: 100_000 }, (_, i) => i));
}

function pupil(): NonNullable<AnyGame["bots"]["random"]> {
  let learned = "nothing";
  return {
    choose: () => learned,
    study: () =>
      learned === "nothing"
        ? {
            name: "lesson",
            *learn() {
              yield;
              return "everything";
            },
            take: (text: string) => (learned = text) === text,
          }
        : null,
  };
}
