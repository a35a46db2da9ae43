import { handPoints, NAMES } from "@safehouse/games/klaumau/board";
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import "./hand.css";
import { useRoving } from "../../ui/roving.ts";
import { CardFace } from "./cards/face.tsx";
import { useTable } from "./context.ts";
import { chosenPlaces, fanOffset } from "./logic/hand.ts";
import { meantByCard } from "./logic/light.ts";

/** The own hand: a fan in which every card shows enough of itself to be pressed; long hands scroll. */
export function Hand(): JSX.Element {
  const { view, t, question, lower, name, isYou } = useTable();
  const list = useRef<HTMLUListElement>(null);
  useRoving(list, { selector: ".klau-hand-card", orientation: "horizontal" });
  const { hand, seat } = view;
  const points = handPoints(view.table);
  const isAsked = question !== null && question.moves.length > 0 && meantByCard(question.decision.kind, "") !== null;
  const chosen = chosenPlaces(hand, view.chosen);
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === "Escape") lower();
  };
  return (
    <section class="klau-hand" data-part="hand" aria-labelledby="klau-hand-title" data-spot={`seat-${seat}`}>
      <h2 class="vh" id="klau-hand-title">
        {seat === null || isYou(seat) ? t.yourHand : t.handOf(name(seat))}: {t.cards(hand.length)}
      </h2>
      <ul
        ref={list}
        class="klau-fan"
        data-many={hand.length > 7}
        data-long={hand.length > 9}
        style={{ "--n": hand.length }}
        onKeyDown={onKey}
      >
        {hand.map((face, i) => (
          <HandCard
            // Equal cards are equal: their place is all that tells them apart.
            // oxlint-disable-next-line react/no-array-index-key
            key={`${face}-${i}`}
            card={NAMES[face]}
            points={points[face]}
            index={i}
            isAsked={isAsked}
            isChosen={chosen.has(i)}
          />
        ))}
      </ul>
    </section>
  );
}

interface HandCardProps {
  readonly card: string;
  readonly points: number;
  readonly index: number;
  /** The question is about cards of the hand. */
  readonly isAsked: boolean;
  readonly isChosen: boolean;
}

function HandCard({ card, points, index, isAsked, isChosen }: HandCardProps): JSX.Element {
  const { t, lit, raised, sent, view, cardName, pressCard } = useTable();
  const isRaised = raised?.index === index;
  const isLit = isAsked && lit.hand.has(card) && !isChosen;
  const isUnlit = isAsked && !isLit && !isChosen;
  const isSent = sent !== null && "card" in sent.move && sent.move.card === card;
  const states = [
    isChosen ? t.chosen : "",
    isLit ? t.playable : "",
    isUnlit ? t.notPlayable : "",
    isLit && isRaised ? t.raised : "",
  ];
  const label = [t.card(cardName(card), points), ...states].filter(Boolean).join(", ");
  const press = (event: MouseEvent): void => {
    if (!isChosen) pressCard({ index, name: card }, event.currentTarget as Element);
  };
  return (
    <li style={{ "--i": fanOffset(index, view.hand.length) }}>
      <button
        type="button"
        class="klau-hand-card"
        data-part="hand-card"
        data-thing={`card:${card}`}
        aria-label={label}
        aria-pressed={isRaised}
        aria-disabled={isUnlit || isChosen}
        data-lit={isLit}
        data-unlit={isUnlit}
        data-chosen={isChosen}
        data-sent={isSent}
        onClick={press}
      >
        <span class="klau-hand-face">
          <CardFace name={card} />
        </span>
      </button>
    </li>
  );
}
