import type { Weight } from "@safehouse/kernel";
import type { ComponentChildren, JSX } from "preact";
import "./button.css";
import { Link } from "../app/link.tsx";
import { toast } from "../app/toast.ts";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-names.ts";

export interface ButtonProps {
  readonly tone?: "lit" | "plain" | "ghost" | "danger";
  readonly size?: "normal" | "big" | "small";
  readonly icon?: IconName;
  /** Makes it a link. */
  readonly href?: string;
  /** Why it cannot be pressed now: it looks so, and pressing it tells why. */
  readonly disabledWhy?: string | null | undefined;
  readonly onClick?: (event: MouseEvent) => void;
  readonly type?: "button" | "submit";
  readonly class?: string;
  readonly "data-part"?: string | undefined;
  /** How much hangs on it, where it answers a question. */
  readonly "data-weight"?: Weight;
  readonly pressed?: boolean;
  readonly children: ComponentChildren;
}

export function Button(props: ButtonProps): JSX.Element {
  const { tone = "plain", size = "normal", icon, href, disabledWhy, onClick, type = "button", children } = props;
  const looks = {
    class: `ui-button ui-button-${tone} ui-button-${size} ${props.class ?? ""}`,
    "data-part": props["data-part"],
    "data-tone": tone,
    "data-weight": props["data-weight"],
  };
  const content = (
    <>
      {icon !== undefined && <Icon name={icon} />}
      <span>{children}</span>
    </>
  );
  if (typeof disabledWhy === "string") {
    const tellWhy = (event: MouseEvent): void => {
      event.preventDefault();
      toast({ text: disabledWhy, near: event.currentTarget as Element });
    };
    return (
      <button type="button" {...looks} aria-disabled="true" onClick={tellWhy}>
        {content}
      </button>
    );
  }
  if (href !== undefined) {
    return (
      <Link {...looks} href={href} {...(onClick === undefined ? {} : { onClick })}>
        {content}
      </Link>
    );
  }
  return (
    <button type={type} {...looks} onClick={onClick} aria-pressed={props.pressed}>
      {content}
    </button>
  );
}
