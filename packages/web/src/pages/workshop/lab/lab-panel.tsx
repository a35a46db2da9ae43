import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import "./lab.css";
import { announce } from "../../../app/announce.ts";
import { useText } from "../../../text/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Choice } from "../../../ui/choice.tsx";
import { Field } from "../../../ui/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { de } from "../text/de.ts";
import { en } from "../text/en.ts";
import { LabRow, type Reading } from "./lab-row.tsx";
import type { Tally, Trial } from "./simulate.ts";
import { useLab } from "./use-lab.ts";

export interface LabPanelProps {
  /** What is tried, without how often and by whom. */
  readonly subject: Pick<Trial, "game" | "config" | "level" | "wins">;
  /** Tells one version of the subject from another. */
  readonly version: string;
  readonly crews: readonly number[];
  /** Why nothing can be tried now. */
  readonly disabledWhy: string | null;
  readonly reading: Reading;
  /** What the bots are like. */
  readonly lead: string;
  /** How many games one may choose, from the fewest; the middle is usual. */
  readonly games: readonly [string, string, string];
  /** Something more to say of what was found, once the bots have stopped. */
  readonly after?: (tallies: readonly Tally[], trial: Trial) => JSX.Element | null;
}

const LARGEST_SEED = 999_999;

/** How often crews of bots win it, by the size of the crew. */
export function LabPanel(props: LabPanelProps): JSX.Element {
  const { subject, version, crews, disabledWhy, reading, lead, after } = props;
  const t = useText({ en, de });
  const { run, start, stop } = useLab();
  const [games, setGames] = useState<string>(props.games[1]);
  const [chosen, setChosen] = useState(crews);
  const [seed, setSeed] = useState("1");
  const [tried, setTried] = useState(version);
  const isRunning = run?.state === "running";
  const state = run?.state ?? "none";
  useEffect(() => {
    if (state === "done") announce(t.labDone);
  }, [state]);

  const toggle = (crew: number): void =>
    setChosen((old) => crews.filter((each) => (each === crew ? !old.includes(each) : old.includes(each))));
  const begin = (): void => {
    setTried(version);
    start({ ...subject, crews: chosen, games: Number(games), seed: Number(seed) });
  };
  const why = disabledWhy ?? (chosen.length === 0 ? t.labNobody : /^\d{1,6}$/.test(seed) ? null : t.labSeedWrong);
  return (
    <section class="work-lab" aria-labelledby="work-lab">
      <h2 id="work-lab">{t.lab}</h2>
      <p class="muted">{lead}</p>
      <div class="work-lab-crews" role="group" aria-label={t.labCrews}>
        {crews.map((crew) => (
          <button
            key={crew}
            type="button"
            aria-pressed={chosen.includes(crew)}
            aria-label={t.players(crew)}
            onClick={() => toggle(crew)}
          >
            {crew}
          </button>
        ))}
        <span aria-hidden="true">{t.labPlayers}</span>
      </div>
      <Choice
        label={t.labGames}
        layout="row"
        options={props.games.map((value) => ({ value, label: value }))}
        value={games}
        onChange={setGames}
      />
      <Field
        label={t.labSeed}
        help={t.labSeedHelp}
        inputMode="numeric"
        maxLength={String(LARGEST_SEED).length}
        value={seed}
        onInput={setSeed}
      />
      {isRunning ? (
        <Button icon="close" onClick={stop}>
          {t.labStop}
        </Button>
      ) : (
        <Button icon="bot" disabledWhy={why} onClick={begin}>
          {t.labStart}
        </Button>
      )}
      {run !== null && (
        <div class="work-lab-results" data-old={tried !== version}>
          {tried !== version && <p class="work-lab-old">{t.labOld}</p>}
          {run.state === "broken" && <Notice tone="danger">{t.labBroken}</Notice>}
          <ul>
            {run.tallies.map((tally) => (
              <LabRow key={tally.crew} tally={tally} games={run.trial.games} reading={reading} />
            ))}
          </ul>
          {!isRunning && after?.(run.tallies, run.trial)}
        </div>
      )}
    </section>
  );
}
