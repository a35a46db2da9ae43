import { loadOffer } from "@safehouse/games";
import type { GameOffer } from "@safehouse/kernel";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import "./records.css";
import { settings } from "../../app/settings.ts";
import { listLocalMatches } from "../../play/local/list.ts";
import { BOT_LEVELS } from "../../text/bot-levels.ts";
import { useText } from "../../text/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Page as Frame } from "../../ui/page.tsx";
import { bestOf, readScores, type ScoreList } from "../../records/book.ts";
import { describeTerms } from "../../records/describe.ts";
import { ratingWords, scoreWords } from "../../records/score-words.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";
import { versionOf } from "../../records/terms.ts";
import { useGameTexts } from "../../records/use-texts.ts";
import { NightlyRecords } from "./nightly-records.tsx";

interface Loaded {
  readonly lists: readonly { readonly offer: GameOffer; readonly list: ScoreList }[];
  readonly matches: ReadonlySet<string>;
}

/** The best nights of this device, by what was played and by whom. */
export function Page(): JSX.Element | null {
  const t = useText({ en, de });
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    let isHere = true;
    void load().then((found) => isHere && setLoaded(found));
    return () => {
      isHere = false;
    };
  }, []);
  if (loaded === null) return null;
  return (
    <Frame title={t.title} lead={t.lead}>
      {loaded.lists.length === 0 ? (
        <div class="records-none">
          <h2>{t.none}</h2>
          <p class="muted">{t.noneLead}</p>
          <Button tone="lit" href="/">
            {t.toHome}
          </Button>
        </div>
      ) : (
        <ul class="records">
          {loaded.lists.map(({ offer, list }) => (
            <RecordRow key={list.key} {...{ offer, list }} matches={loaded.matches} />
          ))}
        </ul>
      )}
      <NightlyRecords />
    </Frame>
  );
}

interface RecordRowProps {
  readonly offer: GameOffer;
  readonly list: ScoreList;
  readonly matches: ReadonlySet<string>;
}

function RecordRow({ offer, list, matches }: RecordRowProps): JSX.Element | null {
  const t = useText({ en, de });
  const language = settings.language.value;
  const texts = useGameTexts(offer, language);
  if (texts === null) return null;
  const { title, people, more } = describeTerms(offer, texts, list, language);
  const best = bestOf(list.scored);
  const last = list.scored.at(-1) ?? best;
  const isEarlier = list.version !== versionOf(offer.meta);
  const { figure, points } = scoreWords(list.game, language);
  const crew = [company(), ...(people.length > 0 ? [people.join(", ")] : []), ...more].join(" · ");
  const locale = language === "de" ? "de-DE" : "en-GB";
  const date = new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", year: "numeric" }).format(best.at);
  return (
    <li class="records-row" data-part="record">
      <b class="records-points num">
        <span aria-hidden="true">{figure(best.points)}</span>
        <span class="vh">{points(best.points)}</span>
      </b>
      <div class="records-words">
        <p class="caps">{offer.meta.name[language]}</p>
        <h2>{title}</h2>
        <p>{crew}</p>
        <p class="records-small">
          {ratingWords(list.game, texts, best.result, language)} {t.on(date)} · {t.times(list.scored.length)}
          {last !== best && ` · ${t.last(figure(last.points))}`}
        </p>
        {isEarlier && <p class="records-small">{t.earlier}</p>}
      </div>
      {matches.has(best.match) ? (
        <Button icon="eye" href={`/replay/local/${best.match}`}>
          <span aria-hidden="true">{t.replay}</span>
          <span class="vh">{t.replayOf(`${title}, ${crew}`)}</span>
        </Button>
      ) : (
        <small>{t.goneReplay}</small>
      )}
    </li>
  );

  function company(): string {
    const { rivals, seats } = list;
    if (rivals === undefined) return t.crew(seats);
    const levels = [...new Set(rivals)].map((level) => BOT_LEVELS[language][level]);
    return t.rivals(rivals.length, levels.join(", "));
  }
}

async function load(): Promise<Loaded> {
  // A browser that keeps nothing has nothing kept; a game that this app no longer has is left out.
  const kept = await listLocalMatches().catch(() => []);
  const found = await Promise.all(
    readScores().map(async (list) => ({ list, offer: await loadOffer(list.game).catch(() => null) })),
  );
  const lists = found.flatMap(({ list, offer }) => (offer === null ? [] : [{ list, offer }]));
  return {
    lists: lists.toSorted((a, b) => (b.list.scored.at(-1)?.at ?? 0) - (a.list.scored.at(-1)?.at ?? 0)),
    matches: new Set(kept.map(({ id }) => id)),
  };
}
