import { type AnyGame, type GameEvent, isChance, type Json, type Language, type MessageTable } from "@safehouse/kernel";
import type { TableViewer } from "@safehouse/testkit";
import { createElement, render } from "preact";
import { act } from "preact/test-utils";
import { vi } from "vitest";
import type { BoardModule, BoardProps } from "../../src/boards/contract.ts";
import { previewMove } from "../../src/play/preview.ts";
import { makeVoice } from "../../src/play/voice.ts";

export type Drawn = Pick<BoardModule, "Board">;

/** A moment of a match, and what was told on the way there. */
export interface Moment {
  readonly game: AnyGame;
  readonly state: unknown;
  readonly seats: number;
  readonly language: Language;
  readonly texts: MessageTable;
  /** Of the last entry, and of all so far; `viewEvent` says who hears what. */
  readonly events: readonly GameEvent[];
  readonly history: readonly GameEvent[];
  readonly n: number;
  /** Whose line is down. */
  readonly gone?: number;
}

/** A board in the simulated page, told of moments as a table would tell it. */
export interface Table {
  readonly root: HTMLElement;
  /** Moves that were handed in. Nothing comes of them: the board goes on asking. */
  readonly submitted: Json[];
  show(moment: Moment, viewer: TableViewer): Promise<void>;
  press(control: Element): void;
  /** Escape puts down whatever was picked up. */
  putDown(): void;
  leave(): void;
}

const NAMES = ["Ada", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hana"];

export function openTable({ Board }: Drawn): Table {
  const root = document.createElement("main");
  document.body.append(root);
  const submitted: Json[] = [];
  return {
    root,
    submitted,
    async show(moment, viewer) {
      await act(() => render(createElement(Board, propsOf(moment, viewer, submitted)), root));
      // Words and parts that a board fetches, and what these fetch in turn.
      let before: string;
      do {
        before = root.innerHTML;
        await act(() => vi.dynamicImportSettled());
      } while (before !== root.innerHTML);
    },
    press(control) {
      void act(() => void control.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true })));
    },
    putDown() {
      const escape = new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true });
      void act(() => void (root.firstElementChild ?? root).dispatchEvent(escape));
    },
    leave() {
      void act(() => render(null, root));
      root.remove();
    },
  };
}

function propsOf(moment: Moment, viewer: TableViewer, submitted: Json[]): BoardProps {
  const { game, state, language, texts, n } = moment;
  const told = (events: readonly GameEvent[]): GameEvent[] =>
    events.flatMap((event) => (game.viewEvent(event, viewer) as GameEvent | null) ?? []);
  const view = game.view(state, viewer);
  const pending = game.pending(state).filter((decision) => !isChance(decision));
  const own = pending.filter(({ seat }) => seat === viewer);
  const seats = NAMES.slice(0, moment.seats).map((name, seat) => ({
    name,
    kind: "human" as const,
    isGone: seat === moment.gone,
  }));
  const { say, name, isYou } = makeVoice(texts, seats, viewer === "spectator" ? null : viewer);
  const nothing = (): void => undefined;
  const asked = (id: string): (typeof own)[number] | undefined => own.find((decision) => decision.id === id);
  return {
    view,
    viewer,
    seats,
    pending,
    questions: own.map((decision) => ({
      decision,
      text: say(game.ask(view, decision)),
      moves: game.moves(view, decision),
    })),
    latest: { key: n, events: told(moment.events) },
    outcome: game.outcome(state),
    isBehind: false,
    skip: nothing,
    hold: nothing,
    sent: null,
    language,
    submit: (_decision, move) => void submitted.push(move),
    submitSoon: (_decision, move) => void submitted.push(move),
    // Holding an answer down is the kit's matter: here every answer is one press.
    weigh: () => "plain",
    explain(id, move) {
      const decision = asked(id);
      return decision === undefined ? null : game.check(view, decision, move);
    },
    refuse: nothing,
    preview(id, move) {
      const decision = asked(id);
      return decision === undefined ? null : previewMove(game, view, told(moment.history), decision, move);
    },
    suppose: () => null,
    undo: null,
    say,
    name,
    isYou,
    sound: nothing,
    isReplay: false,
    isMoving: false,
  };
}
