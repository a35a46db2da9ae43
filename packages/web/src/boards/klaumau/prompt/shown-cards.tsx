import { handPoints, NAMES } from "@safehouse/games/klaumau/board";
import type { JSX } from "preact";
import { CardFace } from "../cards/face.tsx";
import { useTable } from "../context.ts";

/** The liar's hand, laid open for the doubter to pick from (K-4.3). */
export function ShownCards(): JSX.Element {
  const { view, t, lit, question, sent, cardName, act, explain, refuse } = useTable();
  const points = handPoints(view.table);
  function press(card: string, near: Element): void {
    const move = lit.shown.get(card);
    if (move !== undefined) return act(move, near);
    const refusal = question && explain(question.decision.id, { do: "force", card });
    if (refusal) refuse(refusal, near);
  }
  return (
    <>
      <ul class="klau-shown" aria-label={t.chooseShown}>
        {view.table.shown.map((face, i) => {
          const card = NAMES[face];
          const isLit = lit.shown.has(card);
          const isSent = sent !== null && "card" in sent.move && sent.move.card === card;
          return (
            // Equal cards are equal: their place is all that tells them apart.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={`${face}-${i}`}>
              <button
                type="button"
                class="klau-hand-card"
                data-part="hand-card"
                data-thing={`shown:${card}`}
                aria-label={`${t.card(cardName(card), points[face])}, ${isLit ? t.playable : t.notPlayable}`}
                aria-disabled={!isLit}
                data-lit={isLit}
                data-unlit={!isLit}
                data-sent={isSent}
                onClick={(event) => press(card, event.currentTarget)}
              >
                <span class="klau-hand-face">
                  <CardFace name={card} />
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
