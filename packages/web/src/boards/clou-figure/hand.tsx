import type { Reader, View } from "@safehouse/games/clou/board";
import type { JSX } from "preact";
import { Tile } from "../clou/tile.tsx";
import { DieFace } from "../clou/tray/die.tsx";

/** The dice, those used struck out, and the symbols that wait to be used. */
export function Hand({ reader, view }: { readonly reader: Reader; readonly view: View }): JSX.Element {
  const { dice, queue } = reader.readNight(view);
  const { left, whites } = reader.readHand(view, view.seat ?? 0);
  const symbols = [...queue, ...whites];
  return (
    <div class="clou-figure-hand">
      {dice.map((face, i) => (
        // Three dice in their order.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={i} class="clou-figure-die" data-used={((left >> i) & 1) === 0}>
          <DieFace face={face} />
        </span>
      ))}
      {symbols.length > 0 && (
        <span class="clou-figure-symbols">
          {symbols.map((gift, i) => (
            // Equal symbols are equal.
            // oxlint-disable-next-line react/no-array-index-key
            <Tile key={i} gift={gift} />
          ))}
        </span>
      )}
    </div>
  );
}
