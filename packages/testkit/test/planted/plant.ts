import type { Game, GameEvent, GameView } from "@safehouse/kernel";
import { conform, type ConformReport } from "../../src/conform.ts";
import type { ConformKit, ConformOptions } from "../../src/kit.ts";
import type { Law } from "../../src/laws.ts";

/** A sound game with one mistake in it, and the law that must find it. */
export interface Planted {
  readonly law: Law;
  readonly bug: string;
  run(): Promise<ConformReport>;
}

/** Bugs are planted by overriding one function of a sound game: whatever the kit then finds is that bug. */
export function plant<State, View extends GameView, Move, Event extends GameEvent, Config>(
  law: Law,
  bug: string,
  game: Game<State, View, Move, Event, Config>,
  kit: ConformKit<State, Event>,
  change: Partial<Game<State, View, Move, Event, Config>>,
  options: ConformOptions = {},
): Planted {
  const { worlds, tiny, content, ...lean } = kit;
  const needed = {
    ...(law === "worlds" && worlds && { worlds }),
    ...(law === "state-count" && tiny && { tiny }),
    ...(law === "content-unused" && content && { content }),
  };
  const isAboutLeaks = /^(leak|resample|imagine-idle)/.test(law);
  const settings = { matches: isAboutLeaks ? 1 : 4, leakPairs: isAboutLeaks ? 400 : 0, ...options };
  return { law, bug, run: () => conform({ ...game, ...change }, { ...lean, ...needed }, settings) };
}

/** Remembers which state a view was made of: the side channel that plain data does not have. */
export function withMemory<State, View extends GameView, Move, Event extends GameEvent, Config>(
  game: Game<State, View, Move, Event, Config>,
): Pick<Game<State, View, Move, Event, Config>, "view"> & { stateOf(view: View): State | undefined } {
  const states = new WeakMap<View, State>();
  return {
    view(state, viewer) {
      const view = game.view(state, viewer);
      states.set(view, state);
      return view;
    },
    stateOf: (view) => states.get(view),
  };
}
