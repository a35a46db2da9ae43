import { NAMES } from "@safehouse/games/robnrun/board";
import { found } from "@safehouse/kernel";
import type { JSX } from "preact";
import { Hand as Fan, HandCard } from "../../kit/hand.tsx";
import { ToolCard } from "./cards/tool-card.tsx";
import { useTable } from "./context.ts";
import "./hand.css";

/** The own tools. */
export function Hand(): JSX.Element {
  const { view, t, name, isYou, letGo } = useTable();
  const { hand, seat } = view;
  const twins = hand.filter((face, i) => hand[i + 1] === face).length;
  const whose = seat === null || isYou(seat) ? t.yourHand : t.handOf(name(seat));
  return (
    <Fan class="rob-hand" title={`${whose}: ${t.cards(hand.length)}`} count={hand.length} twins={twins} letGo={letGo}>
      {hand.map((face, i) => (
        // Equal cards are equal: their place is all that tells them apart.
        // oxlint-disable-next-line react/no-array-index-key
        <OwnTool key={`${face}-${i}`} face={face} index={i} />
      ))}
    </Fan>
  );
}

function OwnTool({ face, index }: { face: number; index: number }): JSX.Element {
  const { t, controls, raised, view, cardName, pressCard } = useTable();
  const card = found(NAMES[face]);
  const isRaised = raised?.index === index;
  const isLit = controls.hand.has(card);
  const states = [isLit ? t.canBe : "", isLit && isRaised ? t.raised : ""];
  return (
    <HandCard
      thing={`card:${card}`}
      label={[cardName(card), ...states].filter(Boolean).join(", ")}
      count={view.hand.length}
      isTwin={view.hand[index + 1] === face}
      onPress={(near) => pressCard({ index, name: card }, near)}
      {...{ index, isLit, isRaised }}
    >
      <ToolCard face={face} />
    </HandCard>
  );
}
