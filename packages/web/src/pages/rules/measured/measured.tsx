import type { Phrases } from "@safehouse/kernel";
import type { JSX } from "preact";
import "./measured.css";
import { unbroken } from "../../../text/punctuation.ts";
import { useText } from "../../../text/texts.ts";
import { de } from "../text/de.ts";
import { en } from "../text/en.ts";
import type { Measured as Report } from "./read-balance.ts";
import { rephrase } from "./rephrase.ts";

interface MeasuredProps {
  readonly report: Report;
  /** What its English is in the reader's language; null for who reads English. */
  readonly phrases: Phrases | null;
}

/** What measuring a rule came to: how much of it holds at a glance, every line of it on demand. */
export function Measured({ report, phrases }: MeasuredProps): JSX.Element {
  const t = useText({ en, de });
  const { date, sample, lines } = report;
  const held = lines.filter(({ holds }) => holds).length;
  return (
    <details class="rules-measured">
      <summary>
        <b data-holds={held === lines.length}>{t.held(held, lines.length)}</b> {sample !== null && t.sample(sample)}{" "}
        {date !== null && t.measuredOn(date)}
      </summary>
      <div class="rules-measured-table" tabIndex={0} role="group" aria-label={t.measuredLines}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t.measuredWhat}</th>
              <th scope="col">{t.measuredValue}</th>
              <th scope="col">{t.measuredHolds}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ what, measured, holds }) => (
              <tr key={what} data-holds={holds}>
                <Words text={what} phrases={phrases} />
                <Words text={measured} phrases={phrases} class="num" />
                <td>{holds ? t.yes : t.no}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

function Words({
  text,
  phrases,
  ...rest
}: {
  readonly text: string;
  readonly phrases: Phrases | null;
  readonly class?: string;
}): JSX.Element {
  const said = phrases === null ? null : rephrase(text, phrases);
  return (
    <td {...rest} lang={said === null ? "en" : undefined}>
      {unbroken(said ?? text)}
    </td>
  );
}
