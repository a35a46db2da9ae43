import type { JSX } from "preact";
import { useText } from "../text/texts.ts";
import { Button, type ButtonProps } from "../ui/button.tsx";
import { useKit } from "./table.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

/** Takes back the viewer's last move; not there where nothing can be taken back. */
export function Undo(looks: Pick<ButtonProps, "tone" | "size" | "class">): JSX.Element {
  const t = useText({ en, de });
  const { undo } = useKit();
  if (undo === null) return <></>;
  return (
    <Button {...looks} data-part="undo" icon="undo" onClick={undo}>
      {t.undo}
    </Button>
  );
}
