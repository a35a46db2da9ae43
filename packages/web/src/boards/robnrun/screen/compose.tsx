import { blanksOf, type HintMove } from "@safehouse/games/robnrun/board";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import "./compose.css";
import { Icon } from "../../../ui/icon.tsx";
import { RuleTag } from "../../../ui/rule-tag.tsx";
import { useTable } from "../context.ts";
import { type Filling, HintWords } from "../hint-words.tsx";
import { type Draft, filledIn } from "../logic/draft.ts";
import { SeatPicker, ToolPicker } from "./pickers.tsx";

const SECRET_HINT = 9;

/** The chosen card as a sentence, and what may be written into its blanks. */
export function Compose(): JSX.Element {
  const { t, draft, question, controls } = useTable();
  const box = useRef<HTMLDivElement>(null);
  const isAsked = question?.decision.kind === "hint" && question.moves.length > 0;
  // On a small screen the cards to choose from, and then the blanks, may lie below the edge.
  useEffect(() => box.current?.scrollIntoView({ block: "nearest" }), [draft?.hint, isAsked]);
  if (!isAsked) return <></>;
  if (draft === null) {
    return (
      <div ref={box} class="rob-compose">
        <p class="rob-compose-note">{t.pickHint}</p>
      </div>
    );
  }
  const blanks = blanksOf(draft.hint);
  return (
    <div ref={box} class="rob-compose">
      <p class="rob-compose-sentence rob-hint-words" aria-live="polite">
        <HintWords filling={fillingSoFar(controls.hints.get(draft.hint) ?? [], draft)} />
      </p>
      {blanks.seats > 0 && <SeatPicker draft={draft} most={blanks.seats} />}
      {blanks.tools > 0 && <ToolPicker draft={draft} most={blanks.tools} />}
      <Note draft={draft} />
    </div>
  );
}

function Note({ draft }: { draft: Draft }): JSX.Element {
  const { t } = useTable();
  const { tools, seats, number } = blanksOf(draft.hint);
  const words = draft.hint === SECRET_HINT ? t.secretNote : number ? t.writesItself : t.lieNote;
  if (tools + seats === 0 && !number) return <></>;
  return (
    <p class="rob-compose-note">
      <Icon name="info" />
      <span>{words}</span>
      <RuleTag game="robnrun" rule="R-8.3" />
    </p>
  );
}

/** What the draft says so far; a number as soon as only one way is left. */
function fillingSoFar(ways: readonly HintMove[], draft: Draft): Filling {
  const done = filledIn(ways, draft);
  const [tool = null, second = null] = draft.tools;
  const [seat = null, partner = null] = draft.seats;
  return { hint: draft.hint, tool, second, number: done?.number ?? null, seat, partner, seats: [] };
}
