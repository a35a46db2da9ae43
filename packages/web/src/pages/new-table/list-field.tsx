import type { JSX } from "preact";
import { useText } from "../../text/texts.ts";
import { Fold } from "./fold.tsx";
import type { OptionField } from "./option-fields.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

interface ListFieldProps {
  readonly field: OptionField;
  readonly most: number;
  readonly value: readonly number[];
  readonly problem: string | null;
  readonly onChange: (value: readonly number[]) => void;
}

/** Several of many, folded away until somebody wants to choose. */
export function ListField({ field, most, value, problem, onChange }: ListFieldProps): JSX.Element {
  const t = useText({ en, de });
  const { label, help, choices } = field;
  const toggle = (number: number): void =>
    onChange(value.includes(number) ? value.filter((each) => each !== number) : [...value, number]);
  return (
    <Fold
      title={<span>{label}</span>}
      brief={value.length === 0 ? t.listUsual : t.listChosen(value.length, most)}
      isUrgent={problem !== null}
    >
      <fieldset class="new-list">
        <legend class="vh">{label}</legend>
        <p class="muted">{help}</p>
        <ul>
          {choices.map((choice) => {
            const number = Number(choice.value);
            const isChosen = value.includes(number);
            return (
              <li key={choice.value}>
                <label>
                  <input
                    type="checkbox"
                    checked={isChosen}
                    disabled={!isChosen && value.length >= most}
                    onChange={() => toggle(number)}
                  />
                  <b>{number}</b>
                  {choice.label !== choice.value && <span>{choice.label}</span>}
                </label>
              </li>
            );
          })}
        </ul>
      </fieldset>
      {problem !== null && (
        <p class="ui-field-error" data-part="field-error" role="status">
          {problem}
        </p>
      )}
    </Fold>
  );
}
