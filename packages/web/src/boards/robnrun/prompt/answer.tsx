import type { Move } from "@safehouse/games/robnrun/board";
import type { ComponentChildren, JSX } from "preact";
import { Icon } from "../../../ui/icon.tsx";
import type { IconName } from "../../../ui/icon-names.ts";
import { useTable } from "../context.ts";

export interface AnswerProps {
  /** Null where it cannot be given: pressing then tells why `instead` is refused. */
  readonly move: Move | null;
  readonly instead?: Move;
  readonly isLit?: boolean;
  readonly icon?: IconName;
  readonly children: ComponentChildren;
}

/** One button of the prompt. */
export function Answer({ move, instead, isLit = false, icon, children }: AnswerProps): JSX.Element {
  const { act, tellWhyNot, sent } = useTable();
  const isSent = sent !== null && move !== null && JSON.stringify(sent.move) === JSON.stringify(move);
  return (
    <button
      type="button"
      class={`ui-button ui-button-big ${isLit && move !== null ? "ui-button-lit" : ""}`}
      data-part="answer"
      data-tone={isLit && move !== null ? "lit" : "plain"}
      aria-disabled={move === null}
      data-sent={isSent}
      onClick={({ currentTarget }) => {
        if (move !== null) act(move, currentTarget);
        else if (instead !== undefined) tellWhyNot(instead, currentTarget);
      }}
    >
      {icon !== undefined && <Icon name={icon} />}
      <span>{children}</span>
    </button>
  );
}
