import type { JSX } from "preact";
import { useText } from "../../../text/texts.ts";
import { de } from "../text/de.ts";
import { en } from "../text/en.ts";
import { type Interval, winInterval } from "./interval.ts";
import type { Tally } from "./simulate.ts";

/** Results that belong together, from the worst to the best. */
export interface Band {
  readonly label: string;
  readonly results: readonly string[];
}

/** What the wins of a game mean, or for a game that is not won or lost the bands its results fall into. */
export type Reading = { readonly verdict: (share: Interval) => string } | { readonly bands: readonly Band[] };

interface LabRowProps {
  readonly tally: Tally;
  readonly games: number;
  readonly reading: Reading;
}

/** One size of the crew: how far it has got, how often it won, and how sure that is. */
export function LabRow({ tally, games, reading }: LabRowProps): JSX.Element {
  const t = useText({ en, de });
  const { crew, played } = tally;
  return (
    <li class="work-lab-row" data-part="lab-row">
      <b>{t.players(crew)}</b>
      {"bands" in reading ? (
        <Bands tally={tally} games={games} bands={reading.bands} />
      ) : (
        <Wins tally={tally} games={games} verdict={reading.verdict} />
      )}
      {played < games && (
        <progress max={games} value={played} aria-label={t.labProgress(crew)}>
          {t.labPlayed(played, games)}
        </progress>
      )}
    </li>
  );
}

interface WinsProps extends Omit<LabRowProps, "reading"> {
  verdict(share: Interval): string;
}

function Wins({ tally, games, verdict }: WinsProps): JSX.Element {
  const t = useText({ en, de });
  const { played, won } = tally;
  const interval = winInterval(won, played);
  const percent = (share: number): number => Math.round(100 * share);
  return (
    <>
      <span class="work-lab-words">
        {played === 0 ? (
          t.labWaiting
        ) : (
          <>
            <b>{t.labWon(percent(won / played))}</b> <span>{verdict(interval)}</span>
          </>
        )}
      </span>
      <span
        class="work-lab-scale"
        aria-hidden="true"
        style={{ "--low": interval.low, "--high": interval.high, "--share": played === 0 ? 0.5 : won / played }}
        data-known={played > 0}
      >
        <i />
        <b />
      </span>
      <small>
        {played === 0 ? t.labPlayed(0, games) : t.labSure(percent(interval.low), percent(interval.high), played)}
      </small>
    </>
  );
}

interface BandsProps extends Omit<LabRowProps, "reading"> {
  readonly bands: readonly Band[];
}

/** How often the results of each band came. */
function Bands({ tally, games, bands }: BandsProps): JSX.Element {
  const t = useText({ en, de });
  const { played, results } = tally;
  const share = (band: Band): number =>
    played === 0 ? 0 : band.results.reduce((sum, result) => sum + (results[result] ?? 0), 0) / played;
  return (
    <>
      <span class="work-lab-words">{t.labPlayed(played, games)}</span>
      {played > 0 && (
        <dl class="work-lab-bands">
          {bands.map((band) => (
            <div key={band.label}>
              <dt>{band.label}</dt>
              <dd style={{ "--share": share(band) }}>{Math.round(100 * share(band))} %</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
