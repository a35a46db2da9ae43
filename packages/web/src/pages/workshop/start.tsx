import type { JSX } from "preact";
import "./bench.css";
import { Icon } from "../../ui/icon.tsx";
import type { IconName } from "../../ui/icon-names.ts";

interface StartProps {
  readonly icon: IconName;
  readonly name: string;
  readonly line: string;
  onClick(): void;
}

/** One thing to begin with on the bench: nothing, or what the house has made. */
export function Start({ icon, name, line, onClick }: StartProps): JSX.Element {
  return (
    <button type="button" class="work-start" onClick={onClick}>
      <Icon name={icon} />
      <span>
        <b>{name}</b>
        <small>{line}</small>
      </span>
      <Icon name="forward" />
    </button>
  );
}
