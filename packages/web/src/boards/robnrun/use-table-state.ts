import { type Event, type Move, NAMES, type View, whyNotTellable } from "@safehouse/games/robnrun/board";
import { useMemo, useState } from "preact/hooks";
import { answering } from "../../kit/answering.ts";
import type { BoardProps } from "../contract.ts";
import type { Raised, Table, Words } from "./context.ts";
import { controlsOf, meantByBuilding, meantByCard } from "./logic/controls.ts";
import { type Draft, emptyDraft, isPossible, meantBy, pressSeat, pressTool } from "./logic/draft.ts";
import type { News } from "./logic/news.ts";
import { pressesFor } from "./logic/presses.ts";

/** Something chosen belongs to the question it was chosen for. */
interface Choice {
  readonly decision: string;
  readonly raised?: Raised;
  readonly marked?: string;
  readonly draft?: Draft;
}

/** Ties what the board gets to what its parts ask for. `onAct` is told the thing that was pressed. */
export function useTableState(
  props: BoardProps<View, Move, Event>,
  t: Words,
  news: Pick<News, "told" | "steps">,
  onAct: (near: Element) => void,
): Table {
  const { view } = props;
  const { listed, ...answers } = answering(props, (near) => {
    letGo();
    onAct(near);
  });
  const { question, act, actSoon, tellWhyNot } = answers;
  const id = question?.decision.id ?? "";
  const controls = useMemo(() => controlsOf(listed), [listed]);
  const [choice, setChoice] = useState<Choice>({ decision: "" });
  const current = choice.decision === id ? choice : { decision: id };
  const raised = current.raised !== undefined && isHeld(view, current.raised) ? current.raised : null;
  const marked = current.marked ?? null;
  const draft = current.draft ?? null;
  const letGo = (): void => setChoice({ decision: id });

  function pressCard(card: Raised, near: Element): void {
    const isRaised = raised?.index === card.index;
    const meant = question === null || listed.length === 0 ? null : meantByCard(question.decision.kind, card.name);
    const move = controls.hand.get(card.name);
    if (meant !== null && move === undefined) return tellWhyNot(meant, near);
    if (move !== undefined && isRaised) return act(move, near);
    setChoice(isRaised ? { decision: id } : { decision: id, raised: card });
  }

  function pressBuilding(building: string, near: Element): void {
    const meant = question === null ? null : meantByBuilding(question.decision.kind, building);
    if (meant === null) return;
    const move = controls.buildings.get(building);
    if (move === undefined) return tellWhyNot(meant, near);
    if (marked === building) return act(move, near);
    if (pressesFor(view, move) === 1) return actSoon(move, near);
    setChoice({ decision: id, marked: building });
  }

  function pressHint(hint: number, near: Element): void {
    if (question?.decision.kind !== "hint") return;
    if (controls.hints.has(hint)) return setChoice({ decision: id, draft: emptyDraft(hint) });
    const refusal = whyNotTellable(view, hint);
    if (refusal !== null) props.refuse(refusal, near);
  }

  function change(next: Draft, near: Element): void {
    const ways = controls.hints.get(next.hint) ?? [];
    if (isPossible(ways, next)) return setChoice({ decision: id, draft: next });
    tellWhyNot(meantBy(ways, next), near);
  }

  return {
    ...props,
    ...answers,
    told: news.told,
    steps: news.steps,
    t,
    controls,
    isBoss: view.seat !== null && view.seat === view.table.boss && view.table.target !== null,
    raised,
    marked,
    draft,
    pressCard,
    pressBuilding,
    pressHint,
    pressTool: (tool, near) => draft !== null && change(pressTool(draft, tool), near),
    pressSeat: (seat, near) => draft !== null && change(pressSeat(draft, seat), near),
    letGo,
    cardName: (card) => props.say({ id: "card", args: { card } }),
    buildingName: (building) => props.say({ id: "building", args: { building } }),
    colourName: (colour) => props.say({ id: `colour.${colour}` }),
    who: (seat) => (props.isYou(seat) ? t.you : props.name(seat)),
  };
}

function isHeld(view: View, { index, name }: Raised): boolean {
  const lying = view.hand[index];
  return lying !== undefined && NAMES[lying] === name;
}
