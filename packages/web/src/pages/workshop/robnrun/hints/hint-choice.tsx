import { BARRED_FOR_TWO } from "@safehouse/games/robnrun/workshop";
import type { JSX } from "preact";
import { Icon } from "../../../../ui/icon.tsx";
import { useEditing } from "../context.ts";

interface HintChoiceProps {
  readonly hint: number;
  /** What a press does; null where nobody chooses. */
  readonly marking: "six" | "forbidden" | null;
  onPress(): void;
}

/** A hint card: paper if it is in, hatched if it is forbidden. */
export function HintChoice({ hint, marking, onPress }: HintChoiceProps): JSX.Element {
  const { scenario, t, say } = useEditing();
  const state = scenario.six.includes(hint) ? "in" : scenario.forbidden.includes(hint) ? "forbidden" : "out";
  const content = (
    <>
      <span class="rnrw-hint-head">
        <b class="rnrw-hint-number">{hint}</b>
        <b>{say({ id: `hint-name.${hint}` })}</b>
        {state !== "out" && <Icon name={state === "in" ? "check" : "close"} />}
      </span>
      <span>{say({ id: `hint-card.${hint}` })}</span>
      <small>
        {[state === "forbidden" ? t.isForbidden : null, BARRED_FOR_TWO.includes(hint) ? t.notForTwo : null]
          .filter((note) => note !== null)
          .join(" · ")}
      </small>
    </>
  );
  if (marking === null) return <div class="rnrw-hint">{content}</div>;
  return (
    <button
      type="button"
      class="rnrw-hint"
      data-state={state}
      aria-pressed={marking === "six" ? state === "in" : state === "forbidden"}
      onClick={onPress}
    >
      {content}
    </button>
  );
}
