import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import "./prompt.css";
import { Button } from "../../../ui/button.tsx";
import { useKeptFocus } from "../../../ui/kept-focus.ts";
import { useRoving } from "../../../ui/roving.ts";
import { useTable } from "../context.ts";
import { Answers } from "./answers.tsx";

/** The one sentence that says what is asked, and the buttons that answer it; always at the same place. */
export function Prompt(): JSX.Element {
  const { t, question, undo } = useTable();
  const region = useRef<HTMLElement>(null);
  const body = useRef<HTMLDivElement>(null);
  useRoving(body, { selector: "button" });
  useKeptFocus(region);
  const title = useTitle();
  return (
    <section
      ref={region}
      class="rob-prompt"
      data-part="prompt"
      data-prompt
      tabIndex={-1}
      aria-labelledby="rob-prompt-title"
      data-asks={question !== null && question.moves.length > 0}
    >
      <header>
        <h2 id="rob-prompt-title">{title || t.question}</h2>
        {undo !== null && (
          <Button class="rob-undo" tone="ghost" size="small" icon="undo" onClick={undo}>
            {t.undo}
          </Button>
        )}
      </header>
      <div ref={body} class="rob-prompt-body">
        <Answers />
      </div>
    </section>
  );
}

function useTitle(): string {
  const { t, question, pending, outcome, view, say } = useTable();
  if (outcome !== null) return outcome.type === "shared" ? say({ id: `result.${outcome.result}` }) : "";
  if (question !== null) return question.text;
  const first = pending[0];
  if (first === undefined) return t.headline(view.table.heist, view.table.round);
  return say({ id: `wait.${first.kind}`, args: { seats: pending.map(({ seat }) => seat) } });
}
