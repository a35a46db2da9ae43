import type { ComponentChildren, JSX } from "preact";
import { useId } from "preact/hooks";
import "./choice.css";

export interface ChoiceOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly help?: string;
  /** Something beside the words, such as an icon. */
  readonly mark?: ComponentChildren;
}

export interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly options: readonly ChoiceOption<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly help?: string;
  /** The label is only read aloud, where a heading says the same. */
  readonly isLabelHidden?: boolean;
  readonly layout?: "list" | "row";
}

/** One of several: the browser's radio buttons, so arrows walk and choose. */
export function Choice<Value extends string>(props: ChoiceProps<Value>): JSX.Element {
  const { label, options, value, onChange, help, isLabelHidden = false, layout = "list" } = props;
  const name = useId();
  return (
    <fieldset class={`ui-choice ui-choice-${layout}`}>
      <legend class={isLabelHidden ? "vh" : "ui-choice-label"}>{label}</legend>
      {help !== undefined && <p class="ui-choice-help">{help}</p>}
      <div class="ui-choice-options">
        {options.map((option) => (
          <label key={option.value} class="ui-choice-option">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.mark}
            <span class="ui-choice-words">
              <span>{option.label}</span>
              {option.help !== undefined && <small>{option.help}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
