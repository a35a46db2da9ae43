import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import "./prompt.css";
import { Button } from "../../../ui/button.tsx";
import { useKeptFocus } from "../../../ui/kept-focus.ts";
import { useRoving } from "../../../ui/roving.ts";
import { useTable } from "../context.ts";
import { Asked } from "./asked.tsx";
import { BodyOf } from "./body.tsx";
import { Winners } from "./winners.tsx";

/** The one sentence that says what is asked, and what can be answered to it; always at the same place, as high as ever. */
export function Prompt(): JSX.Element {
  const { t, question, outcome, undo } = useTable();
  const region = useRef<HTMLElement>(null);
  const body = useRef<HTMLDivElement>(null);
  useRoving(body, { selector: "button" });
  useKeptFocus(region);
  const title = useTitle();
  return (
    <section
      ref={region}
      class="klau-prompt"
      data-part="prompt"
      data-prompt
      tabIndex={-1}
      aria-labelledby="klau-prompt-title"
      data-asks={question !== null && question.moves.length > 0}
    >
      <header class="klau-prompt-head">
        <h2 id="klau-prompt-title">{title || t.question}</h2>
        <Asked />
        {undo !== null && (
          <Button class="klau-undo" tone="ghost" icon="undo" onClick={undo}>
            {t.undo}
          </Button>
        )}
      </header>
      <div ref={body} class="klau-prompt-body" data-part="prompt-body">
        {outcome === null ? <BodyOf /> : <Winners outcome={outcome} />}
      </div>
    </section>
  );
}

function useTitle(): string {
  const { t, question, pending, outcome, view, say } = useTable();
  if (outcome !== null) return t.gameOver;
  if (question !== null) return question.text;
  const first = pending[0];
  if (first === undefined) return t.headline(view.table.round, view.table.seats);
  return say({ id: `wait.${first.kind}`, args: { seats: pending.map(({ seat }) => seat) } });
}
