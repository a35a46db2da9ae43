import { handPoints, NAMES } from "@safehouse/games/klaumau/board";
import { found } from "@safehouse/kernel";
import type { JSX } from "preact";
import { Hand as Fan, HandCard } from "../../kit/hand.tsx";
import { CardFace } from "./cards/face.tsx";
import { useTable } from "./context.ts";
import { chosenPlaces } from "./logic/hand.ts";
import { meantByCard } from "./logic/light.ts";
import { pressesFor } from "./logic/presses.ts";
import "./hand.css";

/** The own hand. */
export function Hand(): JSX.Element {
  const { view, t, question, lower, name, isYou } = useTable();
  const { hand, seat } = view;
  const isAsked = question !== null && question.moves.length > 0 && meantByCard(question.decision.kind, "") !== null;
  const chosen = chosenPlaces(hand, view.chosen);
  const whose = seat === null || isYou(seat) ? t.yourHand : t.handOf(name(seat));
  return (
    <Fan
      class="klau-hand"
      title={`${whose}: ${t.cards(hand.length)}`}
      count={hand.length}
      spot={`seat-${seat}`}
      letGo={lower}
    >
      {hand.map((face, i) => (
        // Equal cards are equal: their place is all that tells them apart.
        // oxlint-disable-next-line react/no-array-index-key
        <OwnCard key={`${face}-${i}`} card={found(NAMES[face])} index={i} isAsked={isAsked} isChosen={chosen.has(i)} />
      ))}
    </Fan>
  );
}

interface OwnCardProps {
  readonly card: string;
  readonly index: number;
  /** The question is about cards of the hand. */
  readonly isAsked: boolean;
  readonly isChosen: boolean;
}

function OwnCard({ card, index, isAsked, isChosen }: OwnCardProps): JSX.Element {
  const { t, lit, raised, view, question, cardName, pressCard } = useTable();
  const isRaised = raised?.index === index;
  const move = isAsked && !isChosen ? lit.hand.get(card) : undefined;
  const isLit = move !== undefined;
  const isAtOnce = isLit && question !== null && pressesFor(question.decision.kind, move) === 1;
  const isUnlit = isAsked && !isLit && !isChosen;
  const states = [
    isChosen ? t.chosen : "",
    isLit ? t.playable : "",
    isUnlit ? t.notPlayable : "",
    isLit && isRaised ? t.raised : "",
  ];
  const points = found(handPoints(view.table)[found(view.hand[index])]);
  return (
    <HandCard
      thing={`card:${card}`}
      label={[t.card(cardName(card), points), ...states].filter(Boolean).join(", ")}
      count={view.hand.length}
      onPress={(near) => pressCard({ index, name: card }, near)}
      {...{ index, isLit, isAtOnce, isUnlit, isRaised, isChosen }}
    >
      <CardFace name={card} />
    </HandCard>
  );
}
