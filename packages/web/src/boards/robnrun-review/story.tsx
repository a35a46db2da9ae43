import type { ToldHint } from "@safehouse/games/robnrun/story";
import type { JSX } from "preact";
import "./story.css";
import { Link } from "../../app/link.tsx";
import { settings } from "../../app/settings.ts";
import type { StoryProps } from "../../pages/review/contract.ts";
import { useText } from "../../text/texts.ts";
import { Hat } from "../../ui/hat.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

/** What every hint told, beside the best one that the boss had. */
export function Story({ story, who, voice, label, href }: StoryProps): JSX.Element | null {
  const t = useText({ en, de });
  const all = story as readonly ToldHint[];
  // Where nothing was said and nothing would have helped, there is nothing to tell.
  const hints = all.filter(({ boss, told, best }) => (who === "crew" || boss === who) && (told ?? best) !== null);
  const heists = [...new Set(hints.map(({ heist }) => heist))];
  const cards = new Intl.NumberFormat(settings.language.value, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: "exceptZero",
  });
  const told = hints.filter((hint) => hint.told !== null);
  const missed = told.filter((hint) => isWorse(hint)).length;
  return (
    <section class="rob-story" data-part="review-story" data-theme="paper">
      <h2>{told.length === 0 ? t.none : t.title(told.length, missed)}</h2>
      <p>{t.lead}</p>
      {heists.map((heist) => (
        <div key={heist} class="review-scroll" tabIndex={0} role="group" aria-label={t.heist(heist)}>
          <table>
            <caption>{t.heist(heist)}</caption>
            <thead>
              <tr>
                {[t.boss, t.told, t.best].map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {hints
                .filter((hint) => hint.heist === heist)
                .map((hint) => (
                  <tr key={hint.n} data-chosen={isWorse(hint)}>
                    <th scope="row">
                      <Link href={href(hint.n)}>
                        <Hat seat={hint.boss} size="small" /> {voice.name(hint.boss)}
                      </Link>
                    </th>
                    <td>
                      {hint.told === null ? t.silence : label(hint.n, hint.told.move as never)}
                      {hint.told !== null && <small>{brought(hint.told, hint.possible)}</small>}
                    </td>
                    <td>
                      {bestOf(hint)}
                      {hint.best !== null && isOther(hint) && <small>{brought(hint.best, hint.possible)}</small>}
                    </td>
                  </tr>
                ))}
            </tbody>
          </table>
        </div>
      ))}
    </section>
  );

  function brought({ gain, possible }: NonNullable<ToldHint["told"]>, before: number): string {
    const needs = t.needs(before, possible);
    return gain === null ? needs : `${t.cards(cards.format(gain).replace("-", "−"))}, ${needs}`;
  }

  function bestOf(hint: ToldHint): string {
    if (!isOther(hint)) return t.theBest;
    return hint.best === null ? t.silence : label(hint.n, hint.best.move as never);
  }
}

/** Less is nothing to speak of, in right cards. */
const LEAST = 0.15;

/** Whether something else would have been better by the crew's agreements. */
function isWorse({ told, best }: ToldHint): boolean {
  const gain = told === null ? 0 : (told.gain ?? 0);
  return (best?.gain ?? 0) - gain >= LEAST;
}

function isOther(hint: ToldHint): boolean {
  const { told, best } = hint;
  if (told === null && best === null) return false;
  return JSON.stringify(told?.move) !== JSON.stringify(best?.move);
}
