import type { ComponentChildren, JSX } from "preact";
import { useId, useRef } from "preact/hooks";
import "./prompt.css";
import { useText } from "../text/texts.ts";
import { useKeptFocus } from "../ui/kept-focus.ts";
import { useRoving } from "../ui/roving.ts";
import { useKit } from "./table.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";
import { waitingFor } from "./waiting.ts";

export interface PromptRegionProps {
  readonly class: string;
  readonly isAsking: boolean;
  readonly label?: string;
  readonly labelledBy?: string;
  readonly "data-part"?: string;
  readonly kind?: string;
  /** It is lit by this lamp, whatever the page's. */
  readonly theme?: "night";
  readonly children: ComponentChildren;
}

/** Where questions are answered: whoever pressed something that went away with its question is put here. */
export function PromptRegion(props: PromptRegionProps): JSX.Element {
  const region = useRef<HTMLElement>(null);
  useKeptFocus(region);
  return (
    <section
      ref={region}
      class={props.class}
      data-part={props["data-part"] ?? "prompt"}
      data-theme={props.theme}
      data-prompt
      data-asks={props.isAsking}
      data-kind={props.kind}
      tabIndex={-1}
      aria-label={props.label}
      aria-labelledby={props.labelledBy}
    >
      {props.children}
    </section>
  );
}

export interface PromptProps {
  readonly class?: string;
  /** What there is to say when all is over, and while nobody is asked. */
  readonly over: string;
  readonly idle: string;
  /** At the end of the first line. */
  readonly beside?: ComponentChildren;
  /** What can be answered. */
  readonly children?: ComponentChildren;
}

/** The one sentence that says what is asked, and what can be answered to it; always at the same place. */
export function Prompt({ class: looks = "", over, idle, beside, children }: PromptProps): JSX.Element {
  const t = useText({ en, de });
  const { question, outcome, ...table } = useKit();
  const body = useRef<HTMLDivElement>(null);
  useRoving(body, { selector: "button" });
  const id = useId();
  const title = outcome === null ? (question?.text ?? (waitingFor(table) || idle)) : over;
  return (
    <PromptRegion
      class={`kit-prompt ${looks}`}
      labelledBy={id}
      isAsking={question !== null && question.moves.length > 0}
    >
      <header class="kit-prompt-head">
        <h2 id={id}>{title || t.asked}</h2>
        {beside}
      </header>
      <div ref={body} class="kit-prompt-body" data-part="prompt-body">
        {children}
      </div>
    </PromptRegion>
  );
}
