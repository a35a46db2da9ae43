import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";

interface Modal {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly handlers: {
    onCancel(event: Event): void;
    onClick(event: MouseEvent): void;
  };
}

/** Opens and closes a `dialog` as its owner says; Escape and a press beside it ask the owner to close it. */
export function useModal(open: boolean, onClose: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) {
      dialog.close();
      keepFocus();
    }
  }, [open]);
  // A dialog that leaves the page gives the focus back only if it is closed first.
  useEffect(() => {
    const dialog = ref.current;
    return () => dialog?.close();
  }, []);
  return {
    ref,
    handlers: {
      onCancel(event) {
        if (event.target !== ref.current) return;
        event.preventDefault();
        onClose();
      },
      onClick(event) {
        if (event.target === ref.current) onClose();
      },
    },
  };
}

/** What opened the dialog may have gone meanwhile, as toasts do: then the focus goes to what is asked, or to the page. */
function keepFocus(): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>("[data-prompt], main")?.focus({ preventScroll: true });
}
