import type { ComponentChildren, JSX } from "preact";
import { useId } from "preact/hooks";
import "./dialog.css";
import "./sheet.css";
import { useText } from "../text/texts.ts";
import { IconButton } from "./icon-button.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";
import { useModal } from "./use-modal.ts";

export interface SheetProps {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** Log, rules, chat: from below on a phone, from the right on a wide screen. */
export function Sheet({ open, title, onClose, children }: SheetProps): JSX.Element {
  const t = useText({ en, de });
  const { ref, handlers } = useModal(open, onClose);
  const id = useId();
  return (
    <dialog ref={ref} class="ui-sheet" aria-labelledby={id} {...handlers}>
      {open && (
        <div class="ui-sheet-paper">
          <header class="ui-dialog-head">
            <h2 id={id}>{title}</h2>
            <IconButton icon="close" label={t.close} onClick={onClose} />
          </header>
          {/* It scrolls, so the keyboard must be able to get hold of it. */}
          <div class="ui-sheet-body" tabIndex={0} role="group" aria-labelledby={id}>
            {children}
          </div>
        </div>
      )}
    </dialog>
  );
}
