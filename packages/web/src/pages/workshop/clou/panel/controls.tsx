import type { JSX } from "preact";

interface NumberInputProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  onChange(value: number): void;
}

/** A small number. What lies outside of the range is taken as its end. */
export function NumberInput({ label, value, min, max, onChange }: NumberInputProps): JSX.Element {
  return (
    <label class="clw-number">
      <span>{label}</span>
      <input
        type="number"
        inputMode="numeric"
        value={value}
        min={min}
        max={max}
        onChange={({ currentTarget }) => {
          const wanted = Math.round(Number(currentTarget.value));
          const taken = Number.isFinite(wanted) ? Math.max(min, Math.min(wanted, max)) : value;
          currentTarget.value = String(taken);
          if (taken !== value) onChange(taken);
        }}
      />
    </label>
  );
}

interface PickProps<Value extends string> {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  onChange(value: Value): void;
}

/** One of several words. A value that is not among them is shown all the same. */
export function Pick<Value extends string>(props: PickProps<Value>): JSX.Element {
  const { label, isLabelHidden = false, value, options, onChange } = props;
  const all = options.some((option) => option.value === value) ? options : [{ value, label: value }, ...options];
  return (
    <label class="clw-pick work-select">
      <span class={isLabelHidden ? "vh" : ""}>{label}</span>
      <select
        value={value}
        onChange={({ currentTarget }) => {
          const chosen = all[currentTarget.selectedIndex];
          if (chosen !== undefined) onChange(chosen.value);
        }}
      >
        {all.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}

interface TicksProps {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly chosen: readonly string[];
  onChange(chosen: readonly string[]): void;
}

/** Any of several, in the order of the list. */
export function Ticks({ label, options, chosen, onChange }: TicksProps): JSX.Element {
  return (
    <fieldset class="clw-ticks">
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="checkbox"
            checked={chosen.includes(option.value)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(
                options
                  .map(({ value }) => value)
                  .filter((value) => (value === option.value ? checked : chosen.includes(value))),
              )
            }
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
