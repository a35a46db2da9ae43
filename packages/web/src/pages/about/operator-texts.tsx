import type { JSX } from "preact";
import { settings } from "../../app/settings.ts";
import { de } from "../../app/text/de.ts";
import { en } from "../../app/text/en.ts";
import { useHouse } from "../../app/use-house.ts";
import { useText } from "../../text/texts.ts";
import { SimpleText } from "./simple-text.tsx";

/** Contact, imprint and privacy in the words of whoever runs the house. */
export function OperatorTexts(): JSX.Element {
  const t = useText({ en, de });
  const language = settings.language.value;
  return (
    <>
      {(useHouse()?.texts ?? []).map(({ about, text }) => (
        <section key={about} id={`operator-${about}`}>
          <h2>{t[about]}</h2>
          <SimpleText text={text[language]} below={t[about]} />
        </section>
      ))}
    </>
  );
}
