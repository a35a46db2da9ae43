import { NAMES, SAFES } from "@safehouse/games/robnrun/board";
import { found } from "@safehouse/kernel";
import type { JSX } from "preact";
import "./safe-list.css";
import { ToolRow } from "../cards/tool.tsx";
import { useTable } from "../context.ts";
import { facesOf } from "../logic/safes.ts";

/** all 70 safes to look up, where the table plays with the open list. */
export function SafeList(): JSX.Element {
  const { view, t, cardName } = useTable();
  return (
    <div class="rob-safe-list">
      <p>{t.list70Help}</p>
      <ul>
        {SAFES.map((need, safe) => {
          const faces = facesOf(need);
          const isSeen = view.table.gone.includes(safe);
          const words = t.list(faces.map((face) => cardName(found(NAMES[face]))));
          return (
            // A safe is its number.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={safe} data-seen={isSeen}>
              <ToolRow faces={faces} label={isSeen ? `${words}, ${t.seen}` : words} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
