import type { Writing, Writings } from "@safehouse/games/clou/on-paper";
import { COLOURS } from "@safehouse/games/clou/board";
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { DieFace } from "../../../boards/clou/tray/die.tsx";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import type { IconName } from "../../../ui/icon-names.ts";
import { useDesk } from "./desk.ts";
import { type Written, writtenOf } from "./written.ts";

/** Those that are read at a glance; the rest stands below, by its numbers. */
const AT_A_GLANCE = 5;

interface Row extends Written {
  readonly writing: Writing;
}

interface ProposalsProps {
  readonly writings: Writings;
  /** A place on the sheet that was pressed: only what stands there. */
  readonly only: string | null;
  onAll(): void;
}

/** What may stand on the sheet, the likeliest first: number, place, and what it gives. One press enters it. */
export function Proposals({ writings, only, onAll }: ProposalsProps): JSX.Element {
  const { t, seat, names, name, game, view } = useDesk();
  const rowOf = (writing: Writing): Row => ({ writing, ...writtenOf(writing.events, seat, t, names) });
  const turns = useMemo(() => writings.turns.map(rowOf), [writings, t, names]);
  const oddTurns = useMemo(() => writings.oddTurns.map(rowOf), [writings, t, names]);
  const single = useMemo(() => writings.single.map(rowOf), [writings, t, names]);
  const hand = view === null ? null : game.reader.readHand(view, seat);
  const dice =
    view === null ? [] : game.reader.readNight(view).dice.filter((_, i) => (((hand?.left ?? 0) >> i) & 1) === 1);
  const isSettling = writings.single.every(({ steps }) => steps[0]?.kind !== "dice");
  const fitting = only === null ? single : single.filter(({ writing }) => isAt(writing, only));
  const likely = only === null ? fitting.slice(0, AT_A_GLANCE) : fitting;
  const rest = only === null ? [...fitting.slice(AT_A_GLANCE), ...oddTurns] : [];
  return (
    <section class="entry-proposals" data-part="proposals">
      <h2>{isSettling && dice.length === 3 ? t.askSettle(name) : t.ask(name, t.and(dice.map(String)))}</h2>
      <p>{t.askLead}</p>
      {only !== null && (
        <p class="entry-only">
          {t.onlyAt(names.place(only))}{" "}
          <Button size="small" onClick={onAll}>
            {t.all}
          </Button>
        </p>
      )}
      {only === null && turns.length > 0 && <Rows title={t.turnsTitle} rows={turns} isBest part="turn" />}
      {likely.length > 0 && (
        <Rows title={t.singleTitle} rows={likely} isBest={turns.length === 0 && only === null} part="single" />
      )}
      {rest.length > 0 && <Rows title={t.moreTitle} rows={byNumber(rest)} isBest={false} part="more" />}
    </section>
  );
}

/** By what they take of the dice: whoever looks for "5 and 5" finds it together. */
function byNumber(rows: readonly Row[]): Row[] {
  const keyOf = ({ dice }: Row): string => dice.toSorted((a, b) => a - b).join();
  return rows.toSorted((a, b) => a.dice.length - b.dice.length || keyOf(a).localeCompare(keyOf(b)));
}

function isAt({ steps }: Writing, cell: string): boolean {
  return steps.some(({ move }) => ("cell" in move && move.cell === cell) || ("at" in move && move.at === cell));
}

interface RowsProps {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly isBest: boolean;
  readonly part: "turn" | "single" | "more";
}

function Rows({ title, rows, isBest, part }: RowsProps): JSX.Element {
  return (
    <>
      <h3>{title}</h3>
      <ul data-list={part}>
        {rows.map((row, i) => (
          <li key={JSON.stringify(row.writing.steps)}>
            <Proposal row={row} isBest={isBest && i === 0} part={part} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Proposal({
  row: { writing, dice, title, brings, symbols },
  isBest,
  part,
}: {
  readonly row: Row;
  readonly isBest: boolean;
  readonly part: RowsProps["part"];
}): JSX.Element {
  const { t, entry, name } = useDesk();
  return (
    <>
      <button
        type="button"
        class="entry-proposal"
        data-part="proposal"
        data-kind={part}
        data-best={isBest}
        disabled={entry.isBusy}
        onClick={() => entry.write(writing, false)}
      >
        <span class="entry-proposal-dice" aria-hidden="true">
          {dice.map((face, i) => (
            // A die is told apart by its place alone.
            // oxlint-disable-next-line react/no-array-index-key
            <span key={i} class="clou-die">
              <DieFace face={face} />
            </span>
          ))}
        </span>
        <span>
          <b>{title === "" ? brings : title}</b>
          {title !== "" && <small>{brings}</small>}
        </span>
        <span class="entry-proposal-signs" aria-hidden="true">
          {symbols
            .slice(0, 2)
            .flatMap((gift, i) => iconsOf(gift).map((icon) => <Icon key={`${icon} ${i}`} name={icon} />))}
        </span>
      </button>
      {writing.mayEnd && (
        <button
          type="button"
          class="entry-proposal-end"
          data-part="proposal-end"
          disabled={entry.isBusy}
          onClick={() => entry.write(writing, true)}
        >
          <Icon name="check" />
          <span>
            {t.andDoneShort}
            <span class="vh">
              : {title}, {t.andDone(name)}
            </span>
          </span>
        </button>
      )}
    </>
  );
}

function iconsOf(gift: string): IconName[] {
  return gift
    .split("/")
    .filter((word): word is (typeof COLOURS)[number] => (COLOURS as readonly string[]).includes(word));
}
