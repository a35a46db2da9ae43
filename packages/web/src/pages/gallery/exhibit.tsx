import type { ComponentChildren, ComponentType, JSX } from "preact";
import { useWords } from "./words.ts";

/** By name, what shows a part in its states. */
export type Exhibits = { readonly [name: string]: ComponentType };

export function Row({ children }: { readonly children: ComponentChildren }): JSX.Element {
  return <div class="gallery-row">{children}</div>;
}

const THEMES = ["night", "paper"] as const;
const WIDTHS = ["phone", "desk"] as const;

interface ExhibitProps {
  readonly name: string;
  readonly Part: ComponentType;
}

/** One part under both lamps, as wide as a phone and as a desk. */
export function Exhibit({ name, Part }: ExhibitProps): JSX.Element {
  const t = useWords();
  return (
    <section class="gallery-exhibit" aria-label={name}>
      <h3>{name}</h3>
      {THEMES.flatMap((theme) =>
        WIDTHS.map((width) => (
          <div
            key={`${theme}-${width}`}
            class="gallery-frame"
            data-theme={theme}
            data-width={width}
            role="group"
            aria-label={`${t[theme]}, ${t[width]}`}
          >
            <Part />
          </div>
        )),
      )}
    </section>
  );
}
