import type { JSX } from "preact";

/** The one sentence, and a line below it. */
export function Said({ title, hint }: { readonly title: string; readonly hint?: string }): JSX.Element {
  return (
    <div class="clou-said">
      <h2>{title}</h2>
      {hint !== undefined && <p class="clou-hint">{hint}</p>}
    </div>
  );
}
