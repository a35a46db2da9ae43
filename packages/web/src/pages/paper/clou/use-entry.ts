import { onlyWriting, type Writing, type Writings, writingsFor } from "@safehouse/games/clou/on-paper";
import type { Event, Move, View } from "@safehouse/games/clou/board";
import type { PaperGame } from "@safehouse/games/clou/companion";
import type { Json, Refusal, SeatDecision } from "@safehouse/kernel";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { announce } from "../../../app/announce.ts";
import { playSound } from "../../../app/sound.ts";
import type { Session, Told } from "../../../play/session.ts";
import { type Entered, enter, FINISH, stepsOf, takeBack } from "./entries.ts";

/** What may be entered now. */
export type Asked =
  | { readonly type: "writing"; readonly writings: Writings }
  | { readonly type: "leave"; readonly decision: SeatDecision }
  | { readonly type: "other"; readonly decision: SeatDecision; readonly moves: readonly Json[] }
  | { readonly type: "wait" };

export interface Note {
  readonly type: "itself" | "refused" | "failed";
  readonly events: readonly Event[];
  readonly refusal?: Refusal;
  readonly why?: string;
  /** What somebody else has entered first. */
  readonly first?: readonly Told[];
}

export interface Entry {
  readonly asked: Asked;
  readonly isBusy: boolean;
  /** Presses of this round, made here. */
  readonly presses: number;
  readonly note: Note | null;
  /** The round is done, and the seat stays when it is asked. */
  readonly stays: boolean;
  write(writing: Writing, isEnd: boolean): void;
  done(): void;
  leave(what: "stay" | "run"): void;
  answer(move: Json): void;
  /** Null where nothing can be taken back. */
  readonly undo: (() => void) | null;
}

/** Entering a sheet: what is asked, what a press does, and what is entered by itself because nothing else can have been meant. */
export function useEntry(game: PaperGame, session: Session, view: View | null, seat: number): Entry {
  const now = session.now.value;
  const round = view === null ? 0 : game.reader.readNight(view).round;
  const [isBusy, setBusy] = useState(false);
  const [note, setNote] = useState<Note | null>(null);
  const [pressed, setPressed] = useState({ round: 0, presses: 0 });
  const [staying, setStaying] = useState<number | null>(null);
  // What was taken back is not entered by itself again.
  const held = useRef<string | null>(null);
  const decision = now?.pending.find((each) => each.seat === seat) ?? null;
  const asked = useMemo(() => askedBy(game, session, view, seat, decision), [now, view, decision]);
  const presses = pressed.round === round ? pressed.presses : 0;

  const run = async (act: () => Promise<Entered>, told: Note | null): Promise<void> => {
    setBusy(true);
    const entered = await act();
    setBusy(false);
    if (entered.result === "done") return setNote(told);
    const { result: type } = entered;
    setNote(type === "failed" ? { type, events: [], why: entered.why } : { type, events: [], ...entered });
  };
  const press = (act: () => Promise<Entered>): void => {
    if (isBusy) return;
    setPressed({ round, presses: presses + 1 });
    held.current = null;
    void run(act, null);
  };
  useEffect(() => {
    if (isBusy || decision === null || held.current === decision.kind) return;
    if (asked.type === "leave" && staying === round) {
      setStaying(null);
      void run(() => enter(session, seat, [{ kind: "leave", move: { do: "stay" } }]), null);
    }
    const only = onlyOf(asked);
    if (only === null) return;
    void run(
      () => enter(session, seat, only.steps),
      only.events.length === 0 ? null : { type: "itself", events: only.events },
    );
  }, [asked, isBusy]);
  useEffect(() => {
    if (note?.why !== undefined) announce(note.why);
  }, [note]);
  return {
    asked,
    isBusy,
    presses,
    note,
    stays: staying === round,
    write(writing, isEnd) {
      playSound("pencil");
      if (isEnd) setStaying(round);
      press(() => enter(session, seat, stepsOf(writing, isEnd)));
    },
    done() {
      setStaying(round);
      press(() => enter(session, seat, [FINISH]));
    },
    leave: (what) => press(() => enter(session, seat, [{ kind: "leave", move: { do: what } }])),
    answer: (move) =>
      decision !== null && press(() => enter(session, seat, [{ kind: decision.kind, move: move as Move }])),
    undo: session.mayUndo.value
      ? () => {
          if (isBusy) return;
          setStaying(null);
          setPressed({ round, presses: presses + 1 });
          playSound("undo");
          void run(async () => {
            const taken = await takeBack(session, seat);
            held.current = session.now.peek()?.pending.find((each) => each.seat === seat)?.kind ?? null;
            return taken;
          }, null);
        }
      : null,
  };
}

function askedBy(
  game: PaperGame,
  session: Session,
  view: View | null,
  seat: number,
  decision: SeatDecision | null,
): Asked {
  const moment = session.now.peek();
  if (decision === null || moment === null) return { type: "wait" };
  const moves = moment.moves.filter((each) => each.decision === decision.id).map(({ move }) => move);
  // A sealed answer was given.
  if (moves.length === 0) return { type: "wait" };
  const writings = view === null ? null : writingsFor(game.engine, view, seat);
  if (writings !== null) return { type: "writing", writings };
  return decision.kind === "leave" ? { type: "leave", decision } : { type: "other", decision, moves };
}

/** What can only have been meant: one entry, that the round is done, or the one answer there is. */
function onlyOf(asked: Asked): Pick<Writing, "steps" | "events"> | null {
  if (asked.type === "writing") {
    const { single, mayFinish } = asked.writings;
    return single.length === 0 && mayFinish ? { steps: [FINISH], events: [] } : onlyWriting(asked.writings);
  }
  if (asked.type !== "other" || asked.moves.length !== 1) return null;
  return { steps: [{ kind: asked.decision.kind, move: asked.moves[0] as Move }], events: [] };
}
