import { found } from "@safehouse/kernel";
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import "./views.css";
import { Hat } from "../../ui/hat.tsx";
import { useHats } from "../../ui/hats.ts";
import { Icon } from "../../ui/icon.tsx";
import { useRoving } from "../../ui/roving.ts";
import { seatClass } from "../../ui/seats.ts";
import { useTable } from "./context.ts";
import { crewLine } from "./crew-line.ts";
import type { FurtherSheet } from "./kit.ts";
import { paperOf, paperOfPlace, PLAN } from "./papers.ts";
import { Standing } from "./standing.tsx";

/** Everybody's sheet is one press away; where there is room for one paper only, the plan as well. */
export function Views({ isNarrow }: { readonly isNarrow: boolean }): JSX.Element {
  const { kit, t, view, lit, cells, isAsked } = useTable();
  const row = useRef<HTMLDivElement>(null);
  useRoving(row, { selector: "button", orientation: "horizontal" });
  const { sheets = [] } = kit;
  // Alone, with the plan and the one sheet in sight, there is nothing to choose.
  if (!isNarrow && view.seats + sheets.length === 1) return <></>;
  const litOn = (paper: string): number => {
    const own = view.seat;
    if (!isAsked || own === null) return 0;
    return [...lit.places].filter((place) => paperOfPlace(kit, own, cells, place) === paper).length;
  };
  const all = Array.from({ length: view.seats }, (_, seat) => seat);
  const [first, ...others] = all.toSorted((a, b) => Number(b === view.seat) - Number(a === view.seat));
  return (
    <div class="clou-views" data-part="views">
      <div ref={row} class="clou-tabs" data-part="tabs" role="group" aria-label={t.views}>
        <SheetView seat={found(first)} isNarrow={isNarrow} count={view.seat === null ? 0 : litOn(paperOf(view.seat))} />
        {isNarrow && <PlanView count={litOn(PLAN)} />}
        {sheets.map((sheet) => (
          <FurtherView key={sheet.id} sheet={sheet} count={litOn(sheet.id)} />
        ))}
        {others.map((seat) => (
          <SheetView key={seat} seat={seat} isNarrow={isNarrow} count={0} />
        ))}
      </div>
      {isNarrow && <Standing />}
    </div>
  );
}

interface SheetViewProps {
  readonly seat: number;
  readonly isNarrow: boolean;
  readonly count: number;
}

/** One of the crew: who, which thief, at what; a press shows the sheet. */
function SheetView({ seat, isNarrow, count }: SheetViewProps): JSX.Element {
  const table = useTable();
  const { t, view, shown, show, name, isYou, hands, names, seats, pending } = table;
  // The plan is no choice where it lies beside the sheets.
  const isShown = shown === paperOf(seat) || (!isNarrow && shown === PLAN && seat === (view.seat ?? 0));
  const isAsked = pending.some((decision) => decision.seat === seat);
  const isBot = seats[seat]?.kind === "bot";
  const { words, dice, isDone, isGone } = crewLine(table, seat);
  const isOwn = view.seat === seat;
  const hat = useHats()(seat);
  return (
    <button
      type="button"
      class={`clou-view ${seatClass(hat)}`}
      data-part="view"
      data-thing={`sheet:${seat}`}
      aria-pressed={isShown}
      data-asked={isAsked}
      data-own={isYou(seat)}
      data-gone={isGone}
      onClick={() => show(paperOf(seat))}
    >
      <Hat seat={seat} size="small" mark={isGone ? "eye-off" : isBot ? "bot" : null} isTurn={isAsked} />
      <span class="clou-view-words">
        <b>{isYou(seat) ? t.mySheet : name(seat)}</b>
        <small data-at-rest="">
          {names.thief(found(hands[seat]).thief)}
          {isBot && <span class="vh"> ({t.bot})</span>}
          {words !== "" && ` · ${words}`}
        </small>
      </span>
      {!isOwn && dice !== null && (
        <span class="clou-dice-left num" aria-hidden="true">
          {dice}
        </span>
      )}
      {!isOwn && isDone && <Icon name="check" class="clou-is-done" />}
      {(isNarrow || !isShown) && <Count n={count} />}
    </button>
  );
}

function PlanView({ count }: { readonly count: number }): JSX.Element {
  const { t, shown, show } = useTable();
  return (
    <button
      type="button"
      class="clou-view"
      data-part="view"
      data-thing="plan"
      aria-pressed={shown === PLAN}
      onClick={() => show(PLAN)}
    >
      <span class="clou-view-words">
        <b>{t.plan}</b>
      </span>
      <Count n={count} />
    </button>
  );
}

/** What lies there for everybody. */
function FurtherView({ sheet, count }: { readonly sheet: FurtherSheet; readonly count: number }): JSX.Element {
  const { say, shown, show } = useTable();
  return (
    <button
      type="button"
      class="clou-view"
      data-part="view"
      data-thing={`sheet:${sheet.id}`}
      aria-pressed={shown === sheet.id}
      onClick={() => show(sheet.id)}
    >
      <span class="clou-view-words">
        <b>{say(sheet.title)}</b>
      </span>
      <Count n={count} />
    </button>
  );
}

function Count({ n }: { readonly n: number }): JSX.Element {
  const { t } = useTable();
  if (n === 0) return <></>;
  return (
    <span class="clou-count num" data-part="count">
      <span aria-hidden="true">{n}</span>
      <span class="vh">{t.litHere(n)}</span>
    </span>
  );
}
