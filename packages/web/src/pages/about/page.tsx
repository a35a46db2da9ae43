import { SHELF } from "@safehouse/games/shelf";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import "./about.css";
import { addressIn } from "../../app/base.ts";
import { Link } from "../../app/link.tsx";
import { location } from "../../app/router.ts";
import { settings } from "../../app/settings.ts";
import { useHouse } from "../../app/use-house.ts";
import { useText } from "../../text/texts.ts";
import { Page as Frame } from "../../ui/page.tsx";
import { OperatorTexts } from "./operator-texts.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

export function Page(): JSX.Element {
  const t = useText({ en, de });
  const language = settings.language.value;
  const keep = useHouse()?.keep;
  const span = (days: number | null | undefined): string =>
    days === undefined ? t.aWhile : days === null ? t.forever : t.days(days);
  const { hash } = location.value;
  useEffect(() => document.getElementById(hash)?.scrollIntoView(), [hash, keep]);
  const keys = [
    ["Tab", t.keyTab],
    [t.keyArrowsName, t.keyArrows],
    ["Enter", t.keyEnter],
    ["Esc", t.keyEscape],
    ["?", t.keyHelp],
  ] as const;
  return (
    <Frame title={t.title} lead={t.lead}>
      <div class="about">
        <section id="rules">
          <h2>{t.rules}</h2>
          <ul>
            {SHELF.map(({ id, name }) => (
              <li key={id}>
                <Link href={`/rules/${id}`}>{name[language]}</Link>
              </li>
            ))}
          </ul>
        </section>
        <section id="fair">
          <h2>{t.fair}</h2>
          <p>{t.fair1}</p>
          <p>{t.fair2}</p>
          <p>{t.fair3}</p>
        </section>
        <section id="lab">
          <h2>{t.lab}</h2>
          <p>
            {t.labText} <Link href="/lab">{t.toLab}</Link>
          </p>
        </section>
        <section id="keys">
          <h2>{t.keys}</h2>
          <dl class="about-keys">
            {keys.map(([key, what]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section id="privacy">
          <h2>{t.privacy}</h2>
          <p>{t.privacyText}</p>
          <p>{t.privacyKept({ guests: span(keep?.guests), finished: span(keep?.finished) })}</p>
          <p>{t.privacyChat({ chats: span(keep?.chats), reports: span(keep?.reports) })}</p>
          <p>{t.privacyForget}</p>
        </section>
        <OperatorTexts />
        <section id="credits">
          <h2>{t.credits}</h2>
          <p>{t.creditsHouse}</p>
          <p>{t.creditsFonts}</p>
          <p>{t.creditsCode}</p>
          <p>
            <a href={addressIn("/third-party-notices.txt")}>{t.creditsAll}</a>
          </p>
        </section>
        <section id="api">
          <h2>{t.api}</h2>
          <p>
            {t.apiText} <a href={addressIn("/api/docs")}>{addressIn("/api/docs")}</a>
          </p>
          <p class="muted">{t.version(APP_VERSION)}</p>
        </section>
      </div>
    </Frame>
  );
}
