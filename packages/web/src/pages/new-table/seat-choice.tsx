import type { JSX } from "preact";
import { faceIn } from "../../shelf/face.ts";
import { useText } from "../../text/texts.ts";
import type { OptionField } from "./option-fields.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

interface SeatChoiceProps {
  readonly game: string;
  readonly field: OptionField;
  readonly value: string;
  readonly isWrong?: boolean;
  readonly onChange: (value: string) => void;
}

/** An option that is about one seat. */
export function SeatChoice({ game, field, value, isWrong = false, onChange }: SeatChoiceProps): JSX.Element {
  const t = useText({ en, de });
  const face = faceIn(game, value);
  return (
    <span class="new-choice">
      {face !== null && (
        <svg class="new-face" viewBox="0 0 100 120" aria-hidden="true">
          <use href={face} />
        </svg>
      )}
      <select
        class="new-select"
        aria-label={t.atSeat(field.label, (field.seat ?? 0) + 1)}
        aria-invalid={isWrong}
        value={value}
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          // Shown is what was taken: that may be refused.
          event.currentTarget.value = value;
          onChange(chosen);
        }}
      >
        {field.choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </span>
  );
}
