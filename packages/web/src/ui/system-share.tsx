import type { JSX } from "preact";
import { Button } from "./button.tsx";

export interface SystemShareProps {
  readonly label: string;
  readonly what: ShareData;
}

/** Only where the device has something to share with. */
export function SystemShare({ label, what }: SystemShareProps): JSX.Element | null {
  if (typeof navigator.share !== "function") return null;
  // Closing the sheet without a choice is no failure.
  const share = (): void => void navigator.share(what).catch(() => {});
  return (
    <Button icon="share" onClick={share}>
      {label}
    </Button>
  );
}
