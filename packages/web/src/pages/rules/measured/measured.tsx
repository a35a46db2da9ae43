import type { JSX } from "preact";
import "./measured.css";
import { useText } from "../../../text/texts.ts";
import { de } from "../text/de.ts";
import { en } from "../text/en.ts";
import type { Measured as Report } from "./read-balance.ts";

/** What measuring a rule came to: how much of it holds at a glance, every line of it on demand. */
export function Measured({ report }: { readonly report: Report }): JSX.Element {
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
        <table lang="en">
          <thead>
            <tr lang={t.languageCode}>
              <th scope="col">{t.measuredWhat}</th>
              <th scope="col">{t.measuredValue}</th>
              <th scope="col">{t.measuredHolds}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ what, measured, holds }) => (
              <tr key={what} data-holds={holds}>
                <td>{what}</td>
                <td class="num">{measured}</td>
                <td lang={t.languageCode}>{holds ? t.yes : t.no}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
