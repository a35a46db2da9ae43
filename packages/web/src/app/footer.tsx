import type { JSX } from "preact";
import "./footer.css";
import { useText } from "../text/texts.ts";
import { Link } from "./link.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";
import { useHouse } from "./use-house.ts";

/** The way to what the operator has to say, from every ordinary page. Nothing where there is nothing. */
export function Footer(): JSX.Element | null {
  const t = useText({ en, de });
  const texts = useHouse()?.texts ?? [];
  if (texts.length === 0) return null;
  return (
    <footer class="app-footer">
      <nav aria-label={t.operator}>
        {texts.map(({ about }) => (
          <Link key={about} href={`/about#operator-${about}`}>
            {t[about]}
          </Link>
        ))}
      </nav>
    </footer>
  );
}
