import type { JSX } from "preact";
import { Link } from "../../app/link.tsx";
import type { StoryProps } from "../../pages/review/contract.ts";
import { ReviewTable } from "../../pages/review/review-table.tsx";
import { useText } from "../../text/texts.ts";
import type { DoubtRow } from "./claims.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

export interface DoubtsProps extends Pick<StoryProps, "voice" | "figure" | "href"> {
  readonly rows: readonly DoubtRow[];
  readonly percent: (share: number) => string;
}

/** So many are told one by one, the others together. */
const SHOWN = 6;

/** What somebody's doubts and beliefs were worth, by what they could know. */
export function Doubts({ rows, voice, figure, percent, href }: DoubtsProps): JSX.Element | null {
  const t = useText({ en, de });
  if (rows.length === 0) return null;
  const others = rows.slice(SHOWN);
  const rest = others.reduce((sum, { worth }) => sum + worth, 0);
  return (
    <ReviewTable label={t.doubts} isCaptioned heads={[t.whom, t.likelihood, t.did, t.worth]}>
      {rows.slice(0, SHOWN).map(({ n, seat, round, likelihood, doubts, worth, error }) => (
        <tr key={n}>
          <th scope="row">
            <Link href={href(n)}>{t.ofRound(voice.name(seat), round)}</Link>
          </th>
          <td>{percent(likelihood)}</td>
          <td>{doubts ? t.doubtedIt : t.believedIt}</td>
          <td>
            <b>{figure(worth, true)}</b> ±{figure(error)}
          </td>
        </tr>
      ))}
      {others.length > 0 && (
        <tr>
          <th scope="row">{t.others(others.length)}</th>
          <td />
          <td />
          <td>
            <b>{figure(rest, true)}</b>
          </td>
        </tr>
      )}
    </ReviewTable>
  );
}
