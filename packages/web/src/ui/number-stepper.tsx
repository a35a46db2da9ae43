import type { JSX } from "preact";
import { useId } from "preact/hooks";
import "./number-stepper.css";
import { useText } from "../text/texts.ts";
import { Icon } from "./icon.tsx";
import { steppedBy } from "./stepping.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

export interface NumberStepperProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
  readonly help?: string;
}

/** A small number. One tab stop: arrows, Home and End change it; the two buttons are for the pointer. */
export function NumberStepper({ label, value, min, max, onChange, help }: NumberStepperProps): JSX.Element {
  const t = useText({ en, de });
  const id = useId();
  const set = (next: number): void => {
    if (next >= min && next <= max && next !== value) onChange(next);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = steppedBy(event.key, value, min, max);
    if (next === null) return;
    event.preventDefault();
    set(next);
  };
  const button = (by: 1 | -1): JSX.Element => (
    <button
      type="button"
      tabIndex={-1}
      aria-label={by === 1 ? t.more : t.fewer}
      disabled={by === 1 ? value >= max : value <= min}
      onClick={() => set(value + by)}
    >
      <Icon name={by === 1 ? "plus" : "minus"} />
    </button>
  );
  return (
    <div class="ui-stepper">
      <span class="ui-stepper-words">
        <span id={id}>{label}</span>
        {help !== undefined && <small>{help}</small>}
      </span>
      <span class="ui-stepper-box">
        {button(-1)}
        <span
          role="spinbutton"
          tabIndex={0}
          aria-labelledby={id}
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          onKeyDown={onKeyDown}
        >
          {value}
        </span>
        {button(1)}
      </span>
    </div>
  );
}
