import type { Event, Move, View } from "@safehouse/games/clou-christmas/board";
import { useMemo } from "preact/hooks";
import { namesFrom } from "../clou/names.ts";
import type { BoardProps } from "../contract.ts";
import type { Desk } from "./context.ts";
import { isListed } from "./logic/boxes.ts";
import type { Words } from "./text/words.ts";

const NO_MOVES: readonly Move[] = [];

/** Why nothing else goes on while this is asked. */
const ORDER_RULES: { readonly [kind: string]: string } = {
  free: "X-1.4",
  team: "X-2.2",
  scout: "X-5.2",
  tune: "X-5.4",
  wages: "X-2.5",
};

/** Ties what the board gets to what the parts of the book ask for. */
export function useDeskState(props: BoardProps<View, Move, Event>, t: Words): Desk {
  const { view, sent } = props;
  const question = props.questions[0] ?? null;
  const listed = question?.moves ?? NO_MOVES;

  /** It is not the moment: whose it is, and the rule that says so. */
  function sayWhoIsAsked(near: Element): void {
    const [first] = props.pending;
    if (first === undefined) return;
    const seats = props.pending.map(({ seat }) => seat);
    props.refuse({ rule: ORDER_RULES[first.kind] ?? "X-2", why: { id: `wait.${first.kind}`, args: { seats } } }, near);
  }

  return {
    ...props,
    t,
    names: useMemo(() => namesFrom(props.say), [props.say]),
    question,
    moves: sent === null ? listed : NO_MOVES,
    mayPress: view.seat !== null && props.outcome === null && !props.isReplay,
    answer(move, near) {
      if (sent !== null) return;
      if (question === null || listed.length === 0) return sayWhoIsAsked(near);
      if (isListed(listed, move)) return props.submit(question.decision.id, move, near);
      const refusal = props.explain(question.decision.id, move);
      if (refusal !== null) props.refuse(refusal, near);
    },
  };
}
