import type { Event, Move, View } from "@safehouse/games/klaumau/board";
import { NAMES } from "@safehouse/games/klaumau/board";
import { useMemo, useState } from "preact/hooks";
import { textIn } from "../../text/texts.ts";
import type { BoardProps } from "../contract.ts";
import type { Raised, Table } from "./context.ts";
import { isSeries, light, meantByCard, meantBySeat } from "./logic/light.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

const NO_MOVES: readonly Move[] = [];

/** Ties what the board gets to what its parts ask for. `onAct` is told the thing that was pressed. */
export function useTableState(
  props: BoardProps<View, Move, Event>,
  told: readonly Event[],
  onAct: (near: Element) => void,
): Table {
  const { view, sent, language } = props;
  const question = props.questions[0] ?? null;
  const moves = question?.moves ?? NO_MOVES;
  const lit = useMemo(() => light(moves), [moves]);
  const [chosen, setChosen] = useState<Raised | null>(null);
  // A card that has gone, or lies elsewhere in the hand now, is not raised any more.
  const raised = chosen !== null && NAMES[view.hand[chosen.index]] === chosen.name ? chosen : null;

  function act(move: Move, near: Element): void {
    if (question === null || sent !== null) return;
    setChosen(null);
    onAct(near);
    props.submit(question.decision.id, move, near);
  }

  function say(refused: Move | null, near: Element): void {
    if (question === null || refused === null) return;
    const refusal = props.explain(question.decision.id, refused);
    if (refusal) props.refuse(refusal, near);
  }

  function pressCard(card: Raised, near: Element): void {
    const isRaised = raised?.index === card.index;
    const meant = question === null || moves.length === 0 ? null : meantByCard(question.decision.kind, card.name);
    const move = lit.hand.get(card.name);
    if (question === null || meant === null) return setChosen(isRaised ? null : card);
    if (move === undefined) {
      setChosen(null);
      return say(meant, near);
    }
    if (isRaised || isSeries(question.decision.kind)) return act(move, near);
    setChosen(card);
  }

  function pressSeat(seat: number, near: Element): void {
    const move = lit.seats.get(seat);
    if (move !== undefined) return act(move, near);
    if (question !== null) say(meantBySeat(question.decision.kind, seat), near);
  }

  return {
    ...props,
    t: textIn(language, { en, de }),
    question,
    lit,
    raised,
    told,
    pressCard,
    pressSeat,
    lower: () => setChosen(null),
    act,
    cardName: (card) => props.say({ id: "card", args: { card } }),
  };
}
