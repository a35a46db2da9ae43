import type { Outcome } from "@safehouse/kernel";
import type { JSX } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { isMoving, settings } from "../../app/settings.ts";
import type { BoardProps, ScreenBoard } from "../../boards/contract.ts";
import { UNPRESSED } from "../../boards/still-props.ts";
import type { SeatInfo, Session } from "../../play/session.ts";
import { latestOf } from "../../play/table/latest.ts";
import type { Voice } from "../../play/voice.ts";
import type { Shown } from "../../stage/stage.ts";
import { TablePaper } from "../../words/table-paper.tsx";
import { useWords } from "../../words/use-words.ts";

export interface DrawnProps {
  readonly session: Session;
  readonly seats: readonly SeatInfo[];
  readonly voice: Voice;
  readonly shown: Shown;
  readonly outcome: Outcome | null;
  readonly isBehind: boolean;
  /** `none`: it is told in words. */
  readonly board: ScreenBoard | "none";
}

/** The game's own picture for a screen; a game that has none is told in words, in large. */
export function Drawn(props: DrawnProps): JSX.Element {
  const { board } = props;
  return board === "none" ? <InWords {...props} /> : <Fitted {...props} board={board} />;
}

/** What lies beside the table. */
export function Beside(props: DrawnProps): JSX.Element {
  const { board } = props;
  if (board === "none" || board.Side === undefined) return <></>;
  return (
    <div class="screen-beside">
      <board.Side {...watchedProps(props)} />
    </div>
  );
}

function Fitted({ board, ...props }: DrawnProps & { readonly board: ScreenBoard }): JSX.Element {
  const { width, height, Board } = board;
  const place = useRef<HTMLDivElement>(null);
  const [fit, setFit] = useState(0);
  useLayoutEffect(() => {
    const { offsetWidth = width, offsetHeight = height } = place.current ?? {};
    setFit(Math.min(offsetWidth / width, offsetHeight / height));
  }, [width, height]);
  return (
    <div ref={place} class="screen-fitted" data-part="board" data-game={props.session.game.meta.id}>
      <div style={{ width: `${width}px`, height: `${height}px`, scale: String(fit) }}>
        {fit > 0 && <Board {...watchedProps({ ...props, board })} />}
      </div>
    </div>
  );
}

function InWords({ session, seats, shown }: DrawnProps): JSX.Element {
  const loaded = useWords(session, seats, settings.language.value);
  if (loaded.type !== "ready") return <></>;
  const sections = loaded.words.describe(shown.moment.view, loaded.voice);
  return (
    <div class="screen-words" data-part="board">
      <TablePaper game={session.game.meta.id} sections={sections} since={[]} result={[]} />
    </div>
  );
}

/** Nobody presses anything here. */
function watchedProps({ session, seats, voice, shown, outcome, isBehind }: DrawnProps): BoardProps {
  return {
    ...UNPRESSED,
    view: shown.moment.view,
    viewer: session.viewer.value,
    seats,
    pending: shown.moment.pending,
    latest: latestOf(shown),
    outcome,
    isBehind,
    language: settings.language.value,
    say: voice.say,
    name: voice.name,
    isMoving: isMoving.value,
  };
}
