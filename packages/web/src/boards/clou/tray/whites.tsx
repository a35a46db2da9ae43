import { readGift } from "@safehouse/games/clou/board";
import type { JSX } from "preact";
import { useTable } from "../context.ts";
import { Tile } from "../tile.tsx";

/** White symbols: the owner's own, until the round ends. */
export function Whites({ whites }: { readonly whites: readonly string[] }): JSX.Element {
  const { t, lit, chosen, isAsked, asked, press, names } = useTable();
  const kinds = [...new Set(whites)];
  const mayUse = isAsked && asked.kind === "dice";
  return (
    <span class="clou-whites" role="group" aria-label={t.whites}>
      {kinds.map((white) => {
        const count = whites.filter((each) => each === white).length;
        const isLit = mayUse && lit.whites.has(white);
        const isAny = white.startsWith("any");
        const isPressed = isAny ? chosen.isAny : chosen.adjust === white;
        return (
          <button
            key={white}
            type="button"
            class="clou-white"
            data-part="white"
            data-thing={`symbol:${white}`}
            aria-label={`${labelOf(white, t) ?? names.symbol(white)}${count > 1 ? ` × ${count}` : ""}`}
            aria-pressed={white.startsWith("die") ? undefined : isPressed}
            aria-disabled={!isLit}
            data-lit={isLit}
            data-chosen={isPressed}
            onClick={(event) => press({ on: "white", white }, event.currentTarget)}
          >
            <Tile gift={white} />
            {count > 1 && <small class="num">× {count}</small>}
          </button>
        );
      })}
    </span>
  );
}

function labelOf(white: string, t: ReturnType<typeof useTable>["t"]): string | null {
  const gift = readGift(white);
  if (gift?.kind === "die") return t.addDie(gift.face);
  if (gift?.kind === "adjust") return t.shiftWhite(gift.by);
  return null;
}
