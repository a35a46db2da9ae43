import type { Claim } from "@safehouse/games/klaumau/story";
import type { JSX } from "preact";
import "./story.css";
import { Link } from "../../app/link.tsx";
import type { StoryProps } from "../../pages/review/contract.ts";
import { ReviewTable } from "../../pages/review/review-table.tsx";
import { useText } from "../../text/texts.ts";
import { Hat } from "../../ui/hat.tsx";
import { Icon } from "../../ui/icon.tsx";
import { doubtsOf, isCaught, isDoubted, liarsOf, worthAbove } from "./claims.ts";
import { Doubts } from "./doubts.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

/** Every "I cannot" of a match: how likely it was a lie, whether it was one, and who believed it. */
export function Story({ story, found, who, voice, figure, href }: StoryProps): JSX.Element | null {
  const t = useText({ en, de });
  const claims = story as readonly Claim[];
  if (claims.length === 0) return null;
  const liars = liarsOf(claims, found.review.seats.length);
  const worst = liars.toSorted((a, b) => b.lies - a.lies)[0];
  const pays = worthAbove(claims, found);
  const percent = (share: number): string => `${Math.round(100 * share)} %`;
  return (
    <section class="klau-story" data-part="review-story" data-theme="paper">
      <h2>
        {worst === undefined || worst.lies === 0 ? t.nobody : t.most(voice.name(worst.seat), worst.lies, worst.caught)}
      </h2>
      <p>{t.lead(claims.length)}</p>
      <p class="klau-story-legend">
        <span data-lie="false">{t.true}</span>
        <span data-lie="true">{t.lie}</span>
        <span>
          <Icon name="eye" /> {t.caught}
        </span>
        <span>
          <Icon name="info" /> {t.doubted}
        </span>
        {pays !== null && <span data-line="true">{t.pays}</span>}
      </p>
      <div class="klau-story-scroll" tabIndex={0} role="group" aria-label={t.picture}>
        <ol class="klau-story-picture" style={{ "--claims": claims.length }}>
          {TICKS.map((tick) => (
            <li key={tick} class="klau-story-tick" aria-hidden="true" style={{ "--height": tick }}>
              {percent(tick)}
            </li>
          ))}
          {pays !== null && <li class="klau-story-pays" aria-hidden="true" style={{ "--height": pays }} />}
          {claims.map((claim, i) => (
            <li
              key={claim.n}
              class="klau-story-claim"
              data-lie={claim.isLie}
              data-theme={claim.isLie ? "night" : "paper"}
              data-odd={claim.round % 2 === 1}
              style={{ "--place": i, "--height": claim.likelihood }}
            >
              <Link href={href(claim.n)} title={told(claim)}>
                <span class="vh">{told(claim)}</span>
                <Hat seat={claim.seat} size="small" />
                {isDoubted(claim) && (
                  <span class="klau-story-mark" aria-hidden="true">
                    <Icon name={isCaught(claim) ? "eye" : "info"} />
                  </span>
                )}
              </Link>
              {claim.round !== claims[i - 1]?.round && claims[i + 2]?.round === claim.round && (
                <span class="klau-story-round" aria-hidden="true">
                  {t.round(claim.round)}
                </span>
              )}
            </li>
          ))}
        </ol>
      </div>
      <div class="klau-story-tables">
        <ReviewTable label={t.who} isCaptioned heads={["", t.said, t.lied, t.wasCaught, t.right]}>
          {liars.map(({ seat, claims: said, lies, caught, doubts, rightDoubts }) => (
            <tr key={seat} data-chosen={seat === who}>
              <th scope="row">{voice.name(seat)}</th>
              <td>{said}</td>
              <td>{lies}</td>
              <td>{lies === 0 ? "–" : caught}</td>
              <td>{t.of(rightDoubts, doubts)}</td>
            </tr>
          ))}
        </ReviewTable>
        {who !== "crew" && <Doubts rows={doubtsOf(claims, found, who)} {...{ voice, figure, percent, href }} />}
      </div>
    </section>
  );

  function told({ seat, round, likelihood, isLie, answers }: Claim): string {
    const doubters = answers.filter(({ doubts }) => doubts).map((answer) => voice.name(answer.seat));
    const what = isLie ? t.wasLie : t.wasTrue;
    return t.claim(voice.name(seat), round, percent(likelihood), what, doubters.join(", "));
  }
}

const TICKS = [0, 0.25, 0.5, 0.75, 1];
