import type { JSX } from "preact";
import { useId } from "preact/hooks";
import "./switch.css";

export interface SwitchProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly help?: string;
  readonly disabled?: boolean;
}

export function Switch({ label, checked, onChange, help, disabled = false }: SwitchProps): JSX.Element {
  const id = useId();
  return (
    <label class="ui-switch">
      <span class="ui-switch-words">
        <span>{label}</span>
        {help !== undefined && <small id={id}>{help}</small>}
      </span>
      <input
        type="checkbox"
        role="switch"
        checked={checked}
        disabled={disabled}
        aria-label={label}
        aria-describedby={help === undefined ? undefined : id}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
}
