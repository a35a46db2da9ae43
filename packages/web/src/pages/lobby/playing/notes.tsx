import { paperPath, type TableView } from "@safehouse/protocol";
import type { ComponentChildren, JSX } from "preact";
import { useMemo } from "preact/hooks";
import "./notes.css";
import { useText } from "../../../text/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Hat } from "../../../ui/hat.tsx";
import { Icon } from "../../../ui/icon.tsx";
import type { IconName } from "../../../ui/icon-names.ts";
import type { Doings } from "../doings.ts";
import { clockText } from "../logic/countdown.ts";
import { isCutOff, isSeated, isStoodIn, mayGiveTime } from "../logic/rights.ts";
import { absenceVote, endVote } from "../logic/votes.ts";
import { leftText, seatName } from "../seat-words.ts";
import type { TableLine } from "../table-line.ts";
import { de } from "../text/de.ts";
import { en } from "../text/en.ts";
import { de as paperDe } from "../text/paper-de.ts";
import { en as paperEn } from "../text/paper-en.ts";
import { de as screenDe } from "../text/screen-de.ts";
import { en as screenEn } from "../text/screen-en.ts";
import type { HandChoice } from "./use-hand-choice.ts";
import { useClocks, useNow } from "./use-clocks.ts";

export interface NotesProps {
  readonly table: TableView;
  readonly doings: Doings;
  readonly line: TableLine;
  /** The seats that the match waits for. */
  readonly asked: readonly number[];
  readonly hand: HandChoice;
}

/** What the people decide beside the game: one line each, only while it is going on. */
export function Notes({ table, doings, line, asked, hand }: NotesProps): JSX.Element {
  const t = useText({ en, de });
  const isPlaying = table.phase === "playing";
  // Only who is waited for: the others' lines are their own business.
  const missed = table.seats.filter(
    (seat) => asked.includes(seat.seat) && seat.level === null && isCutOff(table, seat),
  );
  return (
    <div class="lobby-notes">
      {isStoodIn(table) && (
        <Note icon="bot" words={t.stoodIn}>
          <Button tone="lit" size="small" onClick={() => void doings.takeBack()}>
            {t.takeBack}
          </Button>
        </Note>
      )}
      {isPlaying && <SheetNotes table={table} asked={asked} />}
      {hand.isOffered && <HandNote hand={hand} />}
      {isPlaying && !isSeated(table) && (
        <Note icon="eye" words={t.watching} aside={table.watching > 1 ? t.watchingCount(table.watching) : ""} />
      )}
      {isPlaying &&
        missed.map((seat) => <Note key={seat.seat} icon="eye-off" words={t.cutOffNote(seatName(seat, t))} />)}
      {isPlaying && isSeated(table) && (
        <>
          <AbsenceNote table={table} doings={doings} />
          <EndNote table={table} doings={doings} />
        </>
      )}
      {isPlaying && table.timer !== null && <ClockNote table={table} doings={doings} line={line} />}
      {table.rematch !== null && isSeated(table) && (
        <Note icon="clockwise" words={t.rematchWaits}>
          <Button tone="lit" size="small" onClick={() => void doings.rematch("same")}>
            {t.rematchGo}
          </Button>
        </Note>
      )}
    </div>
  );
}

/** There is a big screen: whoever wants to looks at the table there. */
function HandNote({ hand }: Pick<NotesProps, "hand">): JSX.Element {
  const t = useText({ en: screenEn, de: screenDe });
  return (
    <Note icon="phone" words={hand.isOn ? t.isHandOnly : t.offered}>
      <Button size="small" data-part="hand-only" onClick={() => hand.choose(!hand.isOn)}>
        {hand.isOn ? t.wholeTable : t.handOnly}
      </Button>
    </Note>
  );
}

