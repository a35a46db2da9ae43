import { type Cell, type Event, type Move, notActive, type Thing, type View } from "@safehouse/games/clou/board";
import { found } from "@safehouse/kernel";
import { useMemo, useRef, useState } from "preact/hooks";
import { answering } from "../../kit/answering.ts";
import { tellWhoIsAsked } from "../../kit/waiting.ts";
import type { BoardProps } from "../contract.ts";
import type { Aim, Table } from "./context.ts";
import type { Kit } from "./kit.ts";
import { chainOf, type Link } from "./logic/chain.ts";
import {
  aimAt,
  aimedMove,
  type Asked,
  type Chosen,
  facesOf,
  movesOf,
  NOTHING,
  placeOf,
  sameFaces,
  stillChosen,
} from "./logic/chosen.ts";
import { light } from "./logic/lit.ts";
import type { News } from "./logic/news.ts";
import { press, type Press } from "./logic/press.ts";
import { namesFrom } from "./names.ts";
import type { FirstWords } from "./text/use-words.ts";
import { useAhead } from "./use-ahead.ts";
import { useMarks } from "./use-marks.ts";
import { useShown } from "./use-shown.ts";

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
export function useTableState(kit: Kit, props: BoardProps<View, Move, Event>, t: FirstWords, news: News): Table {
  const { reader, game } = kit;
  const { view, sent } = props;
  const { listed, ...answers } = answering(props, () => setPicked(NOTHING));
  const { question, act, tellWhyNot } = answers;
  const night = useMemo(() => reader.readNight(view), [view]);
  const hands = useMemo(() => Array.from({ length: view.seats }, (_, seat) => reader.readHand(view, seat)), [view]);
  const cells = useMemo(() => (view.seat === null ? [] : reader.readCells(view, view.seat)), [view]);
  const things = useMemo(() => reader.readThings(view), [view]);
  const hand = view.seat === null ? null : found(hands[view.seat]);
  const { ahead, queued, queue } = useAhead(props, { question, listed }, night, hand, t, handInQueued);
  const moves = ahead?.moves ?? listed;
  const asked: Asked = {
    kind: ahead === null ? (question?.decision.kind ?? null) : "dice",
    moves,
    dice: night.dice,
    left: hand?.left ?? 0,
    queue: night.queue,
  };
  const [picked, setPicked] = useState(NOTHING);
  const chosen = stillChosen(asked, picked);
  const lit = useMemo(() => light(asked, chosen), [moves, JSON.stringify(chosen)]);
  const { shown, show } = useShown(kit, view, cells, asked, lit, news);

  /** Everything that would follow, or nothing if nobody can tell. */
  function foreseeMove(move: Move): { readonly after: View | null; readonly chain: readonly Link[] } {
    const asking = question === null || sent !== null ? null : question.decision.id;
    const after = ahead !== null ? ahead.preview(move) : asking === null ? null : props.preview(asking, move);
    const before = ahead?.view ?? view;
    return { after, chain: after === null || view.seat === null ? [] : chainOf(reader, before, after, view.seat) };
  }
  const [glanced, glance] = useState<string | null>(null);
  // What waits is shown where it will be, unless something else is in hand.
  const waits = queued !== null && ahead !== null && chosen.at === null ? placeOf(queued) : null;
  const isGlance = chosen.at === null && waits === null && glanced !== null;
  const at = isGlance && !lit.places.has(glanced) ? null : (chosen.at ?? waits ?? glanced);
  const aimed = isGlance ? pressedAt(asked, chosen, at) : waits !== null ? queued : aimedMove(asked, chosen);
  const aim = useMemo((): Aim | null => {
    if (at === null || (isGlance && aimed === null)) return null;
    const foreseen = aimed === null ? { after: null, chain: [] } : foreseeMove(aimed);
    return { at, move: aimed, ...foreseen, isGlance, isGrave: isGrave(foreseen.chain) };
  }, [view, sent, JSON.stringify(aimed), at, isGlance]);
  /** Where the own last move was made. */
  const last = useRef<string | null>(null);
  const isLast = (place: string): boolean =>
    props.undo !== null && last.current === place && !lit.places.has(place) && isMarked(cells, things, place);

  const { marks, mark } = useMarks((place) => isMarked(cells, things, place));
  // Whoever is asked nothing thinks ahead, and may mark on the plan what it is about.
  const isAtEase = question === null && !props.isBehind && props.outcome === null;
  const mayMark = isAtEase && view.seat !== null && !props.isReplay;

  function pressThing(what: Press, near: Element, isMeant = false): void {
    if (sent !== null) return;
    if (mayMark && what.on === "place" && !lit.places.has(what.at) && isOnPlan(things, what.at)) return mark(what.at);
    if (moves.length === 0 || !isAbout(what, asked.kind)) {
      return tellWhoIsAsked(props, (kind) => ORDER_RULES[kind] ?? "C-2", near);
    }
    if (what.on === "place" && isLast(what.at) && props.undo !== null) {
      last.current = null;
      setPicked({ ...NOTHING, at: what.at });
      return props.undo();
    }
    const colours = what.on === "place" && asked.kind === "dice" ? coloursAt(things, what.at) : null;
    // Symbols of the plan are crossed while settling, not with dice.
    if (colours !== null) return props.refuse(notActive(colours), near);
    if (ahead !== null && what.on === "place" && what.at === waits) return queue(null);
    const result = press(asked, chosen, what);
    if ("refused" in result && ahead !== null) return tellWhoIsAsked(props, (kind) => ORDER_RULES[kind] ?? "C-2", near);
    if ("refused" in result) return tellWhyNot(meant(result.refused, things), near);
    if ("chosen" in result) return setPicked(result.chosen);
    const { move } = result;
    if (ahead !== null) {
      setPicked(NOTHING);
      return queue(move);
    }
    // What nothing takes back is shown before it is done.
    if (what.on !== "confirm" && placeOf(move) !== null && isGrave(foreseeMove(move).chain)) {
      return setPicked(aimAt(asked, move));
    }
    last.current = placeOf(move);
    act(move, near, isMeant);
  }

  /** What was chosen while another was at it. What nothing takes back is shown before it is done, now as ever. */
  function handInQueued(move: Move): void {
    if (question === null) return;
    if (isGrave(foreseeMove(move).chain)) return setPicked(aimAt(asked, move));
    last.current = placeOf(move);
    props.submit(question.decision.id, move);
  }

  return {
    ...props,
    ...answers,
    kit,
    reader,
    game,
    t,
    names: useMemo(() => namesFrom(props.say), [props.say]),
    isAsked: listed.length > 0 && sent === null,
    lamp: ahead !== null ? "later" : listed.length > 0 && sent === null ? "now" : null,
    queued: ahead === null ? null : queued,
    queue,
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
    glance,
    marks,
    mayMark,
    isLast,
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

/** What a press there would do now. */
function pressedAt(asked: Asked, chosen: Chosen, at: string | null): Move | null {
  if (at === null) return null;
  const pressed = press(asked, chosen, { on: "place", at });
  return "move" in pressed ? pressed.move : null;
}

function isGrave(chain: readonly Link[]): boolean {
  return chain.some(({ type }) => type === "alarm" || type === "caught");
}

/** Something stands there already. */
function isMarked(cells: readonly Cell[], things: Things, at: string): boolean {
  const cell = cells.find(({ name }) => name === at);
  if (cell !== undefined) return cell.state !== "empty";
  return things.some(
    ({ name, state, parts }) =>
      (name === at && state === "done") ||
      parts.some(({ symbols }) => symbols.some((symbol) => symbol.name === at && symbol.state === "crossed")),
  );
}

function isOnPlan(things: Things, at: string): boolean {
  return coloursAt(things, at) !== null || things.some(({ name }) => name === at);
}

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
