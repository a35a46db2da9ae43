import type { JSX } from "preact";
import "./icon-button.css";
import { Link } from "../app/link.tsx";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-names.ts";

export interface IconButtonProps {
  readonly icon: IconName;
  /** What it does: read aloud, and shown while the pointer rests on it. */
  readonly label: string;
  readonly onClick?: (event: MouseEvent) => void;
  readonly href?: string;
  readonly pressed?: boolean;
  readonly badge?: number;
  readonly class?: string;
}

export function IconButton({
  icon,
  label,
  onClick,
  href,
  pressed,
  badge = 0,
  class: extra = "",
}: IconButtonProps): JSX.Element {
  const content = (
    <>
      <Icon name={icon} />
      {badge > 0 && <span class="ui-icon-button-badge">{badge}</span>}
    </>
  );
  const looks = { class: `ui-icon-button ${extra}`, "aria-label": label, title: label };
  if (href !== undefined) {
    return (
      <Link {...looks} href={href} {...(onClick === undefined ? {} : { onClick })}>
        {content}
      </Link>
    );
  }
  return (
    <button type="button" {...looks} onClick={onClick} aria-pressed={pressed}>
      {content}
    </button>
  );
}
