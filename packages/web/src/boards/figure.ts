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
