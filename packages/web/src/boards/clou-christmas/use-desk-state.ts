import type { Event, Move, View } from "@safehouse/games/clou-christmas/board";
import { useMemo } from "preact/hooks";
import { answering } from "../../kit/answering.ts";
import { tellWhoIsAsked } from "../../kit/waiting.ts";
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
  const { listed, ...answers } = answering(props);
  return {
    ...props,
    ...answers,
    t,
    names: useMemo(() => namesFrom(props.say), [props.say]),
    moves: sent === null ? listed : NO_MOVES,
    mayPress: view.seat !== null && props.outcome === null && !props.isReplay,
    answer(move, near) {
      if (sent !== null) return;
      if (listed.length === 0) tellWhoIsAsked(props, (kind) => ORDER_RULES[kind] ?? "X-2", near);
      else if (isListed(listed, move)) answers.act(move, near);
      else answers.tellWhyNot(move, near);
    },
  };
}
