import type { ComponentChildren, JSX } from "preact";
import "./notice.css";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-names.ts";

export interface NoticeProps {
  readonly tone: "info" | "warning" | "danger" | "ok";
  readonly children: ComponentChildren;
}

const ICONS: { readonly [tone in NoticeProps["tone"]]: IconName } = {
  info: "info",
  warning: "warning",
  danger: "warning",
  ok: "check",
};

/** Something to know on this page, for as long as it holds. */
export function Notice({ tone, children }: NoticeProps): JSX.Element {
  return (
    <div class={`ui-notice ui-notice-${tone}`} data-part="notice" role={tone === "danger" ? "alert" : "status"}>
      <Icon name={ICONS[tone]} />
      <div>{children}</div>
    </div>
  );
}
