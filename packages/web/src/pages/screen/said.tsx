import type { ComponentChildren, JSX } from "preact";

interface SaidProps {
  readonly title: string;
  readonly text?: string | undefined;
  readonly children?: ComponentChildren;
}

/** Where there is no table to draw. */
export function Said({ title, text, children }: SaidProps): JSX.Element {
  return (
    <section class="screen-said">
      <h1>{title}</h1>
      {text !== undefined && <p>{text}</p>}
      {children}
    </section>
  );
}
