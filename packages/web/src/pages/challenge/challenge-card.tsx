import { findOnShelf } from "@safehouse/games/shelf";
import type { GameOffer, MessageTable } from "@safehouse/kernel";
import type { JSX } from "preact";
import { navigate } from "../../app/router.ts";
import { settings } from "../../app/settings.ts";
import { toast } from "../../app/toast.ts";
import { describeTerms } from "../../records/describe.ts";
import { scoreWords } from "../../records/score-words.ts";
import { Cover } from "../../shelf/cover.tsx";
import { BOT_LEVELS } from "../../text/bot-levels.ts";
import { useText } from "../../text/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Page as Frame } from "../../ui/page.tsx";
import type { Challenge, CrewSeat } from "./logic/challenge.ts";
import { playChallenge } from "./logic/play.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

export interface ChallengeCardProps {
  readonly challenge: Challenge;
  readonly offer: GameOffer;
  readonly texts: MessageTable;
}

/** What somebody dares one to. */
export function ChallengeCard({ challenge, offer, texts }: ChallengeCardProps): JSX.Element {
  const t = useText({ en, de });
  const language = settings.language.value;
  const { game, config, crew, points, from } = challenge;
  const { title, people, more } = describeTerms(offer, texts, { config, seats: crew.length }, language);
  const shelved = findOnShelf(game);
  const play = (): void =>
    void playChallenge(challenge).then(navigate, () => toast({ text: t.notKept, tone: "refusal" }));
  return (
    <Frame title={t.title} lead={from === "" ? t.lead : t.leadFrom(from)}>
      <article class="challenge-card">
        {shelved !== null && <Cover game={shelved} />}
        <div>
          <p class="caps">{offer.meta.name[language]}</p>
          <h2>{title}</h2>
          <p class="challenge-beat">
            {points === null ? t.noScore : t.beat(scoreWords(game, language).points(points))}
          </p>
          <ul class="challenge-crew" aria-label={t.crew}>
            {crew.map((who, seat) => (
              // A seat is its place.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={seat}>{seatWords(seat, who)}</li>
            ))}
          </ul>
          {more.length > 0 && <p class="challenge-more">{more.join(" · ")}</p>}
        </div>
      </article>
      <div class="challenge-actions">
        <Button tone="lit" size="big" onClick={play}>
          {t.play}
        </Button>
        <Button tone="ghost" href={`/new/${game}`}>
          {t.toNew}
        </Button>
      </div>
      <p class="challenge-help">{t.help}</p>
      <p class="challenge-help">{t.spoiled}</p>
    </Frame>
  );

  function seatWords(seat: number, sits: CrewSeat): string {
    const persons = crew.filter((each) => each === "human").length;
    const who = sits !== "human" ? t.bot(BOT_LEVELS[language][sits]) : persons === 1 ? t.you : t.person(seat + 1);
    const as = people[seat];
    return as === undefined ? who : t.seat(who, as);
  }
}
