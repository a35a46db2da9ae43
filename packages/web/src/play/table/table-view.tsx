import { findOnShelf } from "@safehouse/games/shelf";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import "./table-view.css";
import { openRulesWith } from "../../app/rule-opener.ts";
import { settings } from "../../app/settings.ts";
import { useText } from "../../text/texts.ts";
import { Button } from "../../ui/button.tsx";
import type { MenuItem } from "../../ui/menu.tsx";
import type { SeatInfo, Session } from "../session.ts";
import { ConnectionBanner } from "./connection-banner.tsx";
import { HelpDialog } from "./help-dialog.tsx";
import { News } from "./latest.ts";
import { MovesDialog } from "./moves-dialog.tsx";
import { OutcomeDialog } from "./outcome-dialog.tsx";
import { questionsOf } from "./questions.ts";
import { RulesSheet } from "./rules-sheet.tsx";
import { sentencesOf } from "./sentences.ts";
import { type Shortcuts, useShortcuts } from "./shortcuts.ts";
import { TableBoard } from "./table-board.tsx";
import { TableHead } from "./table-head.tsx";
import { TableLive } from "./table-live.tsx";
import { TableLog } from "./table-log.tsx";
import { counted, SideColumn, SideSheet } from "./table-side.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";
import { useBoard } from "./use-board.ts";
import { useMoves } from "./use-moves.ts";
import { useTurnSignals } from "./use-turn-signals.ts";
import { useVoice } from "./use-voice.ts";
import { useWide } from "./use-wide.ts";
import { useWordsTable } from "./use-words-table.ts";

export interface TableViewProps {
  readonly session: Session;
  /** Of the page around it; language, theme, keyboard and leaving are there anyway. */
  readonly menu?: readonly MenuItem[];
  /** A line between head and board, such as a vote. */
  readonly note?: ComponentChildren;
  /** Beside the table, below the log, such as the chat. */
  readonly aside?: ComponentChildren;
  readonly asideLabel?: string;
  /** What waits there unread: on a narrow screen the button that leads there says so. */
  readonly asideCount?: number;
  /** Below the board, such as the controls of a replay. */
  readonly foot?: ComponentChildren;
  /** In the dialog at the end. */
  readonly afterwards?: ComponentChildren;
  readonly replayHref?: string;
  readonly onAgain?: () => void;
  /** A press on an entry of the log. */
  readonly onEntry?: (n: number) => void;
  readonly shortcuts?: Shortcuts;
  readonly shortcutHelp?: readonly (readonly [key: string, what: string])[];
  readonly onLeave: () => void;
  /** A lesson points at what is drawn, so it is never told in words alone. */
  readonly isDrawn?: boolean;
  /** Instead of the session's, if the page knows more about the people. */
  readonly seats?: readonly SeatInfo[];
}

type Overlay = "rules" | "log" | "moves" | "help" | "outcome" | null;

