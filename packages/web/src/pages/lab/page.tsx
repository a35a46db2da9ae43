import { loadOffer } from "@safehouse/games";
import type { LabResults } from "@safehouse/games/lab";
import { findOnShelf, SHELF } from "@safehouse/games/shelf";
import { isSameEdition, type Phrases } from "@safehouse/kernel";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import "./lab.css";
import { Link } from "../../app/link.tsx";
import { LoadFailed } from "../../app/load-failed.tsx";
import type { PageProps } from "../../app/pages.ts";
import { settings } from "../../app/settings.ts";
import { useText } from "../../text/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Page as Frame } from "../../ui/page.tsx";
import { Measured } from "../rules/measured/measured.tsx";
import { toldLines } from "./logic/lines.ts";
import { Ladder } from "./ladder.tsx";
import { hasLab, loadLab } from "./load-lab.ts";
import { Spread } from "./spread.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";
import { Uses } from "./uses.tsx";
import { Wins } from "./wins.tsx";
import { useLabWords } from "./words.ts";

interface Loaded {
  readonly game: string;
  readonly results: LabResults;
  /** What was measured is what is played today. */
  readonly isPresent: boolean;
  /** The German of what is measured. */
  readonly phrases: Phrases;
}

const GAMES = SHELF.filter(({ id }) => hasLab(id));

/** What bots have found out about the games, in plots: from results that are committed. */
export function Page({ params }: PageProps): JSX.Element | null {
  const t = useText({ en, de });
  const language = settings.language.value;
  const game = params["game"] ?? GAMES[0]?.id ?? "";
  const [loaded, setLoaded] = useState<Loaded | "failed" | null>(null);
  useEffect(() => {
    let isWanted = true;
    const show = (found: Loaded | "failed" | null): void => {
      if (isWanted) setLoaded(found);
    };
    setLoaded(null);
    if (hasLab(game)) load(game).then(show, () => show("failed"));
    return () => {
      isWanted = false;
    };
  }, [game]);
  if (loaded === "failed") return <LoadFailed />;
  return (
    <Frame title={hasLab(game) ? t.titleOf(findOnShelf(game)?.name[language] ?? game) : t.none} lead={t.lead} wide>
      <nav class="lab-games" aria-label={t.games}>
        {GAMES.map(({ id, shortName, name }) => (
          <Link key={id} href={`/lab/${id}`} {...(id === game && { "aria-current": "page" })}>
            {shortName ?? name[language]}
          </Link>
        ))}
      </nav>
      {loaded?.game === game && <Results {...loaded} />}
    </Frame>
  );
}

function Results({ game, results, isPresent, phrases }: Loaded): JSX.Element {
  const { ladder, survey, lines, seed } = results;
  const words = useLabWords(survey.names);
  const { t, language } = words;
  return (
    <div class="lab" key={game}>
      {!isPresent && <Notice tone="warning">{t.older(results.edition.rules)}</Notice>}
      <p class="muted">{t.sizes({ seed, games: survey.games, ladder: ladder.games, lines: lines.games })}</p>
      <Spread survey={survey} words={words} />
      <Wins survey={survey} words={words} />
      <Ladder ladder={ladder} words={words} />
      <Uses game={game} survey={survey} words={words} />
      <section class="lab-section" aria-labelledby="lab-lines">
        <h2 id="lab-lines">{t.lines}</h2>
        <p>{t.linesLead}</p>
        <Measured
          report={{ date: null, sample: lines.games, lines: toldLines(lines.lines, phrases) }}
          phrases={language === "de" ? phrases : null}
        />
        <Button icon="rules" href={`/rules/${game}`}>
          {t.toRules}
        </Button>
      </section>
    </div>
  );
}

async function load(game: string): Promise<Loaded | null> {
  const [results, offer] = await Promise.all([loadLab(game), loadOffer(game)]);
  if (results === null || offer === null) return null;
  const phrases = (await offer.measured?.()) ?? [];
  return { game, results, isPresent: isSameEdition(results.edition, offer.meta), phrases };
}
