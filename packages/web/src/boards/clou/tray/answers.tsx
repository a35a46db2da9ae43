import type { Move } from "@safehouse/games/clou/board";
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { Hat } from "../../../ui/hat.tsx";
import { useRoving } from "../../../ui/roving.ts";
import { useTable } from "../context.ts";

interface Answer {
  readonly move: Move;
  readonly title: string;
  readonly hint?: string;
  readonly seat?: number;
}

/** A button for every answer, whole sentences and all. */
export function Answers({ answers }: { readonly answers: readonly Answer[] }): JSX.Element {
  const { press, sent } = useTable();
  const row = useRef<HTMLDivElement>(null);
  useRoving(row, { selector: "button" });
  return (
    <div ref={row} class="clou-answers">
      {answers.map(({ move, title, hint, seat }) => (
        <button
          key={JSON.stringify(move)}
          type="button"
          class="clou-answer"
          data-part="answer"
          data-sent={JSON.stringify(sent?.move) === JSON.stringify(move)}
          onClick={(event) => press({ on: "answer", move }, event.currentTarget)}
        >
          {seat !== undefined && <Hat seat={seat} size="small" />}
          <span>
            <b>{title}</b>
            {hint !== undefined && <small>{hint}</small>}
          </span>
        </button>
      ))}
    </div>
  );
}
