import { priceOf } from "@safehouse/games/robnrun/board";
import type { JSX } from "preact";
import { Answer } from "../../../kit/answer.tsx";
import { Button } from "../../../ui/button.tsx";
import { useTable } from "../context.ts";
import { filledIn } from "../logic/draft.ts";

/** The boss tells the chosen hint, or lets the accomplices begin. */
export function HintAnswers(): JSX.Element {
  const { t, view, draft, controls, say } = useTable();
  const move = draft === null ? null : filledIn(controls.hints.get(draft.hint) ?? [], draft);
  const price = draft === null ? 0 : priceOf(view, draft.hint);
  return (
    <div class="rob-answers rob-answers-two" data-part="answers" data-kind="hint">
      {draft === null ? (
        <Button size="big" disabledWhy={t.pickHint}>
          {t.tell}
        </Button>
      ) : (
        <Answer move={move} instead={{ do: "hint", hint: draft.hint }} isLit>
          {price > 0 ? t.tellFor(price) : t.tell}
        </Answer>
      )}
      <Answer move={controls.release}>{say({ id: "move.release" })}</Answer>
    </div>
  );
}
