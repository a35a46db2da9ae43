import type { Spot } from "@safehouse/games/clou/workshop";
import type { Drawing } from "@safehouse/paper";
import type { JSX } from "preact";
import { useRef, useState } from "preact/hooks";
import { placed } from "../../../../boards/clou/drawn.tsx";
import { useEditing } from "../context.ts";
import { subjectOf } from "../logic/checks.ts";
import { moveBy } from "../logic/edit.ts";

interface HandleProps {
  readonly drawing: Drawing;
  readonly spot: Drawing["spots"][number];
}

/** A square of the layout, in units of the drawing, and what the drawing keeps free around all. */
export const SQUARE = 10;
export const EDGE = 8;
const KEYS: { readonly [key: string]: Spot } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const FAST = 5;

/** Chooses what lies under it; dragged, or with the arrow keys, it moves. */
export function Handle({ drawing, spot }: HandleProps): JSX.Element {
  const { plan, layout, selected, verdict, names, t, changePlan, select } = useEditing();
  const { id } = spot;
  const grip = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const [pulled, setPulled] = useState<Spot>([0, 0]);
  const isWrong = verdict.problems.some((problem) => subjectOf(problem) === id);
  const isSelected = selected === id;

  const pull = (event: PointerEvent, element: HTMLElement): Spot => {
    const sheet = element.parentElement?.getBoundingClientRect();
    if (grip.current === null || sheet === undefined) return [0, 0];
    const square = (sheet.width / drawing.width) * SQUARE;
    return [
      Math.round((event.clientX - grip.current.x) / square),
      Math.round((event.clientY - grip.current.y) / square),
    ];
  };
  const letGo = (): void => {
    grip.current = null;
    setPulled([0, 0]);
  };
  return (
    <button
      type="button"
      class="clw-handle"
      data-kind={spot.kind}
      data-wrong={isWrong}
      aria-pressed={isSelected}
      aria-label={isWrong ? `${spot.label ?? names.thing(id)}, ${t.wrong}` : (spot.label ?? names.thing(id))}
      tabIndex={isSelected ? 0 : -1}
      style={{
        ...placed(drawing, spot),
        translate: `${(100 * pulled[0] * SQUARE) / spot.width}% ${(100 * pulled[1] * SQUARE) / spot.height}%`,
      }}
      onClick={() => select(id)}
      onKeyDown={(event) => {
        const step = KEYS[event.key];
        if (step === undefined) return;
        event.preventDefault();
        const by = event.shiftKey ? FAST : 1;
        changePlan(moveBy(plan, layout, id, [step[0] * by, step[1] * by]));
      }}
      onPointerDown={(event) => {
        // By touch only what is chosen already moves: whoever scrolls the page moves nothing.
        if (event.button !== 0 || (event.pointerType === "touch" && !isSelected)) return;
        grip.current = { x: event.clientX, y: event.clientY };
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        if (grip.current !== null) setPulled(pull(event, event.currentTarget));
      }}
      onPointerUp={(event) => {
        const by = pull(event, event.currentTarget);
        letGo();
        if (by[0] !== 0 || by[1] !== 0) changePlan(moveBy(plan, layout, id, by));
      }}
      onPointerCancel={letGo}
    />
  );
}
