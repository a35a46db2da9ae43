import type { ConfiguredMatch } from "@safehouse/games";
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
import { SECOND_THOUGHT_MS } from "./second-thought.ts";
import { sentencesOf } from "./sentences.ts";
import { type Shortcuts, useShortcuts } from "./shortcuts.ts";
import { TableBoard } from "./table-board.tsx";
import { TableHead } from "./table-head.tsx";
import { TableLive } from "./table-live.tsx";
import { counted, SideColumn, SideSheet } from "./table-side.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";
import { lastAnswer } from "./turns.ts";
import { useBoard } from "./use-board.ts";
import { type Doubt, useMoves } from "./use-moves.ts";
import { usePressGuard } from "./use-press-guard.ts";
import { useSkipFirst } from "./use-skip-first.ts";
import { useTakenBack } from "./use-taken-back.ts";
import { type BigScreen, useAwakeScreen, useScreenHold } from "./use-screen-hold.ts";
import { useTurnSignals } from "./use-turn-signals.ts";
import { firstTextsDo } from "../voice.ts";
import { useTableVoice } from "./use-voice.ts";
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
  /** Something of the page stands beside the table already: the log is opened when it is wanted. */
  readonly isBesideTaken?: boolean;
  /** The table stands on a big screen, and here is only what that cannot show. */
  readonly bigScreen?: BigScreen | null;
  /** Nobody but bots sits there beside the viewer: a coach may be asked about this match. */
  readonly coached?: ConfiguredMatch | null;
  /** Instead of the session's, if the page knows more about the people. */
  readonly seats?: readonly SeatInfo[];
}

