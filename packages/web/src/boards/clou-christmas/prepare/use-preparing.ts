import type { Move } from "@safehouse/games/clou-christmas/board";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { Table } from "../../clou/context.ts";
import { paperOf, PLAN } from "../../clou/papers.ts";
import type { Words } from "../../clou/text/use-words.ts";
import { useDesk } from "../context.ts";
import { isListed } from "../logic/boxes.ts";

const AIM = { chain: [], isGlance: false, isGrave: false } as const;

export interface Preparing {
  readonly table: Table;
  readonly aimed: string | null;
  confirm(near: Element): void;
}

/** A table of Clou on which one symbol or circle is picked: pressed once it is aimed at, pressed again it is crossed. */
export function usePreparing(plain: Table, words: Words): Preparing {
  const { t, question, moves, answer, preview } = useDesk();
  const kind = question?.decision.kind ?? null;
  const [picked, pick] = useState<string | null>(null);
  const aimed = picked !== null && isListed(moves, moveAt(kind, picked)) ? picked : null;
  const places = useMemo(() => new Set(moves.flatMap(placeOf)), [moves]);
  useEffect(() => plain.show(kind === "tune" ? paperOf(plain.view.seat ?? 0) : PLAN), [kind]);
  const after = useMemo(() => {
    if (aimed === null || question === null) return null;
    return preview(question.decision.id, moveAt(kind, aimed))?.heist ?? null;
  }, [aimed, question]);

  function press(at: string, near: Element): void {
    if (at === aimed || !places.has(at)) answer(moveAt(kind, at), near);
    else pick(at);
  }

  // What is lit is to be crossed, whatever it is.
  const crossing: Words = { ...words, lootReady: t.mayCross, cellFitsDice: t.mayCross };
  const table: Table = {
    ...plain,
    t: crossing,
    isAsked: places.size > 0,
    lamp: places.size > 0 ? "now" : null,
    lit: { ...plain.lit, places },
    chosen: { ...plain.chosen, at: aimed },
    aim: aimed === null ? null : { ...AIM, at: aimed, move: { do: "cross", gift: "", at: aimed }, after },
    isLast: () => false,
    press: (what, near) => what.on === "place" && press(what.at, near),
    putDown: () => pick(null),
  };
  return { table, aimed, confirm: (near) => aimed !== null && answer(moveAt(kind, aimed), near) };
}

function moveAt(kind: string | null, at: string): Move {
  return kind === "tune" ? { do: "tune", cell: at } : { do: "scout", at };
}

function placeOf(move: Move): string[] {
  if (move.do === "scout") return [move.at];
  return move.do === "tune" ? [move.cell] : [];
}
