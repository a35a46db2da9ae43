import type { ComponentChildren, JSX } from "preact";
import { useId } from "preact/hooks";

export interface SheetSectionProps {
  readonly title: string;
  readonly hint?: string;
  readonly class?: string;
  readonly "data-part"?: string;
  readonly children: ComponentChildren;
}

/** A part of the sheet under its printed heading. */
export function SheetSection({ title, hint, class: extra = "", children, ...rest }: SheetSectionProps): JSX.Element {
  const id = useId();
  return (
    <section class={`xmas-section ${extra}`} aria-labelledby={id} {...rest}>
      <h3>
        <span id={id}>{title}</span>
        {hint !== undefined && <em>{hint}</em>}
      </h3>
      {children}
    </section>
  );
}
