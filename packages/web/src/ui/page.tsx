import type { ComponentChildren, JSX } from "preact";
import { useEffect } from "preact/hooks";
import "./page.css";
import { setTitle } from "../app/title.ts";

export interface PageProps {
  readonly title: string;
  readonly lead?: ComponentChildren;
  /** Buttons beside the title. */
  readonly actions?: ComponentChildren;
  readonly children: ComponentChildren;
  readonly wide?: boolean;
}

/** The frame of an ordinary page below the house's header. */
export function Page({ title, lead, actions, children, wide = false }: PageProps): JSX.Element {
  useEffect(() => setTitle(title), [title]);
  return (
    <div class={wide ? "ui-page ui-page-wide" : "ui-page"}>
      <header class="ui-page-head">
        <div class="ui-page-title">
          <h1>{title}</h1>
          {lead !== undefined && <p class="ui-page-lead">{lead}</p>}
        </div>
        {actions !== undefined && <div class="ui-page-actions">{actions}</div>}
      </header>
      {children}
    </div>
  );
}