const Coach = later(async () => (await import("../../coach/coach.tsx")).Coach);
const TableLog = later(async () => (await import("./table-log.tsx")).TableLog);
const Recap = later(async () => (await import("./recap.tsx")).Recap);
const HandFacts = later(async () => (await import("./hand-facts.tsx")).HandFacts);
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
  const now = session.now.value;
  const isAskedFirst = now === null || firstTextsDo(session.game, now);
  const { voice, teller } = useTableVoice(session, seats, language, !isAskedFirst);
  const asks = isAskedFirst ? voice : teller;
  const [overlay, setOverlay] = useState<Overlay>(null);
  const [hasLegend, setLegend] = useState(false);
  const [hasCoach, setCoach] = useState(false);
  const doubt = useRef<Doubt | null>(null);
  const heard = useRef("");
  const [logFrom, setLogFrom] = useState<number | null>(null);
  const [isCovered, setCovered] = useState(false);
  const [rule, setRule] = useState<string | null>(null);
  const side = useRef<HTMLDivElement>(null);
  const loaded = useBoard(session.game.meta.id);
  const isInWords = (settings.words.value && !props.isDrawn) || loaded.type === "none";
  const inWords = useWordsTable(isInWords);
  const board = loaded.type === "ready" ? loaded.board : null;
  // Where a match is silent now and then, the talk in between has a place beside it.
  const isTalkTime = aside !== undefined && board?.silence !== undefined && now?.view.silent === false;
  // Until it is known how broad the board is nothing stands beside it, so that nothing moves when it comes.
  const isBroad = isInWords || board === null || board.isBroad === true;
  const isWide = useWide(isBroad && !isTalkTime) && props.isBesideTaken !== true;
  const boardKeys = (isInWords ? inWords?.keys : board?.keys)?.[language] ?? [];

  const log = session.log.value;
  const bigScreen = isInWords ? null : (props.bigScreen ?? null);
  const awake = useAwakeScreen(bigScreen);
  const [isAwake] = awake;
  const stage = useStage(session, {
    scenes: board?.scenes,
    // Whoever reads or listens is told everything at once; what a screen is waited for with cannot be.
    pace: isInWords ? "at-once" : isAwake && settings.pace.value === "at-once" ? "quick" : settings.pace.value,
    isUrgent: props.isTimed === true,
    isHeld: isAwake || isCovered || (overlay !== null && overlay !== "outcome"),
  });
  useScreenHold(stage, now?.n ?? null, bigScreen, awake);
  const { shown } = stage;
  const isBehind = stage.left > 0;
  const latest = useMemo(() => latestOf(shown), [shown]);
  const soon = SECOND_THOUGHT_MS * stage.stretch;
  const moves = useMoves(session, stage, teller, soon, doubt);
  const questions = now === null || asks === null ? [] : questionsOf(session, now, asks, seats);
  const isAsked = questions.some((question) => question.moves.length > 0);
  const isOpen = isAsked && !isBehind;
  const boardPlace = useRef<HTMLElement>(null);
  const waking = useWaking(boardPlace);
  useSkipFirst(boardPlace, stage, isAsked && !isCovered && !isAwake);
  useTakenBack(session, shown, teller);
  // Whether a final answer is meant is a question, too.
  const isSure = moves.unsure === null ? "" : "?";
  usePressGuard(boardPlace, isOpen ? `${questions.map(({ decision }) => decision.id).join()}${isSure}` : "");
  const name = session.game.meta.name[language];
  const outcome = isBehind ? null : (shown?.moment.outcome ?? null);
  const isOver = outcome !== null && !session.isReplay;
  // How it ended is among the words that come later, and what a game says of what is not there at its beginning.
  const speaks = shown === null || firstTextsDo(session.game, shown.moment) ? voice : teller;
  const isResult = overlay === "outcome" && outcome !== null && teller !== null;
  const undo = moves.takeBack ?? (session.mayUndo.value ? moves.undo : null);
  const coached = props.coached ?? null;
  const mayAsk = coached !== null && outcome === null;
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
    w: mayAsk ? () => setCoach(!hasCoach) : null,
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
    if (teller === null || logged === null) return <p>{t.loading}</p>;
    const rest = {
      voice: teller,
      seatCount: seats.length,
      ...(props.onEntry !== undefined && { onSelect: props.onEntry }),
      from: logFrom,
    };
    return <TableLog game={session.game} log={told} {...rest} />;
  }, [session, told, logged === null, teller, seats.length, t, logFrom]);
  const sideProps = { log: logList, aside, asideLabel, asideCount };
  const isLaying = loaded.type === "loading" || (loaded.type === "ready" && (shown === null || speaks === null));
  const isWaiting = isInWords ? inWords === null || now === null : isLaying;
  const sentences =
    teller === null || shown === null ? [] : shown.told.flatMap((row) => sentencesOf(row, teller, t, log));
  return (
    <div class="table" data-part="table" data-hand-only={bigScreen !== null}>
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
          teller !== null &&
          !isInWords && (
            <Recap
              {...{ session, seats, voice: teller }}
              log={told}
              shown={shown.moment}
              onLog={showLog}
              onLegend={() => setLegend(true)}
              lessonHref={props.lessonHref}
            />
          )
        }
        onLog={() => showLog()}
        logLabel={aside === undefined ? t.log : `${t.log}, ${counted(asideLabel ?? t.side, asideCount)}`}
        logCount={isWide ? 0 : asideCount}
        onResult={outcome !== null ? () => setOverlay("outcome") : null}
        onPace={session.isReplay ? null : () => setOverlay("pace")}
        onCoach={mayAsk ? () => setCoach(!hasCoach) : null}
        isCoachOpen={hasCoach}
        onMoves={() => setOverlay("moves")}
        onHelp={() => setOverlay("help")}
        hasWords={!props.isDrawn && loaded.type !== "none"}
        onLeave={onLeave}
      />
      <div class="table-notes">
        <ConnectionBanner connection={session.connection.value} />
        {note}
        {bigScreen !== null && shown !== null && (
          <HandFacts {...{ session, seats }} shown={shown.moment} isHolding={isAwake && isBehind && isAsked} />
        )}
      </div>
      <div class="table-body" data-beside={isWide && !isResult} data-over={isResult} ref={side}>
        <section
          class="table-board"
          data-part="board"
          data-board
          data-asked={isOpen}
          data-behind={isBehind}
          data-sent={moves.sent !== null}
          data-soon={moves.takeBack !== null}
          style={{ "--soon": `${soon}ms` }}
          aria-label={t.board}
          ref={boardPlace}
        >
          {isInWords && inWords !== null && now !== null && (
            <inWords.WordsTable {...{ session, now, seats, questions, moves, heard, onLeave }} />
          )}
          {loaded.type === "failed" && !isInWords && (
            <div class="table-wait">
              <p>{t.boardFailed}</p>
              <Button onClick={loaded.retry}>{t.retry}</Button>
            </div>
          )}
          {isWaiting && <p class="table-wait">{t.loading}</p>}
          {loaded.type === "ready" && !isInWords && now !== null && shown !== null && speaks !== null && (
            <TableBoard
              key={session.isReplay ? shown.emptied : 0}
              {...{ board: loaded.board, session, now, seats, latest, moves, undo, outcome, isBehind }}
              voice={speaks}
              skip={() => stage.skip()}
              hold={setCovered}
              shown={shown.moment}
              questions={isBehind || stage.isForeseen ? NO_QUESTIONS : questions}
            />
          )}
        </section>
        {!isAwake && (
          <StageBar stage={stage} left={stage.left} isPaused={stage.isPaused} isAsked={isAsked && !isCovered} />
        )}
        {isWide && !isResult && <SideColumn {...sideProps} />}
        {isResult && (
          <OutcomePanel
            outcome={outcome}
            voice={teller}
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
      {coached !== null && mayAsk && now !== null && teller !== null && (hasCoach || settings.warns.value) && (
        <Coach
          {...{ session, now, seats, voice: teller, doubt }}
          match={coached}
          questions={isOpen ? questions : NO_QUESTIONS}
          table={boardPlace}
          open={hasCoach}
          submit={(decision, move) => moves.submit(decision, move, undefined, true)}
          onClose={() => setCoach(false)}
        />
      )}
      {foot !== undefined && <div class="table-foot">{foot}</div>}
      {!isWide && <SideSheet {...sideProps} open={overlay === "log"} onClose={close} />}
      <RulesSheet game={session.game} open={overlay === "rules"} rule={rule} onClose={close} />
      <HelpDialog
        open={overlay === "help"}
        onClose={close}
        more={[...boardKeys, ...(mayAsk ? [["W", t.keyCoach] as const] : []), ...(props.shortcutHelp ?? [])]}
      />
      <ConfirmDialog
        answer={moves.unsure === null || asks === null || isInWords ? null : asks.say(moves.unsure.label)}
        doubt={moves.unsure?.doubt ?? null}
        onYes={moves.confirm}
        onNo={moves.dismiss}
      />
      <PaceDialog stage={stage} isPaused={stage.isPaused} open={overlay === "pace"} onClose={close} />
      {asks !== null && now !== null && (
        <MovesDialog
          {...{ session, seats, voice: asks, submit: moves.submit }}
          questions={questions.map((question) => ({ ...question, view: now.view }))}
          open={overlay === "moves"}
          onClose={close}
        />
      )}
      <TableLive
        sentences={sentences}
        questions={isOpen ? questions : NO_QUESTIONS}
        answered={lastAnswer(log, session.viewer.value)}
        heard={heard}
        moment={teller === null ? UNTOLD : latest.key}
        emptied={shown?.emptied ?? 0}
      />
    </div>
  );
}

const NO_QUESTIONS: readonly Question[] = [];

/** What happens before there are words for it is told when they come. */
const UNTOLD = -1;
