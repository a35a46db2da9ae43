import { type Event, type Move, notActive, type Thing, type View } from "@safehouse/games/clou/board";
import { useMemo, useState } from "preact/hooks";
import type { BoardProps } from "../contract.ts";
import type { Aim, Table } from "./context.ts";
import type { Kit } from "./kit.ts";
import { chainOf, type Link } from "./logic/chain.ts";
import { aimedMove, type Asked, facesOf, movesOf, NOTHING, sameFaces, stillChosen } from "./logic/chosen.ts";
import { light } from "./logic/lit.ts";
import type { News } from "./logic/news.ts";
import { press, type Press } from "./logic/press.ts";
import { namesFrom } from "./names.ts";
import type { Words } from "./text/use-words.ts";
import { useShown } from "./use-shown.ts";

const NO_MOVES: readonly Move[] = [];

/** Why nothing else goes on while this is asked. */
const ORDER_RULES: { readonly [kind: string]: string } = {
  dice: "C-3.4",
  number: "C-3.3",
  settle: "C-3.3",
  offer: "X-6.5",
  leave: "C-2.4",
  flee: "C-7.3",
  driver: "C-7.3",
  drive: "C-7.3",
};

/** Places, dice and white symbols are for using dice and crossing symbols; a vote is answered in the tray. */
function isAbout({ on }: Press, kind: string | null): boolean {
  return on === "answer" || kind === "dice" || kind === "settle" || kind === "number";
}

/** Ties what the board gets to what its parts ask for. */
export function useTableState(kit: Kit, props: BoardProps<View, Move, Event>, t: Words, news: News): Table {
  const { reader, game } = kit;
  const { view, sent } = props;
  const question = props.questions[0] ?? null;
  const moves = question?.moves ?? NO_MOVES;
  const night = useMemo(() => reader.readNight(view), [view]);
  const hands = useMemo(() => Array.from({ length: view.seats }, (_, seat) => reader.readHand(view, seat)), [view]);
  const cells = useMemo(() => (view.seat === null ? [] : reader.readCells(view, view.seat)), [view]);
  const things = useMemo(() => reader.readThings(view), [view]);
  const asked: Asked = {
    kind: question?.decision.kind ?? null,
    moves,
    dice: night.dice,
    left: view.seat === null ? 0 : hands[view.seat].left,
    queue: night.queue,
  };
  const [picked, setPicked] = useState(NOTHING);
  const chosen = stillChosen(asked, picked);
  const lit = useMemo(() => light(asked, chosen), [moves, JSON.stringify(chosen)]);
  const { shown, show } = useShown(kit, view, cells, asked, lit, news);

  /** Everything that would follow, or nothing if nobody can tell. */
  function foreseeMove(move: Move): { readonly after: View | null; readonly chain: readonly Link[] } {
    const after = question === null || sent !== null ? null : props.preview(question.decision.id, move);
    return { after, chain: after === null || view.seat === null ? [] : chainOf(reader, view, after, view.seat) };
  }
  const aimed = aimedMove(asked, chosen);
  const aim = useMemo((): Aim | null => {
    if (chosen.at === null) return null;
    return { at: chosen.at, move: aimed, ...(aimed === null ? { after: null, chain: [] } : foreseeMove(aimed)) };
  }, [view, sent, JSON.stringify(aimed), chosen.at]);

  /** It is not the moment: whose it is, and the rule that says so. */
  function sayWhoIsAsked(near: Element): void {
    const [first] = props.pending;
    if (first === undefined) return;
    const seats = props.pending.map(({ seat }) => seat);
    props.refuse({ rule: ORDER_RULES[first.kind] ?? "C-2", why: { id: `wait.${first.kind}`, args: { seats } } }, near);
  }

  function refuse(refused: Move, near: Element): void {
    if (question === null || view.seat === null) return;
    const refusal = props.explain(question.decision.id, refused);
    if (refusal !== null) props.refuse(refusal, near);
  }

  function pressThing(what: Press, near: Element): void {
    if (sent !== null) return;
    if (question === null || moves.length === 0 || !isAbout(what, asked.kind)) return sayWhoIsAsked(near);
    const colours = what.on === "place" && asked.kind === "dice" ? coloursAt(things, what.at) : null;
    // Symbols of the plan are crossed while settling, not with dice.
    if (colours !== null) return props.refuse(notActive(colours), near);
    const result = press(asked, chosen, what);
    if ("refused" in result) return refuse(meant(result.refused, things), near);
    setPicked("move" in result ? NOTHING : result.chosen);
    if ("move" in result) props.submit(question.decision.id, result.move, near);
  }

  return {
    ...props,
    kit,
    reader,
    game,
    t,
    names: useMemo(() => namesFrom(props.say), [props.say]),
    question,
    isAsked: moves.length > 0 && sent === null,
    mayPress: view.seat !== null && props.outcome === null && !props.isReplay,
    asked,
    chosen,
    lit,
    aim,
    night,
    hands,
    cells,
    things,
    news,
    shown,
    show,
    press: pressThing,
    putDown: () => setPicked(NOTHING),
    foresee(cell) {
      const faces = facesOf(asked, chosen.dice);
      const uses = movesOf(asked, "use").filter((move) => move.cell === cell);
      const use = uses.find(({ dice }) => sameFaces(dice, faces));
      return use === undefined ? [] : foreseeMove(use).chain;
    },
    foreseeStar: (move) => foreseeMove(move).chain,
  };
}

type Things = readonly Thing[];

function coloursAt(things: Things, at: string): string | null {
  for (const { parts } of things) {
    for (const { symbols } of parts) {
      const symbol = symbols.find(({ name }) => name === at);
      if (symbol !== undefined) return symbol.colours;
    }
  }
  return null;
}

/** A pressed loot is not a cell of the sheet. */
function meant(refused: Move, things: Things): Move {
  const isLoot =
    refused.do === "use" || refused.do === "any" ? things.some(({ name }) => name === refused.cell) : false;
  return isLoot && "cell" in refused ? { do: "loot", loot: refused.cell } : refused;
}
