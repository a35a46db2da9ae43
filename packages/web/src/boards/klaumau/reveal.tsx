import type { JSX } from "preact";
import "./reveal.css";
import { IconButton } from "../../ui/icon-button.tsx";
import { CardFace } from "./cards/face.tsx";
import { useTable } from "./context.ts";
import type { ShownHand } from "./logic/table-talk.ts";

/** A hand laid open by a doubt, for everybody to look at (K-4.5): long enough to read it, or until it is put away. */
export function Reveal({ shown, onClose }: { shown: ShownHand; onClose: () => void }): JSX.Element {
  const { t, name, isYou, cardName } = useTable();
  return (
    <section class="klau-reveal" aria-labelledby="klau-reveal-title">
      <header>
        <h2 id="klau-reveal-title">
          {isYou(shown.seat) ? t.youShow : t.shows(name(shown.seat))}{" "}
          <em data-lie={shown.wasLie}>{shown.wasLie ? t.wasLie : t.wasTruth}</em>
        </h2>
        <IconButton icon="close" label={t.close} onClick={onClose} />
      </header>
      <OpenCards cards={shown.cards} label={t.cardList(shown.cards.map(cardName))} />
    </section>
  );
}

/** A row of small open cards that is one picture to a screen reader. */
export function OpenCards({
  cards,
  label,
  cancelled,
}: {
  cards: readonly string[];
  label: string;
  cancelled?: (card: string) => boolean;
}): JSX.Element {
  return (
    <span class="klau-open-cards" role="img" aria-label={label} style={{ "--n": cards.length }}>
      {cards.map((card, i) => (
        // Equal cards are equal: their place is all that tells them apart.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={`${card}-${i}`} class="klau-open-card" data-cancelled={cancelled?.(card) ?? false}>
          <CardFace name={card} />
        </span>
      ))}
    </span>
  );
}
