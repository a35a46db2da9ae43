import type { JSX } from "preact";
import { useState } from "preact/hooks";
import "./afterwards.css";
import { Link } from "../app/link.tsx";
import { settings } from "../app/settings.ts";
import { useText } from "../text/texts.ts";
import { Button } from "../ui/button.tsx";
import { later } from "../ui/later.tsx";
import type { Aftermath, Finished } from "./aftermath.ts";
import type { Comparison } from "./book.ts";
import { scoreWords } from "./score-words.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

// Hardly any match is a challenge or the day's, and few are sent on.
const ChallengeLink = later(async () => (await import("../pages/challenge/challenge-link.tsx")).ChallengeLink);
const ChallengeVerdict = later(async () => (await import("../pages/challenge/challenge-verdict.tsx")).ChallengeVerdict);
const DailyAfterwards = later(async () => (await import("../pages/daily/daily-afterwards.tsx")).DailyAfterwards);

/** At the end of a match: how it compares, and whom to tell. */
export function Afterwards({ aftermath }: { readonly aftermath: Aftermath }): JSX.Element {
  const { finished, luck } = aftermath;
  return (
    <div class="after">
      {luck === "fresh" && <OwnRecord game={finished.record.game} comparison={aftermath.comparison} />}
      {luck === "given" && <ChallengeVerdict taken={aftermath.taken} finished={finished} />}
      {/* Everybody has the night's luck anyway. */}
      {luck === "daily" ? <DailyAfterwards aftermath={aftermath} /> : <ChallengeFriend finished={finished} />}
    </div>
  );
}

function ChallengeFriend({ finished }: { readonly finished: Finished }): JSX.Element {
  const t = useText({ en, de });
  const [isOpen, setOpen] = useState(false);
  return (
    <div class="after-challenge">
      <Button icon="share" pressed={isOpen} onClick={() => setOpen(!isOpen)}>
        {t.challengeFriend}
      </Button>
      {isOpen && <ChallengeLink finished={finished} />}
    </div>
  );
}

interface OwnRecordProps {
  readonly game: string;
  readonly comparison: Comparison;
}

function OwnRecord({ game, comparison: { now, before } }: OwnRecordProps): JSX.Element {
  const t = useText({ en, de });
  const { figure } = scoreWords(game, settings.language.value);
  const score = figure(now.points);
  if (before === null) return <p>{t.first(score)}</p>;
  if (now.points > before.points) return <p class="after-best">{t.better(score, figure(before.points))}</p>;
  return (
    <p>
      {now.points === before.points ? t.equal(score) : t.worse(figure(before.points), score)}{" "}
      <Link href="/records">{t.toRecords}</Link>
    </p>
  );
}
