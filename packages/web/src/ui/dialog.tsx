import type { ComponentChildren, JSX } from "preact";
import { useId } from "preact/hooks";
import "./dialog.css";
import { useText } from "../text/texts.ts";
import { IconButton } from "./icon-button.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";
import { useModal } from "./use-modal.ts";

export interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
  /** For what needs all the room there is. */
  readonly size?: "normal" | "wide";
  readonly children: ComponentChildren;
  /** Buttons at the foot. */
  readonly actions?: ComponentChildren;
}

/** The browser's own dialog: it holds the focus, closes on Escape and gives the focus back to what opened it. */
export function Dialog({ open, title, onClose, size = "normal", children, actions }: DialogProps): JSX.Element {
  const t = useText({ en, de });
  const { ref, handlers } = useModal(open, onClose);
  const id = useId();
  return (
    <dialog ref={ref} class={`ui-dialog ui-dialog-${size}`} aria-labelledby={id} {...handlers}>
      {open && (
        <div class="ui-dialog-paper">
          <header class="ui-dialog-head">
            <h2 id={id}>{title}</h2>
            <IconButton icon="close" label={t.close} onClick={onClose} />
          </header>
          <div class="ui-dialog-body">{children}</div>
          {actions !== undefined && <footer class="ui-dialog-actions">{actions}</footer>}
        </div>
      )}
    </dialog>
  );
}
