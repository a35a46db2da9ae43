import type { TableView } from "@safehouse/protocol";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { useText } from "../../../text/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Choice } from "../../../ui/choice.tsx";
import type { Doings } from "../doings.ts";
import { de } from "../text/de.ts";
import { en } from "../text/en.ts";

/** The first who wants it opens the next table; the others follow to the seats that are kept for them. */
export function Rematch({ table, doings }: { readonly table: TableView; readonly doings: Doings }): JSX.Element {
  const t = useText({ en, de });
  const [seats, setSeats] = useState<"same" | "rotated">("rotated");
  if (table.rematch !== null) {
    return (
      <div class="lobby-rematch">
        <p role="status">{t.rematchWaits}</p>
        <Button tone="lit" onClick={() => void doings.rematch(seats)}>
          {t.rematchGo}
        </Button>
      </div>
    );
  }
  return (
    <div class="lobby-rematch">
      <Choice
        label={t.rematch}
        isLabelHidden
        layout="row"
        value={seats}
        options={[
          { value: "rotated", label: t.rematchRotated },
          { value: "same", label: t.rematchSame },
        ]}
        onChange={setSeats}
      />
      <Button tone="lit" icon="clockwise" onClick={() => void doings.rematch(seats)}>
        {t.rematch}
      </Button>
    </div>
  );
}
