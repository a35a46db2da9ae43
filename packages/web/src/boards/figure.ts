import type { GameEvent, GameView, Language, Message } from "@safehouse/kernel";
import type { ComponentType } from "preact";

/** One moment of a worked example (kernel: example.ts), to be drawn with the parts of the game's own table. */
export interface FigureProps<View extends GameView = GameView, Shows = unknown, Event extends GameEvent = GameEvent> {
  readonly view: View;
  /** The step before; null at the first. */
  readonly before: View | null;
  readonly events: readonly Event[];
  /** Which parts. */
  readonly shows: Shows;
  readonly people: readonly string[];
  readonly language: Language;
  /** The game's own texts. */
  say(message: Message): string;
}

// oxlint-disable-next-line typescript/no-explicit-any -- views of different games have nothing in common
export type Figure = ComponentType<FigureProps<any, any, any>>;

/** Pictures are loaded when somebody comes near one. The only place that lists them. */
const LOADERS: { readonly [game: string]: () => Promise<Figure> } = {
  klaumau: async () => (await import("./klaumau-figure/figure.tsx")).Figure,
  robnrun: async () => (await import("./robnrun-figure/figure.tsx")).Figure,
  clou: async () => (await import("./clou-figure/figure.tsx")).Figure,
  "clou-again": async () => (await import("./clou-again-figure/figure.tsx")).Figure,
  "clou-christmas": async () => (await import("./clou-christmas-figure/figure.tsx")).Figure,
};

export async function loadFigure(game: string): Promise<Figure | null> {
  const load = Object.hasOwn(LOADERS, game) ? LOADERS[game] : undefined;
  return load === undefined ? null : load();
}
