import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { Button } from "../../ui/button.tsx";
import { useRoving } from "../../ui/roving.ts";
import { useTable } from "./context.ts";

export type Drawer = "map" | "notes" | "review" | "list";

/** What can be taken out beside the table: notes, the last heist's review, the list of safes; and how the piles stand. */
export function ToolsRow({ onOpen }: { onOpen: (drawer: Drawer) => void }): JSX.Element {
  const { view, t } = useTable();
  const row = useRef<HTMLDivElement>(null);
  useRoving(row, { selector: "button" });
  const { config, target, review } = view.table;
  return (
    <div ref={row} class="rob-drawers">
      {target !== null && (
        <p class="rob-piles" data-spot="pile">
          {t.piles(view.pile, view.trash)}
        </p>
      )}
      {config.notes && view.seat !== null && target !== null && (
        <Button class="rob-open-notes" size="small" icon="pencil" onClick={() => onOpen("notes")}>
          {t.notes}
        </Button>
      )}
      {config.openList && (
        <Button size="small" icon="safe" onClick={() => onOpen("list")}>
          {t.list70}
        </Button>
      )}
      {review !== null && target !== null && (
        <Button size="small" tone="ghost" icon="magnifier" onClick={() => onOpen("review")}>
          {t.reviewTitle(review.heist)}
        </Button>
      )}
    </div>
  );
}
