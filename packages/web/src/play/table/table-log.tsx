import type { AnyFront } from "@safehouse/kernel";
import type { JSX } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import "./table-log.css";
import { useText } from "../../text/texts.ts";
import { useHats } from "../../ui/hats.ts";
import { RuleTag } from "../../ui/rule-tag.tsx";
import type { Told } from "../session.ts";
import type { Voice } from "../voice.ts";
import { type Piece, pieceFinder, sentencesOf } from "./sentences.ts";
import { turnsOf } from "./turns.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

/** Pixels: as good as the end. */
const NEAR_END = 24;

export interface TableLogProps {
  readonly game: AnyFront;
  readonly log: readonly Told[];
  readonly voice: Voice;
  readonly seatCount: number;
  /** Opens the match at an entry, where that makes sense. */
  readonly onSelect?: (n: number) => void;
  /** The entry to begin reading at; null for the end. */
  readonly from?: number | null;
}

/** What happened, in words, newest last. It follows the end unless somebody has scrolled up to read. */
export function TableLog({ game, log, voice, seatCount, onSelect, from = null }: TableLogProps): JSX.Element {
  const t = useText({ en, de });
  const list = useRef<HTMLOListElement>(null);
  const isAtEnd = useRef(true);
  const lastTop = useRef(0);
  const piecesOf = useMemo(() => pieceFinder(peopleOf(voice, seatCount, t.you), t.you), [voice, seatCount, t.you]);
  const undone = useMemo(() => new Set(log.map(({ undoes }) => undoes)), [log]);
  useEffect(() => {
    const box = list.current;
    if (box !== null && isAtEnd.current) box.scrollTop = box.scrollHeight;
  }, [log]);
  useEffect(() => {
    if (from === null) return;
    isAtEnd.current = false;
    list.current?.querySelector(`[data-n="${from}"]`)?.scrollIntoView({ block: "start" });
  }, [from]);
  return (
    <ol
      ref={list}
      class="table-log"
      data-part="log"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={t.log}
      onScroll={({ currentTarget: box }) => {
        // New entries may have come since it was scrolled to the end: only somebody who scrolls up leaves it.
        if (box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END) isAtEnd.current = true;
        else if (box.scrollTop < lastTop.current) isAtEnd.current = false;
        lastTop.current = box.scrollTop;
      }}
    >
      {log.length === 0 && <li class="table-log-empty">{t.logEmpty}</li>}
      {turnsOf(log, game.meta.decisions).flatMap(({ seat, rows: own }) => [
        <li key={`turn-${own[0]?.n ?? 0}`} class="table-log-turn" data-n={own[0]?.n}>
          <h3>{seat === null ? t.beginning : t.turnOf(voice.isYou(seat) ? null : voice.name(seat))}</h3>
        </li>,
        ...own.flatMap((row) =>
          sentencesOf(row, voice, t, log).map((sentence, index) => (
            <li key={`${row.n}/${index}`} data-n={row.n} class={undone.has(row.n) ? "table-log-undone" : ""}>
              {onSelect === undefined ? (
                <Sentence game={game.meta.id} pieces={piecesOf(sentence)} />
              ) : (
                <button type="button" tabIndex={-1} onClick={() => onSelect(row.n)}>
                  <Sentence game={game.meta.id} pieces={piecesOf(sentence)} isPlain />
                </button>
              )}
            </li>
          )),
        ),
      ])}
    </ol>
  );
}

function peopleOf(voice: Voice, seatCount: number, you: string): ReadonlyMap<string, number> {
  const people = new Map<string, number>();
  for (let seat = 0; seat < seatCount; seat++) people.set(voice.isYou(seat) ? you : voice.name(seat), seat);
  return people;
}

interface SentenceProps {
  readonly game: string;
  readonly pieces: readonly Piece[];
  /** No links inside: it is part of a button. */
  readonly isPlain?: boolean;
}

function Sentence({ game, pieces, isPlain = false }: SentenceProps): JSX.Element {
  const hat = useHats();
  return (
    <>
      {pieces.map((piece) => {
        if (piece.type === "name") {
          return (
            <b class="table-log-name" data-seat={hat(piece.seat) + 1}>
              {piece.text}
            </b>
          );
        }
        return piece.type === "rule" && !isPlain ? <RuleTag game={game} rule={piece.text} /> : piece.text;
      })}
    </>
  );
}
