import type { RefObject } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { hasSingleKeys } from "../play/table/shortcuts.ts";

/** What somebody asks about. Who only hovers is told in passing; who holds or types wants to read. */
export interface Asking {
  readonly thing: string;
  readonly near: Element;
  readonly by: "hover" | "hold" | "key";
}

const HOVER_MS = 700;
const HOLD_MS = 550;
/** A finger that holds is never quite still. */
const STILL = 10;
const LEAVE_MS = 200;

export interface Asker {
  readonly asking: Asking | null;
  close(): void;
}

/** Listens on a table for somebody who asks: a pointer that rests, a press that is held, or a question mark. */
export function useAsking(
  table: RefObject<HTMLElement | null>,
  card: RefObject<HTMLElement | null>,
  waking: Event | null,
): Asker {
  const [asking, setAsking] = useState<Asking | null>(null);
  const open = useRef<Asking | null>(null);
  const show = (next: Asking | null): void => {
    const before = open.current;
    open.current = next;
    setAsking(next);
    if (next === null && before?.by === "key" && before.near instanceof HTMLElement) before.near.focus();
  };
  useEffect(() => {
    const board = table.current;
    if (board === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let hovered: Element | null = null;
    let pressed: { readonly x: number; readonly y: number } | null = null;
    let pressedAt = 0;
    let isHeld = false;
    const after = (milliseconds: number, act: () => void): void => {
      clearTimeout(timer);
      timer = setTimeout(act, milliseconds);
    };
    const ask = (near: Element, by: Asking["by"]): void =>
      show({ thing: near.getAttribute("data-thing") as string, near, by });
    const over = (event: PointerEvent): void => {
      const near = thingOf(event);
      if (event.pointerType !== "mouse" || near === hovered || isNarrow()) return;
      hovered = near;
      clearTimeout(timer);
      if (open.current !== null && open.current.by !== "hover") return;
      if (near !== null) after(HOVER_MS, () => ask(near, "hover"));
      else if (open.current !== null) after(LEAVE_MS, () => show(null));
    };
    // A table that moves under a resting pointer is no question; what has gone from under it needs no answer any more.
    const shift = (event: PointerEvent): void => {
      if (pressed !== null || thingOf(event) === hovered) return;
      hovered = null;
      clearTimeout(timer);
      if (open.current?.by === "hover") after(LEAVE_MS, () => show(null));
    };
    const leave = (): void => {
      hovered = null;
      if (pressed !== null) return;
      clearTimeout(timer);
      if (open.current?.by === "hover") after(LEAVE_MS, () => card.current?.matches(":hover") !== true && show(null));
    };
    const down = (event: PointerEvent): void => {
      clearTimeout(timer);
      isHeld = false;
      show(null);
      const near = thingOf(event);
      // What is final is held down to be meant: that press is not a question.
      if (near === null || event.button !== 0 || (event.target as Element).closest("[data-weight=final]")) return;
      pressed = { x: event.clientX, y: event.clientY };
      pressedAt = event.timeStamp;
      const waited = Math.max(0, performance.now() - event.timeStamp);
      after(HOLD_MS - waited, () => {
        isHeld = true;
        ask(near, "hold");
      });
    };
    const move = (event: PointerEvent): void => {
      if (pressed === null) return over(event);
      if (Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) <= STILL) return;
      pressed = null;
      clearTimeout(timer);
    };
    const letGo = ({ timeStamp }: PointerEvent): void => {
      if (pressed !== null) clearTimeout(timer);
      pressed = null;
      // A page that was busy hears of a short press late: the clock of the press counts, not that of the page.
      if (isHeld && timeStamp - pressedAt < HOLD_MS) {
        isHeld = false;
        show(null);
      }
    };
    const keep = (event: Event): void => {
      if (!isHeld) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.type === "click") isHeld = false;
    };
    const click = (event: MouseEvent): void => {
      keep(event);
      const near = (event.target as Element).closest("[data-explains]") === null ? null : thingOf(event);
      if (near !== null) ask(near, "key");
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key === "Escape" && open.current !== null) {
        event.preventDefault();
        event.stopPropagation();
        show(null);
      }
      if (event.key !== "?" || !hasSingleKeys.peek() || document.querySelector("dialog[open]") !== null) return;
      const focused = document.activeElement;
      const near = (board.contains(focused) ? focused?.closest("[data-thing]") : null) ?? hovered;
      if (near === null || near === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      ask(near, "key");
    };
    const elsewhere = (event: PointerEvent): void => {
      if (
        open.current !== null &&
        !board.contains(event.target as Node) &&
        !card.current?.contains(event.target as Node)
      )
        show(null);
    };
    if (waking instanceof KeyboardEvent) key(waking);
    if (waking instanceof PointerEvent) (waking.type === "pointerdown" ? down : over)(waking);
    const stop = listen(board, {
      pointerover: shift,
      pointerleave: leave,
      pointerdown: down,
      pointermove: move,
      pointerup: letGo,
      pointercancel: letGo,
      contextmenu: keep,
      click,
    });
    const stopPage = listen(document, { keydown: key, pointerdown: elsewhere });
    return () => {
      clearTimeout(timer);
      stop();
      stopPage();
    };
  }, []);
  return { asking, close: () => show(null) };
}

/** There a card is a sheet at the foot, which whoever only rests somewhere has not asked for. */
function isNarrow(): boolean {
  return matchMedia("(max-width: 700px)").matches;
}

function thingOf({ target }: Event): Element | null {
  return target instanceof Element ? target.closest("[data-thing]") : null;
}

// oxlint-disable-next-line typescript/no-explicit-any -- each listener knows its own event
function listen(target: EventTarget, listeners: { readonly [type: string]: (event: any) => void }): () => void {
  const options = { capture: true };
  for (const [type, listener] of Object.entries(listeners)) target.addEventListener(type, listener, options);
  return () => {
    for (const [type, listener] of Object.entries(listeners)) target.removeEventListener(type, listener, options);
  };
}
