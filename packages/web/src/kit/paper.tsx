import type { ComponentChildren, JSX } from "preact";
import { useId, useRef } from "preact/hooks";
import "./paper.css";
import { Button, type ButtonProps } from "../ui/button.tsx";
import { useHeld } from "./use-held.ts";

export interface PaperProps {
  readonly class: string;
  readonly title: string;
  /** A line above it. */
  readonly over?: string;
  /** What its button says. */
  readonly close: string;
  readonly tone?: ButtonProps["tone"];
  readonly size?: ButtonProps["size"];
  readonly onClose: () => void;
  /** Nothing underneath can be pressed, so it is what is asked. */
  readonly isAll?: boolean;
  readonly children: ComponentChildren;
}

/** A paper that lies over the board: read first, then put away. Nothing is played underneath. */
export function Paper(props: PaperProps): JSX.Element {
  const id = useId();
  const paper = useRef<HTMLElement>(null);
  useHeld(paper);
  return (
    <section
      ref={paper}
      class={`kit-paper ${props.class}`}
      data-part="paper"
      data-prompt={props.isAll}
      aria-labelledby={id}
      tabIndex={-1}
    >
      {props.over !== undefined && <p class="kit-paper-over">{props.over}</p>}
      <h2 id={id}>{props.title}</h2>
      {props.children}
      <footer class="kit-paper-foot">
        <Button tone={props.tone ?? "plain"} size={props.size ?? "normal"} data-part="put-away" onClick={props.onClose}>
          {props.close}
        </Button>
      </footer>
    </section>
  );
}
