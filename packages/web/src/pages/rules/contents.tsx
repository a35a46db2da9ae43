import type { Chapter } from "@safehouse/kernel";
import type { JSX } from "preact";
import { Link } from "../../app/link.tsx";
import { useText } from "../../text/texts.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

export function Contents({ chapters }: { readonly chapters: readonly Chapter[] }): JSX.Element {
  const t = useText({ en, de });
  return (
    <nav class="rules-contents" aria-label={t.contents}>
      <ul>
        <li>
          <Link href="#one-page">{t.onePage}</Link>
        </li>
        {chapters.map(({ id, title }) => (
          <li key={id}>
            <Link href={`#${id}`}>
              <span class="rules-id">{id}</span> {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
