import { findOnShelf } from "@safehouse/games/shelf";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import "./table-view.css";
import { openRulesWith } from "../../app/rule-opener.ts";
import { settings } from "../../app/settings.ts";
import { useWaking } from "../../ask/use-waking.ts";
import type { Question } from "../../boards/contract.ts";
import { toldUpTo } from "../../stage/rows.ts";
import { StageBar } from "../../stage/stage-bar.tsx";
import { useStage } from "../../stage/use-stage.ts";
import { useText } from "../../text/texts.ts";
import { Button } from "../../ui/button.tsx";
import { later, laterOpened } from "../../ui/later.tsx";
import type { MenuItem } from "../../ui/menu.tsx";
import type { SeatInfo, Session } from "../session.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { ConnectionBanner } from "./connection-banner.tsx";
import { latestOf } from "./latest.ts";
import { questionsOf } from "./questions.ts";
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
import { usePressGuard } from "./use-press-guard.ts";
import { useSkipFirst } from "./use-skip-first.ts";
import { useTakenBack } from "./use-taken-back.ts";
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
  /** For somebody who is new to the game. */
  readonly lessonHref?: string | undefined;
  readonly onAgain?: () => void;
  /** A press on an entry of the log. */
  readonly onEntry?: (n: number) => void;
  readonly shortcuts?: Shortcuts;
  readonly shortcutHelp?: readonly (readonly [key: string, what: string])[];
  readonly onLeave: () => void;
  /** A clock runs for the viewer: nothing is played, everything is there at once. */
  readonly isTimed?: boolean;
  /** A lesson points at what is drawn, so it is never told in words alone. */
  readonly isDrawn?: boolean;
  /** Instead of the session's, if the page knows more about the people. */
  readonly seats?: readonly SeatInfo[];
}

const Recap = later(async () => (await import("./recap.tsx")).Recap);
const Legend = later(async () => (await import("../../ask/legend.tsx")).Legend);
const Ask = later(async () => (await import("../../ask/ask.tsx")).Ask);
const HelpDialog = laterOpened(async () => (await import("./help-dialog.tsx")).HelpDialog);
const MovesDialog = laterOpened(async () => (await import("./moves-dialog.tsx")).MovesDialog);
const OutcomePanel = later(async () => (await import("./outcome-panel.tsx")).OutcomePanel);
const PaceDialog = laterOpened(async () => (await import("../../stage/pace-dialog.tsx")).PaceDialog);
const RulesSheet = laterOpened(async () => (await import("./rules-sheet.tsx")).RulesSheet);

type Overlay = "rules" | "log" | "moves" | "help" | "pace" | "outcome" | null;

