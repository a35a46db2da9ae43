import type { Event, Move, View } from "@safehouse/games/klaumau/board";
import { NAMES } from "@safehouse/games/klaumau/board";
import { useMemo, useState } from "preact/hooks";
import { answering } from "../../kit/answering.ts";
import { textIn } from "../../text/texts.ts";
import type { BoardProps } from "../contract.ts";
import type { Raised, Table } from "./context.ts";
import { light, meantByCard, meantBySeat } from "./logic/light.ts";
import { marksOf } from "./logic/marks.ts";
import type { News } from "./logic/news.ts";
import { pressesFor } from "./logic/presses.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

/** Ties what the board gets to what its parts ask for. `onAct` is told the thing that was pressed. */
export function useTableState(
  props: BoardProps<View, Move, Event>,
  { told, final }: Pick<News, "told" | "final">,
  onAct: (near: Element) => void,
): Table {
  const { view, language } = props;
  const [chosen, setChosen] = useState<Raised | null>(null);
  const { listed, ...answers } = answering(props, (near) => {
    setChosen(null);
    onAct(near);
  });
  const { question, act, actSoon, tellWhyNot } = answers;
  const lit = useMemo(() => light(listed), [listed]);
  // A card that has gone, or lies elsewhere in the hand now, is not raised any more.
  const lying = chosen === null ? undefined : view.hand[chosen.index];
  const raised = lying !== undefined && NAMES[lying] === chosen?.name ? chosen : null;

  function pressCard(card: Raised, near: Element): void {
    const isRaised = raised?.index === card.index;
    const meant = question === null || listed.length === 0 ? null : meantByCard(question.decision.kind, card.name);
    const move = lit.hand.get(card.name);
    if (question === null || meant === null) return setChosen(isRaised ? null : card);
    if (move === undefined) {
      setChosen(null);
      return tellWhyNot(meant, near);
    }
    if (isRaised) return act(move, near);
    if (pressesFor(question.decision.kind, move) > 1) return setChosen(card);
    // Cards that go one by one can be taken back anyway.
    if (move.do === "play") actSoon(move, near);
    else act(move, near);
  }

  function pressSeat(seat: number, near: Element): void {
    const move = lit.seats.get(seat);
    if (move !== undefined) return act(move, near);
    const meant = question === null ? null : meantBySeat(question.decision.kind, seat);
    if (meant !== null) tellWhyNot(meant, near);
  }

  return {
    ...props,
    ...answers,
    t: textIn(language, { en, de }),
    lit,
    raised,
    told,
    final,
    marks: useMemo(() => marksOf(props.latest.events), [props.latest]),
    pressCard,
    pressSeat,
    lower: () => setChosen(null),
    cardName: (card) => props.say({ id: "card", args: { card } }),
  };
}
