import { NAMES, type Told } from "@safehouse/games/robnrun/board";
import { found } from "@safehouse/kernel";
import type { JSX } from "preact";
import "./hint-words.css";
import { type Table, useTable } from "./context.ts";
import { piecesOf } from "./logic/pieces.ts";

/** How a hint card is filled in, as far as it is; empty blanks are null. */
export interface Filling {
  readonly hint: number;
  readonly tool: string | null;
  readonly second: string | null;
  readonly number: number | null;
  readonly seat: number | null;
  readonly partner: number | null;
  readonly seats: readonly number[];
}

/** A hint that was told, with the tool if the viewer knows it. */
export function fillingOf(told: Told, tool: string | null): Filling {
  const { hint, number, seat, partner, seats } = told;
  return { hint, tool, second: told.second === null ? null : found(NAMES[told.second]), number, seat, partner, seats };
}

/** The sentence of a hint card; what was written into its blanks is in handwriting. */
export function HintWords({ filling }: { filling: Filling }): JSX.Element {
  const table = useTable();
  const { hint, ...args } = filling;
  const sentence = table.say({ id: `hint.${hint}`, args });
  return <Pieces sentence={sentence} written={writtenIn(filling, table)} />;
}

/** An unfilled card. */
export function CardWords({ hint }: { hint: number }): JSX.Element {
  const { say } = useTable();
  return <Pieces sentence={say({ id: `hint-card.${hint}` })} written={[]} />;
}

function Pieces({ sentence, written }: { sentence: string; written: readonly string[] }): JSX.Element {
  return (
    <>
      {piecesOf(sentence, written).map(({ text, kind }, i) => {
        // oxlint-disable react/no-array-index-key -- the words of a sentence have their places
        if (kind === "print") return <span key={i}>{text}</span>;
        if (kind === "written") return <u key={i}>{text}</u>;
        return (
          <u key={i} data-blank>
            …
          </u>
        );
        // oxlint-enable react/no-array-index-key
      })}
    </>
  );
}

function writtenIn({ tool, second, number, seat, partner, seats }: Filling, table: Table): string[] {
  const tools = [tool, second].flatMap((name) => (name === null ? [] : [table.cardName(name)]));
  const people = [seat, partner, ...seats].flatMap((each) => (each === null ? [] : [table.name(each)]));
  return [...tools, ...(number === null ? [] : [String(number)]), ...people];
}
