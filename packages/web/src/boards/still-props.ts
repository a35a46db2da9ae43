import type { GameEvent, GameView } from "@safehouse/kernel";
import type { BoardProps } from "./contract.ts";
import type { FigureProps } from "./figure.ts";

const nothing = (): void => undefined;

/** What a board gets where nobody presses anything. */
export const UNPRESSED = {
  questions: [],
  skip: nothing,
  hold: nothing,
  sent: null,
  submit: nothing,
  submitSoon: nothing,
  weigh: () => "plain",
  explain: () => null,
  refuse: nothing,
  preview: () => null,
  suppose: () => null,
  undo: null,
  isYou: () => false,
  sound: nothing,
  isReplay: true,
} as const satisfies Partial<BoardProps<never, never, never>>;

/** What a board would get of a moment that is only looked at: nobody is asked, and nothing can be pressed. */
export function stillProps<View extends GameView, Move, Event extends GameEvent>({
  view,
  events,
  people,
  language,
  say,
}: FigureProps<View, unknown, Event>): BoardProps<View, Move, Event> {
  return {
    ...UNPRESSED,
    view,
    viewer: view.seat ?? "open",
    seats: people.map((name) => ({ name, kind: "human" })),
    pending: [],
    latest: { key: 0, events },
    outcome: null,
    isBehind: false,
    language,
    say,
    name: (seat) => people[seat] ?? `${seat + 1}`,
    isMoving: false,
  };
}