function AbsenceNote({ table, doings }: Pick<NotesProps, "table" | "doings">): JSX.Element | null {
  const t = useText({ en, de });
  const heardAt = useMemo(() => Date.now(), [table.absence?.seat, table.absence?.from]);
  const now = useNow(table.absence !== null);
  const vote = absenceVote(table, heardAt, now);
  const absent = vote === null ? undefined : table.seats[vote.seat];
  if (vote === null || absent === undefined) return null;
  const isWaiting = vote.milliseconds > 0;
  const wait = t.absenceWait(clockText(vote.milliseconds));
  if (vote.seat === table.you?.seat) {
    return <Note icon="time" words={t.absenceYou} aside={isWaiting ? clockText(vote.milliseconds) : ""} />;
  }
  const isEnough = vote.votes + (vote.isMine ? 0 : 1) >= vote.needed;
  const isRipe = !isWaiting && isEnough;
  const lead = `${t.absenceLead(vote.votes, vote.needed)} ${isWaiting ? wait : ""}`;
  return (
    <Note icon="bot" words={t.absence(seatName(absent, t))} aside={lead}>
      {(isRipe || !vote.isMine) && (
        <Button size="small" tone={isRipe ? "lit" : "plain"} onClick={() => void doings.complainAbout(vote.seat)}>
          {isRipe ? t.doIt : t.wantToo}
        </Button>
      )}
    </Note>
  );
}

/** Somebody with a pencil is asked: whoever sits here may enter what they wrote. */
function SheetNotes({ table, asked }: Pick<NotesProps, "table" | "asked">): JSX.Element {
  const t = useText({ en, de });
  const paper = useText({ en: paperEn, de: paperDe });
  const sheets = table.seats.filter(
    (seat) => seat.paper !== null && seat.paper.code !== null && seat.level === null && asked.includes(seat.seat),
  );
  return (
    <>
      {sheets.map((seat) => (
        <Note key={seat.seat} icon="pencil" words={paper.asked(seatName(seat, t))}>
          <Button size="small" tone="lit" data-part="enter-sheet" href={paperPath(seat.paper?.code ?? "")}>
            {paper.enter}
          </Button>
        </Note>
      ))}
    </>
  );
}

function EndNote({ table, doings }: Pick<NotesProps, "table" | "doings">): JSX.Element | null {
  const t = useText({ en, de });
  const { votes, needed, isMine } = endVote(table);
  if (votes === 0) return null;
  return (
    <Note icon="info" words={isMine ? t.endLead(votes, needed) : t.endAsked(votes)}>
      <Button size="small" onClick={() => void doings.voteEnd(!isMine)}>
        {isMine ? t.wantEndNoMore : t.agree}
      </Button>
    </Note>
  );
}

/** Always there at a table with a timer, so that nothing moves when somebody's time begins. */
function ClockNote({ table, doings, line }: Omit<NotesProps, "asked" | "hand">): JSX.Element {
  const t = useText({ en, de });
  const clocks = useClocks(line, table.you?.seat ?? null);
  return (
    <ul class="lobby-clocks" aria-label={t.timer}>
      {clocks.map(({ seat, milliseconds, rests }) => {
        const there = table.seats[seat];
        if (there === undefined) return null;
        const isYou = seat === table.you?.seat;
        const name = seatName(there, t);
        return (
          <li key={seat} class={milliseconds <= 10_000 ? "lobby-clock lobby-clock-short" : "lobby-clock"}>
            <Hat seat={seat} size="small" />
            <span>{isYou ? t.timeOfYou : t.timeOf(name)}</span>
            <b class="num">{rests ? t.timeRests : t.timeLeft(leftText(milliseconds, t))}</b>
            {mayGiveTime(table, seat) && (
              <Button tone="ghost" size="small" icon="plus" onClick={() => void doings.giveTime(seat)}>
                {t.moreTime}
                <span class="vh"> ({name})</span>
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface NoteProps {
  readonly icon: IconName;
  readonly words: string;
  readonly aside?: string;
  readonly children?: ComponentChildren;
}

function Note({ icon, words, aside = "", children }: NoteProps): JSX.Element {
  return (
    <div class="lobby-note">
      <Icon name={icon} />
      <p>
        <span role="status">{words}</span>
        {/* A running clock is not for the live region. */}
        {aside !== "" && <small class="num"> {aside}</small>}
      </p>
      {children}
    </div>
  );
}
