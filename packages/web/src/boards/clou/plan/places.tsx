import type { PlanSymbol, Thing } from "@safehouse/games/clou/board";
import type { Drawing, Spot } from "@safehouse/paper";
import type { JSX } from "preact";
import { useMemo, useRef } from "preact/hooks";
import { useHats } from "../../../ui/hats.ts";
import { seatClass } from "../../../ui/seats.ts";
import { useSpokenTable } from "../context.ts";
import { placed } from "../drawn.tsx";
import { Pencil } from "../pencil.tsx";
import { useSpatial } from "../use-spatial.ts";
import { stateWords, wordsOfPlan } from "./plan-words.ts";

/** Every symbol and loot of the plan: one stop for Tab, arrows find the nearest. */
export function Places({ drawing, isFar }: { readonly drawing: Drawing; readonly isFar: boolean }): JSX.Element {
  const table = useSpokenTable();
  const { t, things, names } = table;
  const region = useRef<HTMLDivElement>(null);
  useSpatial(region, ".clou-symbol");
  const at = useMemo(() => new Map(drawing.spots.map((spot) => [spot.id, spot])), [drawing]);
  // Dozens of names that only change with the plan: a press must not say them all anew.
  const words = useMemo(() => wordsOfPlan(table), [things, names, t]);
  return (
    <div ref={region} role="group" aria-label={t.plan}>
      {things.flatMap((thing) => {
        const symbols = thing.parts.flatMap((part) =>
          part.symbols.map((symbol) => (
            <Place
              key={symbol.name}
              at={symbol.name}
              spot={at.get(symbol.name)}
              drawing={drawing}
              isFar={isFar}
              isOut={symbol.state === "not-needed"}
              words={words.get(symbol.name) ?? ""}
            />
          )),
        );
        if (thing.kind !== "loot") return symbols;
        return [
          ...symbols,
          <Place
            key={thing.name}
            at={thing.name}
            spot={sackOf(at, thing)}
            drawing={drawing}
            isFar={isFar}
            isOut={false}
            words={words.get(thing.name) ?? ""}
          />,
        ];
      })}
    </div>
  );
}

/** The sack of a loot; where symbols stand beside it, what they leave of its place. */
function sackOf(at: ReadonlyMap<string, Spot>, { name, parts }: Thing): Spot | undefined {
  const spot = at.get(name);
  const symbols: readonly PlanSymbol[] = parts.flatMap((part) => part.symbols);
  const edges = symbols.flatMap((symbol) => {
    const own = at.get(symbol.name);
    return own === undefined ? [] : [own.x + own.width];
  });
  if (spot === undefined || edges.length === 0) return spot;
  const x = Math.max(...edges) + 10;
  return { ...spot, x, width: spot.x + spot.width - x };
}

interface PlaceProps {
  readonly at: string;
  readonly spot: Spot | undefined;
  readonly drawing: Drawing;
  readonly isFar: boolean;
  readonly isOut: boolean;
  readonly words: string;
}

function Place({ at, spot, drawing, isFar, isOut, words }: PlaceProps): JSX.Element {
  const table = useSpokenTable();
  const hat = useHats();
  const { lit, aim, chosen, lamp, isLast, press, sent, news, view, mayPress, mayMark } = table;
  const isLit = lamp !== null && lit.places.has(at);
  const isAimed = aim?.at === at;
  const isChosen = chosen.at === at;
  const isUndo = isLast(at);
  const isMarked = table.marks.has(at);
  const isSent = sent !== null && "at" in sent.move && sent.move.at === at;
  const fresh = news.fresh.find((mark) => mark.isOnPlan && mark.at === at);
  const theirs = fresh !== undefined && fresh.seat !== view.seat ? fresh.seat : null;
  const label = [words, ...stateWords(table, at, theirs)].join(", ");
  // Out of play: read, but never pressed.
  const isRead = isOut || !mayPress || (isFar && !isLit);
  const pressNow = useRef(press);
  pressNow.current = press;
  return useMemo(() => {
    if (spot === undefined) return <></>;
    const looks = {
      class: `clou-symbol ${fresh === undefined ? "" : seatClass(hat(fresh.seat))}`,
      "data-part": "symbol",
      "data-thing": `place:${at}`,
      style: placed(drawing, spot),
      "data-kind": spot.kind,
      "data-lit": isLit && lamp === "later" ? "later" : isLit,
      "data-aimed": isAimed,
      "data-sent": isSent,
      "data-fresh": fresh !== undefined,
      "data-theirs": theirs !== null,
      "data-marked": isMarked,
    };
    const pencil = theirs !== null && <Pencil seat={theirs} />;
    if (isRead) {
      return (
        <span role="img" aria-label={label} tabIndex={-1} {...looks}>
          {pencil}
        </span>
      );
    }
    return (
      <button
        type="button"
        aria-label={label}
        aria-pressed={isChosen || isMarked}
        aria-disabled={!isLit && !isUndo && !mayMark}
        data-weight={isUndo ? "costly" : undefined}
        onClick={(event) => pressNow.current({ on: "place", at }, event.currentTarget)}
        {...looks}
      >
        {pencil}
      </button>
    );
  }, [drawing, spot, label, isLit, lamp, isAimed, isChosen, isUndo, isSent, isRead, isMarked, mayMark, fresh]);
}
