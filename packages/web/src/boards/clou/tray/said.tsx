import type { JSX } from "preact";

/** The one sentence, and a line below it. What says something else is new, and does not move what was said before. */
export function Said({ title, hint }: { readonly title: string; readonly hint?: string }): JSX.Element {
  return (
    <div key={`${title} ${hint}`} class="clou-said">
      <h2>{title}</h2>
      {hint !== undefined && <p class="clou-hint">{hint}</p>}
    </div>
  );
}
