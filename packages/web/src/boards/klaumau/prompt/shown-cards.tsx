import { handPoints, NAMES } from "@safehouse/games/klaumau/board";
import { found } from "@safehouse/kernel";
import type { JSX } from "preact";
import { HandCard } from "../../../kit/hand.tsx";
import { CardFace } from "../cards/face.tsx";
import { useTable } from "../context.ts";

/** The liar's hand, laid open for the doubter to pick from (K-4.3). */
export function ShownCards(): JSX.Element {
  const { view, t, lit, cardName, act, tellWhyNot } = useTable();
  const points = handPoints(view.table);
  function press(card: string, near: Element): void {
    const move = lit.shown.get(card);
    if (move !== undefined) act(move, near);
    else tellWhyNot({ do: "force", card }, near);
  }
  return (
    <ul class="klau-shown" aria-label={t.chooseShown}>
      {view.table.shown.map((face, i) => {
        const card = found(NAMES[face]);
        const isLit = lit.shown.has(card);
        return (
          <HandCard
            // Equal cards are equal: their place is all that tells them apart.
            // oxlint-disable-next-line react/no-array-index-key
            key={`${face}-${i}`}
            thing={`shown:${card}`}
            label={`${t.card(cardName(card), found(points[face]))}, ${isLit ? t.playable : t.notPlayable}`}
            index={i}
            count={view.table.shown.length}
            isLit={isLit}
            isUnlit={!isLit}
            onPress={(near) => press(card, near)}
          >
            <CardFace name={card} />
          </HandCard>
        );
      })}
    </ul>
  );
}
