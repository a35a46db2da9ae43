import type { JSX } from "preact";
import { Prompt as Asking } from "../../../kit/prompt.tsx";
import { Undo } from "../../../kit/undo.tsx";
import { useTable } from "../context.ts";
import { Asked } from "./asked.tsx";
import { BodyOf } from "./body.tsx";
import { Winners } from "./winners.tsx";
import "./prompt.css";

/** As high as ever, whatever is asked. */
export function Prompt(): JSX.Element {
  const { t, outcome, view } = useTable();
  return (
    <Asking
      class="klau-prompt"
      over={t.gameOver}
      idle={t.headline(view.table.round, view.table.seats)}
      beside={
        <>
          <Asked />
          <Undo class="klau-undo" tone="ghost" />
        </>
      }
    >
      {outcome === null ? <BodyOf /> : <Winners outcome={outcome} />}
    </Asking>
  );
}
