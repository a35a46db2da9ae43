import type { ComponentChildren, JSX } from "preact";
import { useId, useRef } from "preact/hooks";
import "./hand.css";
import { useRoving } from "../ui/roving.ts";
import { useKit } from "./table.tsx";
import { fanOffset } from "./fan.ts";

/** Where there is little room, more than these lie straight and scroll; more than the second, everywhere. */
const MANY = 7;
const LONG = 9;

export interface HandProps {
  readonly title: string;
  readonly count: number;
  /** How many have their equal next to them. */
  readonly twins?: number;
  readonly class?: string;
  /** Where cards fly from and to. */
  readonly spot?: string;
  /** Escape: whatever was raised is lowered. */
  readonly letGo?: () => void;
  /** Cards. */
  readonly children: ComponentChildren;
}

/** A hand of cards: a fan in which every card shows enough of itself to be pressed; long hands scroll. The board sets `--card`, their width. */
export function Hand({ title, count, twins = 0, class: looks = "", spot, letGo, children }: HandProps): JSX.Element {
  const list = useRef<HTMLUListElement>(null);
  useRoving(list, { selector: "button", orientation: "horizontal" });
  const id = useId();
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === "Escape") letGo?.();
  };
  return (
    <section class={`kit-hand ${looks}`} data-part="hand" aria-labelledby={id} data-spot={spot}>
      <h2 class="vh" id={id}>
        {title}
      </h2>
      <ul
        ref={list}
        class="kit-fan"
        data-stack=""
        data-many={count > MANY}
        data-long={count > LONG}
        style={{ "--n": count, "--twins": twins }}
        onKeyDown={onKey}
      >
        {children}
      </ul>
    </section>
  );
}

export interface HandCardProps {
  /** What it is, with the name that moves have for it: `card:ruby-3`. */
  readonly thing: string;
  /** Everything about it in words, and how it stands. */
  readonly label: string;
  readonly index: number;
  readonly count: number;
  /** It may be played. */
  readonly isLit: boolean;
  /** One press plays it. */
  readonly isAtOnce?: boolean;
  /** Cards are asked for, and not this one. */
  readonly isUnlit?: boolean;
  readonly isRaised?: boolean;
  /** It was put aside in a series, and cannot be pressed. */
  readonly isChosen?: boolean;
  /** The next card is its equal: in a long hand they may lie closer together. */
  readonly isTwin?: boolean;
  readonly onPress: (near: Element) => void;
  /** Its face. */
  readonly children: ComponentChildren;
}

/** One card of a hand. */
export function HandCard(props: HandCardProps): JSX.Element {
  const {
    thing,
    label,
    index,
    count,
    isLit,
    isAtOnce,
    isUnlit = false,
    isRaised,
    isChosen = false,
    isTwin,
    onPress,
  } = props;
  const { sent } = useKit();
  return (
    <li data-twin={isTwin} style={{ "--i": fanOffset(index, count) }}>
      <button
        type="button"
        class="kit-hand-card"
        data-part="hand-card"
        data-thing={thing}
        aria-label={label}
        aria-pressed={isRaised}
        aria-disabled={isUnlit || isChosen}
        data-lit={isLit}
        data-at-once={isAtOnce}
        data-unlit={isUnlit}
        data-chosen={isChosen}
        data-sent={sent !== null && thing.endsWith(`:${sent.move.card}`)}
        onClick={({ currentTarget }) => !isChosen && onPress(currentTarget)}
      >
        <span class="kit-hand-face">{props.children}</span>
      </button>
    </li>
  );
}
