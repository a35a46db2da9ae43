import type { ComponentChildren, JSX } from "preact";
import { useEffect } from "preact/hooks";
import "./table-message.css";
import { useFullScreen } from "../../app/full-screen.ts";
import { Link } from "../../app/link.tsx";
import { setTitle } from "../../app/title.ts";
import { Icon } from "../../ui/icon.tsx";

export interface TableMessageProps {
  readonly title: string;
  readonly text?: string;
  /** Buttons. */
  readonly children?: ComponentChildren;
}

/** Where a table would be, but there is none, or not yet: it fills the screen as the table does, with the mark as the only way home. */
export function TableMessage({ title, text, children }: TableMessageProps): JSX.Element {
  useFullScreen();
  useEffect(() => setTitle(title), [title]);
  return (
    <div class="table-message">
      <Link class="table-message-mark" href="/">
        <Icon name="mark" />
        Safehouse
      </Link>
      <div class="table-message-paper" role="status">
        <h1>{title}</h1>
        {text !== undefined && <p>{text}</p>}
        {children !== undefined && <div class="table-message-actions">{children}</div>}
      </div>
    </div>
  );
}
