import { accomplices, TOOLS } from "@safehouse/games/robnrun/board";
import { found } from "@safehouse/kernel";
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { Hat } from "../../../ui/hat.tsx";
import { useRoving } from "../../../ui/roving.ts";
import { Tool } from "../cards/tool.tsx";
import { useTable } from "../context.ts";
import { type Draft, isPossible, pressSeat, pressTool } from "../logic/draft.ts";

interface PickerProps {
  readonly draft: Draft;
  readonly most: number;
}

export function ToolPicker({ draft, most }: PickerProps): JSX.Element {
  const { t, controls, cardName, pressTool: press } = useTable();
  const group = useRef<HTMLDivElement>(null);
  useRoving(group, { selector: "button", orientation: "horizontal" });
  const ways = controls.hints.get(draft.hint) ?? [];
  return (
    <div ref={group} class="rob-picker" role="group" aria-label={most === 1 ? t.whichTool : t.whichTools}>
      {TOOLS.map((tool, face) => {
        const isChosen = draft.tools.includes(tool);
        const isLit = isChosen || isPossible(ways, pressTool(draft, tool));
        return (
          <button
            key={tool}
            type="button"
            class="rob-pick"
            data-part="pick"
            aria-label={`${cardName(tool)}, ${isLit ? t.canBe : t.cannotBe}`}
            aria-pressed={isChosen}
            aria-disabled={!isLit}
            onClick={(event) => press(tool, event.currentTarget)}
          >
            <Tool face={face} />
            <small>{t.short(tool)}</small>
          </button>
        );
      })}
    </div>
  );
}

export function SeatPicker({ draft, most }: PickerProps): JSX.Element {
  const { view, t, controls, name, pressSeat: press } = useTable();
  const group = useRef<HTMLDivElement>(null);
  useRoving(group, { selector: "button", orientation: "horizontal" });
  const ways = controls.hints.get(draft.hint) ?? [];
  return (
    <div
      ref={group}
      class="rob-picker rob-picker-seats"
      role="group"
      aria-label={most === 1 ? t.whichAccomplice : t.whichAccomplices}
    >
      {accomplices(view.table).map((seat) => {
        const isChosen = draft.seats.includes(seat);
        const isLit = isChosen || isPossible(ways, pressSeat(draft, seat));
        return (
          <button
            key={seat}
            type="button"
            class="rob-pick-seat"
            data-part="pick-seat"
            aria-label={`${name(seat)}, ${t.tools(found(view.sizes[seat]))}, ${isLit ? t.canBe : t.cannotBe}`}
            aria-pressed={isChosen}
            aria-disabled={!isLit}
            onClick={(event) => press(seat, event.currentTarget)}
          >
            <Hat seat={seat} size="small" />
            <span>{name(seat)}</span>
          </button>
        );
      })}
    </div>
  );
}
