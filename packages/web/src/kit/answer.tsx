import type { ComponentChildren, JSX } from "preact";
import { HeldButton } from "../play/table/held-button.tsx";
import { Icon } from "../ui/icon.tsx";
import type { IconName } from "../ui/icon-names.ts";
import { useAnswer } from "./use-answer.ts";

export interface AnswerProps<Move> {
  /** Null where it cannot be given: pressing then tells why `instead` is refused. */
  readonly move: Move | null;
  readonly instead?: Move;
  readonly isLit?: boolean;
  readonly icon?: IconName;
  readonly children: ComponentChildren;
}

/** One button of a prompt. What is final is held down. */
export function Answer<Move>({ move, instead, isLit = false, icon, children }: AnswerProps<Move>): JSX.Element {
  const { weight, isSent, press } = useAnswer(move, instead);
  if (weight === "final") {
    return (
      <HeldButton onHeld={(near) => press(near, true)} onPress={(near) => press(near)}>
        {children}
      </HeldButton>
    );
  }
  const tone = isLit && move !== null ? "lit" : "plain";
  return (
    <button
      type="button"
      class={`ui-button ui-button-big ${tone === "lit" ? "ui-button-lit" : ""}`}
      data-part="answer"
      data-tone={tone}
      data-weight={weight}
      aria-disabled={move === null}
      data-sent={isSent}
      onClick={({ currentTarget }) => press(currentTarget)}
    >
      {icon !== undefined && <Icon name={icon} />}
      <span>{children}</span>
    </button>
  );
}
