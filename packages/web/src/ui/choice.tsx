import type { ComponentChildren, JSX } from "preact";
import { useId } from "preact/hooks";
import "./choice.css";

export interface ChoiceOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly help?: string;
  /** Something beside the words, such as an icon. */
  readonly mark?: ComponentChildren;
  /** Neighbours of one group stand together under its name. */
  readonly group?: string;
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
      {grouped(options).map(({ group, members }) => (
        <div
          key={members[0]?.value}
          class="ui-choice-options"
          {...(group !== undefined && { role: "group", "aria-label": group })}
        >
          {group !== undefined && (
            <p class="ui-choice-group" aria-hidden="true">
              {group}
            </p>
          )}
          {members.map((option) => (
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
      ))}
    </fieldset>
  );
}

interface Group<Value extends string> {
  readonly group: string | undefined;
  readonly members: ChoiceOption<Value>[];
}

function grouped<Value extends string>(options: readonly ChoiceOption<Value>[]): Group<Value>[] {
  const groups: Group<Value>[] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last !== undefined && last.group === option.group) last.members.push(option);
    else groups.push({ group: option.group, members: [option] });
  }
  return groups;
}
