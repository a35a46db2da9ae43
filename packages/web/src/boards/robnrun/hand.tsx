import { NAMES } from "@safehouse/games/robnrun/board";
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import "./hand.css";
import { useRoving } from "../../ui/roving.ts";
import { ToolCard } from "./cards/tool-card.tsx";
import { useTable } from "./context.ts";

/** The own tools: a fan in which every card shows enough of itself to be pressed; long hands scroll. */
export function Hand(): JSX.Element {
  const { view, t, name, isYou, letGo } = useTable();
  const list = useRef<HTMLUListElement>(null);
  useRoving(list, { selector: "button", orientation: "horizontal" });
  const { hand, seat } = view;
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === "Escape") letGo();
  };
  return (
    <section class="rob-hand" aria-labelledby="rob-hand-title">
      <h2 class="vh" id="rob-hand-title">
        {seat === null || isYou(seat) ? t.yourHand : t.handOf(name(seat))}: {t.cards(hand.length)}
      </h2>
      <ul ref={list} class="rob-fan" data-many={hand.length > 7} style={{ "--n": hand.length }} onKeyDown={onKey}>
        {hand.map((face, i) => (
          // Equal cards are equal: their place is all that tells them apart.
          // oxlint-disable-next-line react/no-array-index-key
          <HandCard key={`${face}-${i}`} face={face} index={i} />
        ))}
      </ul>
    </section>
  );
}

function HandCard({ face, index }: { face: number; index: number }): JSX.Element {
  const { t, controls, raised, sent, view, cardName, pressCard } = useTable();
  const card = NAMES[face];
  const isRaised = raised?.index === index;
  const isLit = controls.hand.has(card);
  const states = [isLit ? t.canBe : "", isLit && isRaised ? t.raised : ""];
  return (
    // Equal cards are one move: in a long hand they may lie closer together.
    <li data-twin={view.hand[index + 1] === face} style={{ "--i": index - (view.hand.length - 1) / 2 }}>
      <button
        type="button"
        class="rob-hand-card"
        data-part="hand-card"
        data-thing={`card:${card}`}
        aria-label={[cardName(card), ...states].filter(Boolean).join(", ")}
        aria-pressed={isRaised}
        data-lit={isLit}
        data-sent={sent !== null && "card" in sent.move && sent.move.card === card}
        onClick={(event) => pressCard({ index, name: card }, event.currentTarget)}
      >
        <span class="rob-hand-face">
          <ToolCard face={face} />
        </span>
      </button>
    </li>
  );
}
