import type { JSX } from "preact";
import { useId, useRef } from "preact/hooks";
import "./menu.css";
import { Link } from "../app/link.tsx";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-names.ts";
import { useRoving } from "./roving.ts";

export interface MenuItem {
  readonly label: string;
  readonly icon?: IconName;
  readonly onSelect?: () => void;
  readonly href?: string;
  readonly danger?: boolean;
}

export interface MenuProps {
  readonly label: string;
  readonly icon?: IconName;
  readonly items: readonly MenuItem[];
}

/** A button that opens a list of things to do. The browser's popover closes it on Escape and on a press elsewhere. */
export function Menu({ label, icon = "menu", items }: MenuProps): JSX.Element {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useRoving(list, { selector: "[role=menuitem]", orientation: "vertical" });

  const onToggle = (event: Event): void => {
    if ((event as ToggleEvent).newState !== "open" || list.current === null || button.current === null) return;
    place(list.current, button.current.getBoundingClientRect());
    list.current.querySelector<HTMLElement>("[role=menuitem]")?.focus();
  };
  const select = (item: MenuItem): void => {
    list.current?.hidePopover();
    item.onSelect?.();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        class="ui-icon-button"
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        popovertarget={id}
      >
        <Icon name={icon} />
      </button>
      <div ref={list} id={id} popover="auto" role="menu" aria-label={label} class="ui-menu" onToggle={onToggle}>
        {items.map((item) => (
          <MenuEntry key={item.label} item={item} onSelect={() => select(item)} />
        ))}
      </div>
    </>
  );
}

function MenuEntry({ item, onSelect }: { readonly item: MenuItem; readonly onSelect: () => void }): JSX.Element {
  const looks = {
    role: "menuitem" as const,
    class: item.danger === true ? "ui-menu-item ui-menu-danger" : "ui-menu-item",
  };
  const content = (
    <>
      {item.icon !== undefined && <Icon name={item.icon} />}
      <span>{item.label}</span>
    </>
  );
  return item.href === undefined ? (
    <button type="button" {...looks} onClick={onSelect}>
      {content}
    </button>
  ) : (
    <Link {...looks} href={item.href} onClick={onSelect}>
      {content}
    </Link>
  );
}

/** Below the button and inside the screen; above it where there is no room. */
function place(list: HTMLElement, { left, right, top, bottom }: DOMRect): void {
  const { offsetWidth: width, offsetHeight: height } = list;
  const gap = 6;
  const x = left + width + gap > innerWidth ? right - width : left;
  const y = bottom + height + gap > innerHeight && top - height - gap > 0 ? top - height - gap : bottom + gap;
  list.style.left = `${Math.max(gap, x)}px`;
  list.style.top = `${y}px`;
}
