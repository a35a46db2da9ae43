import { readGift } from "@safehouse/games/clou/board";
import type { JSX } from "preact";
import { Tile } from "../../clou/tile.tsx";

/** What a line gives, as tiles; a choice of three is more than one tile can show. Decoration: the line says it in words. */
export function Gifts({ gives, or }: { readonly gives: readonly string[]; readonly or: string }): JSX.Element {
  return (
    <span class="xmas-gifts" aria-hidden="true">
      {gives.map((gift, i) => {
        const read = readGift(gift);
        if (read?.kind !== "colour" || read.colours.length < 3) {
          // The same symbol can be given twice.
          // oxlint-disable-next-line react/no-array-index-key
          return <Tile key={i} gift={gift} />;
        }
        return read.colours.map((colour, k) => (
          <span key={colour}>
            {k > 0 && <i>{or}</i>}
            <Tile gift={colour} />
          </span>
        ));
      })}
    </span>
  );
}
