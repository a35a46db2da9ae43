import type { GameEvent, GameView } from "@safehouse/kernel";
import type { BoardProps } from "./contract.ts";
import type { FigureProps } from "./figure.ts";

/** What a board would get of a moment that is only looked at: nobody is asked, and nothing can be pressed. */
export function stillProps<View extends GameView, Move, Event extends GameEvent>({
  view,
  events,
  people,
  language,
  say,
}: FigureProps<View, unknown, Event>): BoardProps<View, Move, Event> {
  const nothing = (): void => undefined;
  return {
    view,
    viewer: view.seat ?? "open",
    seats: people.map((name) => ({ name, kind: "human" })),
    pending: [],
    questions: [],
    latest: { key: 0, events },
    outcome: null,
    isBehind: false,
    skip: nothing,
    hold: nothing,
    sent: null,
    language,
    submit: nothing,
    submitSoon: nothing,
    weigh: () => "plain",
    explain: () => null,
    refuse: nothing,
    preview: () => null,
    suppose: () => null,
    undo: null,
    say,
    name: (seat) => people[seat] ?? `${seat + 1}`,
    isYou: () => false,
    sound: nothing,
    isReplay: true,
    isMoving: false,
  };
}