/** The whole table, wherever the match is hosted: head, board, log, rules, refusals, the end, sounds and keys. */
export function TableView(props: TableViewProps): JSX.Element {
  const { session, menu = [], note, aside, asideLabel, asideCount = 0, foot, onLeave } = props;
  const t = useText({ en, de });
  const language = settings.language.value;
  const seats = props.seats ?? session.seats.value;
  const voice = useVoice(session, seats, language);
  const moves = useMoves(session, voice);
  const [overlay, setOverlay] = useState<Overlay>(null);
  const [rule, setRule] = useState<string | null>(null);
  const side = useRef<HTMLDivElement>(null);
  const news = useMemo(() => new News(), [session, session.viewer.value]);
  const loaded = useBoard(session.game.meta.id);
  const isInWords = (settings.words.value && !props.isDrawn) || loaded.type === "none";
  const inWords = useWordsTable(isInWords);
  const board = loaded.type === "ready" ? loaded.board : null;
  const now = session.now.value;
  // Where a match is silent now and then, the talk in between has a place beside it.
  const isTalkTime = aside !== undefined && board?.silence !== undefined && now?.view.silent === false;
  const isWide = useWide((isInWords || board?.isBroad === true) && !isTalkTime);
  const boardKeys = (isInWords ? inWords?.keys : board?.keys)?.[language] ?? [];

  const log = session.log.value;
  const { latest, rows, jumps } = now === null ? NOTHING_NEW : news.take(now, log, session.isReplay === true);
  const questions = now === null || voice === null ? [] : questionsOf(session, now, voice, seats);
  const isAsked = questions.some((question) => question.moves.length > 0);
  const name = session.game.meta.name[language];
  const isOver = now !== null && now.outcome !== null && !session.isReplay;
  const undo = session.mayUndo.value ? moves.undo : null;
  const close = (): void => setOverlay(null);
  const showRules = (wanted: string | null): void => {
    setRule(wanted);
    setOverlay("rules");
  };
  const showLog = (): void => {
    if (isWide) side.current?.querySelector<HTMLElement>(".table-log")?.focus();
    else setOverlay("log");
  };

  useTurnSignals(name, isAsked && !session.isShared, t.yourTurn(name));
  useEffect(() => openRulesWith((_game, wanted) => showRules(wanted)), []);
  useEffect(() => {
    if (isOver && !isInWords) setOverlay("outcome");
  }, [isOver]);
  useShortcuts({
    "?": () => setOverlay("help"),
    l: showLog,
    r: () => showRules(null),
    u: undo,
    ...props.shortcuts,
  });

  // Hundreds of lines that only change with the log: a press on the board must not draw them anew.
  const logList = useMemo(() => {
    if (voice === null || now === null) return <p>{t.loading}</p>;
    const rest = { voice, seatCount: seats.length, ...(props.onEntry !== undefined && { onSelect: props.onEntry }) };
    return <TableLog game={session.game.meta.id} log={log} upTo={now.n} {...rest} />;
  }, [session, log, now?.n, voice, seats.length, t]);
  const sideProps = { log: logList, aside, asideLabel, asideCount };
  const isLaying = loaded.type === "loading" || (loaded.type === "ready" && (now === null || voice === null));
  const isWaiting = isInWords ? inWords === null || now === null : isLaying;
  const sentences = voice === null ? [] : rows.flatMap((row) => sentencesOf(row, voice, t));
  return (
    <div class="table" data-part="table">
      <TableHead
        name={name}
        shortName={findOnShelf(session.game.meta.id)?.shortName ?? name}
        headline={loaded.type === "ready" && now !== null ? loaded.board.headline(now.view, language) : ""}
        menu={menu}
        undo={undo}
        onRules={() => showRules(null)}
        onLog={isWide ? null : () => setOverlay("log")}
        logLabel={aside === undefined ? t.log : `${t.log}, ${counted(asideLabel ?? t.side, asideCount)}`}
        logCount={asideCount}
        onResult={now !== null && now.outcome !== null ? () => setOverlay("outcome") : null}
        onMoves={() => setOverlay("moves")}
        onHelp={() => setOverlay("help")}
        hasWords={!props.isDrawn && loaded.type !== "none"}
        onLeave={onLeave}
      />
      <div class="table-notes">
        <ConnectionBanner connection={session.connection.value} />
        {note}
      </div>
      <div class="table-body" data-beside={isWide} ref={side}>
        <section class="table-board" data-part="board" data-board data-sent={moves.sent !== null} aria-label={t.board}>
          {isInWords && inWords !== null && now !== null && (
            <inWords.WordsTable {...{ session, now, seats, questions, moves, onLeave }} />
          )}
          {loaded.type === "failed" && !isInWords && (
            <div class="table-wait">
              <p>{t.boardFailed}</p>
              <Button onClick={loaded.retry}>{t.retry}</Button>
            </div>
          )}
          {isWaiting && <p class="table-wait">{t.loading}</p>}
          {loaded.type === "ready" && !isInWords && now !== null && voice !== null && (
            <TableBoard
              key={jumps}
              {...{ board: loaded.board, session, now, seats, voice, questions, latest, moves }}
            />
          )}
        </section>
        {isWide && <SideColumn {...sideProps} />}
      </div>
      {foot !== undefined && <div class="table-foot">{foot}</div>}
      {!isWide && <SideSheet {...sideProps} open={overlay === "log"} onClose={close} />}
      <RulesSheet game={session.game} open={overlay === "rules"} rule={rule} onClose={close} />
      <HelpDialog open={overlay === "help"} onClose={close} more={[...boardKeys, ...(props.shortcutHelp ?? [])]} />
      {voice !== null && (
        <MovesDialog
          {...{ game: session.game, questions, voice, submit: moves.submit }}
          open={overlay === "moves"}
          onClose={close}
        />
      )}
      {voice !== null && now !== null && now.outcome !== null && (
        <OutcomeDialog
          outcome={now.outcome}
          open={overlay === "outcome"}
          voice={voice}
          replayHref={props.replayHref}
          onAgain={props.onAgain}
          afterwards={props.afterwards}
          onClose={close}
        />
      )}
      <TableLive
        sentences={isAsked ? [...sentences, ...questions.map(({ text }) => text)] : sentences}
        moment={latest.key}
      />
    </div>
  );
}

const NOTHING_NEW = { latest: { key: 0, events: [] }, rows: [], jumps: 0 } as const;
