import type { TableSeatView, TableView } from "@safehouse/protocol";
import type { JSX } from "preact";
import { useText } from "../../../text/texts.ts";
import { Button } from "../../../ui/button.tsx";
import type { Doings } from "../doings.ts";
import { mayPutOnPaper, mayTakeOffPaper } from "../logic/rights.ts";
import { seatName } from "../seat-words.ts";
import { de as lobbyDe } from "../text/de.ts";
import { en as lobbyEn } from "../text/en.ts";
import { de } from "../text/paper-de.ts";
import { en } from "../text/paper-en.ts";

interface SheetDoingsProps {
  readonly table: TableView;
  readonly doings: Doings;
  readonly seat: TableSeatView;
  readonly hasSheets: boolean;
  onCode(): void;
}

/** While a match runs: a seat goes on paper, as when a phone dies, and comes back. */
export function SheetDoings({ table, doings, seat: there, hasSheets, onCode }: SheetDoingsProps): JSX.Element | null {
  const t = useText({ en, de });
  const name = seatName(there, useText({ en: lobbyEn, de: lobbyDe }));
  const { seat, kind, paper } = there;
  const isOwn = seat === table.you?.seat;
  if (!hasSheets || table.phase !== "playing") return null;
  return (
    <span class="lobby-people-tools">
      {paper !== null && paper.code !== null && there.level === null && (
        <Button size="small" icon="pencil" data-part="sheet-of-seat" onClick={onCode}>
          {t.sheet(name)}
        </Button>
      )}
      {mayPutOnPaper(table, there) && (
        <Button size="small" icon="paper" data-part="put-on-paper" onClick={() => void doings.putOnPaper(seat)}>
          {isOwn ? t.put : t.putFor(name)}
        </Button>
      )}
      {mayTakeOffPaper(table, there) && (
        <Button
          size="small"
          icon={kind === "paper" ? "bot" : "person"}
          data-part="off-paper"
          onClick={() => void doings.takeOffPaper(seat)}
        >
          {kind === "paper" ? t.offFor(name) : t.off}
        </Button>
      )}
    </span>
  );
}
