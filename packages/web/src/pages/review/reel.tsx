import type { Moment } from "@safehouse/host";
import type { JSX } from "preact";
import { writePlace } from "../../play/replay/place.ts";
import { useText } from "../../text/texts.ts";
import { Link } from "../../app/link.tsx";
import { Hat } from "../../ui/hat.tsx";
import { Icon } from "../../ui/icon.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

export interface ReelProps {
  readonly moments: readonly Moment[];
  readonly name: (seat: number) => string;
  /** In which part of the match an entry is. */
  readonly where: (n: number) => string;
  readonly label: (moment: Moment) => string;
  readonly figure: (value: number, isChange?: boolean) => string;
  /** The replay of this match. */
  readonly replay: string;
}

/** The biggest swings, largest first; each opens on the real table, open or through one pair of eyes. */
export function Reel({ moments, name, where, label, figure, replay }: ReelProps): JSX.Element {
  const t = useText({ en, de });
  return (
    <section class="review-reel">
      <h2>{t.reel}</h2>
      <ol>
        {moments.map((moment) => (
          <li key={`${moment.n} ${moment.kind}`} data-part="review-moment">
            <p class="review-moment-who">
              {moment.seat === null ? <Icon name="extra-die" /> : <Hat seat={moment.seat} size="small" />}
              <b>{moment.kind === "luck" ? t.luckMoment : name(moment.seat ?? 0)}</b>
              <span>{where(moment.n)}</span>
            </p>
            {moment.kind === "decision" && <p>{label(moment)}</p>}
            <p class="review-moment-amount">{figure(moment.after - moment.before, true)}</p>
            <p class="review-moment-links">
              <Link href={`${replay}${writePlace(moment.n, "open")}`}>{t.open}</Link>
              {moment.seat !== null && (
                <Link href={`${replay}${writePlace(moment.n, moment.seat)}`}>{t.eyes(name(moment.seat))}</Link>
              )}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
