import type { JSX } from "preact";
import { Tile } from "../../clou/tile.tsx";

/** What a line gives, as tiles. Decoration: the line says it in words. */
export function Gifts({ gives }: { readonly gives: readonly string[] }): JSX.Element {
  return (
    <span class="xmas-gifts" aria-hidden="true">
      {gives.map((gift, i) => (
        // The same symbol can be given twice.
        // oxlint-disable-next-line react/no-array-index-key
        <Tile key={i} gift={gift} />
      ))}
    </span>
  );
}