/** The whole table, wherever the match is hosted: head, board, log, rules, refusals, the end, sounds and keys. */
export function TableView(props: TableViewProps): JSX.Element {
  const { session, menu = [], note, aside, asideLabel, asideCount = 0, foot, onLeave } = props;
  const t = useText({ en, de });
  const language = settings.language.value;
  const seats = props.seats ?? session.seats.value;
  const voice = useVoice(session, seats, language);
  const [overlay, setOverlay] = useState<Overlay>(null);
  const [hasLegend, setLegend] = useState(false);
  const [logFrom, setLogFrom] = useState<number | null>(null);
  const [isCovered, setCovered] = useState(false);
  const [rule, setRule] = useState<string | null>(null);
  const side = useRef<HTMLDivElement>(null);
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
  const stage = useStage(session, {
    scenes: board?.scenes,
    // Whoever reads or listens is told everything at once.
    pace: isInWords ? "at-once" : settings.pace.value,
    isUrgent: props.isTimed === true,
    isHeld: isCovered || (overlay !== null && overlay !== "outcome"),
  });
  const { shown } = stage;
  const isBehind = stage.left > 0;
  const latest = useMemo(() => latestOf(shown), [shown]);
  const moves = useMoves(session, stage, voice);
  const questions = now === null || voice === null ? [] : questionsOf(session, now, voice, seats);
  const isAsked = questions.some((question) => question.moves.length > 0);
  const isOpen = isAsked && !isBehind;
  const boardPlace = useRef<HTMLElement>(null);
  const waking = useWaking(boardPlace);
  useSkipFirst(boardPlace, stage, isAsked && !isCovered);
  useTakenBack(session, shown, voice);
  usePressGuard(boardPlace, isOpen ? questions.map(({ decision }) => decision.id).join() : "");
  const name = session.game.meta.name[language];
  const outcome = isBehind ? null : (shown?.moment.outcome ?? null);
  const isOver = outcome !== null && !session.isReplay;
  const isResult = overlay === "outcome" && outcome !== null && voice !== null;
  const undo = session.mayUndo.value ? moves.undo : null;
  const close = (): void => {
    setOverlay(null);
    setLogFrom(null);
  };
  const showRules = (wanted: string | null): void => {
    setRule(wanted);
    setOverlay("rules");
  };
  const showLog = (from: number | null = null): void => {
    setLogFrom(from);
    if (isWide) side.current?.querySelector<HTMLElement>(".table-log")?.focus();
    else setOverlay("log");
  };

  useTurnSignals(
    name,
    { isAsked: isAsked && !session.isShared, isOpen: isOpen && !session.isShared },
    t.yourTurn(name),
  );
  useEffect(() => openRulesWith((_game, wanted) => showRules(wanted)), []);
  useEffect(() => {
    if (isOver && !isInWords) setOverlay("outcome");
  }, [isOver]);
  useShortcuts({
    // On a thing it is that thing's question mark (ask/), also while what answers is still to be fetched.
    "?": () => boardPlace.current?.querySelector("[data-thing]:focus") ?? setOverlay("help"),
    l: () => showLog(),
    k: () => setLegend(!hasLegend),
    r: () => showRules(null),
    u: undo,
    Escape: isResult ? close : null,
    ...props.shortcuts,
  });

  // Hundreds of lines that only change with the log: a press on the board must not draw them anew.
  // It tells what has been shown; who opens it above the table reads all of it.
  const logged = (overlay === "log" ? now : shown?.moment)?.n ?? null;
  const untold = overlay === "log" || logged === null ? 0 : stage.untold(logged);
  const told = useMemo(() => (logged === null ? [] : toldUpTo(log, logged, untold)), [log, logged, untold]);
  const logList = useMemo(() => {
    if (voice === null || logged === null) return <p>{t.loading}</p>;
    const rest = {
      voice,
      seatCount: seats.length,
      ...(props.onEntry !== undefined && { onSelect: props.onEntry }),
      from: logFrom,
    };
    return <TableLog game={session.game} log={told} {...rest} />;
  }, [session, told, logged === null, voice, seats.length, t, logFrom]);
  const sideProps = { log: logList, aside, asideLabel, asideCount };
  const isLaying = loaded.type === "loading" || (loaded.type === "ready" && (shown === null || voice === null));
  const isWaiting = isInWords ? inWords === null || now === null : isLaying;
  const sentences =
    voice === null || shown === null ? [] : shown.told.flatMap((row) => sentencesOf(row, voice, t, log));
  return (
    <div class="table" data-part="table">
      <TableHead
        name={name}
        shortName={findOnShelf(session.game.meta.id)?.shortName ?? name}
        headline={loaded.type === "ready" && shown !== null ? loaded.board.headline(shown.moment.view, language) : ""}
        menu={menu}
        undo={undo}
        onRules={() => showRules(null)}
        onLegend={() => setLegend(!hasLegend)}
        hasLegend={hasLegend}
        recap={
          session.rules.known.value !== null &&
          shown !== null &&
          voice !== null &&
          !isInWords && (
            <Recap
              {...{ session, seats, voice }}
              log={told}
              shown={shown.moment}
              onLog={showLog}
              onLegend={() => setLegend(true)}
              lessonHref={props.lessonHref}
            />
          )
        }
        onLog={isWide ? null : () => setOverlay("log")}
        logLabel={aside === undefined ? t.log : `${t.log}, ${counted(asideLabel ?? t.side, asideCount)}`}
        logCount={asideCount}
        onResult={outcome !== null ? () => setOverlay("outcome") : null}
        onPace={session.isReplay ? null : () => setOverlay("pace")}
        onMoves={() => setOverlay("moves")}
        onHelp={() => setOverlay("help")}
        hasWords={!props.isDrawn && loaded.type !== "none"}
        onLeave={onLeave}
      />
      <div class="table-notes">
        <ConnectionBanner connection={session.connection.value} />
        {note}
      </div>
      <div class="table-body" data-beside={isWide && !isResult} data-over={isResult} ref={side}>
        <section
          class="table-board"
          data-part="board"
          data-board
          data-asked={isOpen}
          data-behind={isBehind}
          data-sent={moves.sent !== null}
          aria-label={t.board}
          ref={boardPlace}
        >
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
          {loaded.type === "ready" && !isInWords && now !== null && shown !== null && voice !== null && (
            <TableBoard
              key={session.isReplay ? shown.emptied : 0}
              {...{ board: loaded.board, session, now, seats, voice, latest, moves, outcome, isBehind }}
              skip={() => stage.skip()}
              hold={setCovered}
              shown={shown.moment}
              questions={isBehind || stage.isForeseen ? NO_QUESTIONS : questions}
            />
          )}
        </section>
        <StageBar stage={stage} left={stage.left} isPaused={stage.isPaused} isAsked={isAsked && !isCovered} />
        {isWide && !isResult && <SideColumn {...sideProps} />}
        {isResult && (
          <OutcomePanel
            outcome={outcome}
            voice={voice}
            replayHref={props.replayHref}
            onAgain={props.onAgain}
            afterwards={props.afterwards}
            onClose={close}
          />
        )}
        {hasLegend && shown !== null && (
          <Legend {...{ session, seats, board }} shown={shown.moment} onClose={() => setLegend(false)} />
        )}
      </div>
      {waking !== null && shown !== null && (
        <Ask {...{ session, seats, questions, waking }} shown={shown.moment} table={boardPlace} />
      )}
      {foot !== undefined && <div class="table-foot">{foot}</div>}
      {!isWide && <SideSheet {...sideProps} open={overlay === "log"} onClose={close} />}
      <RulesSheet game={session.game} open={overlay === "rules"} rule={rule} onClose={close} />
      <HelpDialog open={overlay === "help"} onClose={close} more={[...boardKeys, ...(props.shortcutHelp ?? [])]} />
      <ConfirmDialog
        answer={moves.unsure === null || voice === null || isInWords ? null : voice.say(moves.unsure.label)}
        onYes={moves.confirm}
        onNo={moves.dismiss}
      />
      <PaceDialog stage={stage} isPaused={stage.isPaused} open={overlay === "pace"} onClose={close} />
      {voice !== null && (
        <MovesDialog
          {...{ game: session.game, questions, voice, submit: moves.submit }}
          open={overlay === "moves"}
          onClose={close}
        />
      )}
      <TableLive
        sentences={sentences}
        questions={isOpen ? questions : NO_QUESTIONS}
        moment={latest.key}
        emptied={shown?.emptied ?? 0}
      />
    </div>
  );
}

const NO_QUESTIONS: readonly Question[] = [];
