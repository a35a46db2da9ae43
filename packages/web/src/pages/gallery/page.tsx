import type { JSX } from "preact";
import "./gallery.css";
import { Page as Frame } from "../../ui/page.tsx";
import { Exhibit, type Exhibits } from "./exhibit.tsx";
import { KIT_PARTS } from "./kit-parts.tsx";
import { UI_PARTS } from "./ui-parts.tsx";
import { useWords } from "./words.ts";

/** For whoever writes a board: what there is. Not in the built app (app/pages.ts). */
export function Page(): JSX.Element {
  const t = useWords();
  return (
    <Frame title={t.title} lead={t.lead} wide>
      <Hall title={t.kit} exhibits={KIT_PARTS} />
      <Hall title={t.ui} exhibits={UI_PARTS} />
    </Frame>
  );
}

function Hall({ title, exhibits }: { readonly title: string; readonly exhibits: Exhibits }): JSX.Element {
  return (
    <>
      <h2 class="gallery-hall">{title}</h2>
      {Object.entries(exhibits).map(([name, Part]) => (
        <Exhibit key={name} name={name} Part={Part} />
      ))}
    </>
  );
}
