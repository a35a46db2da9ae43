import type { Outcome, Standing } from "@safehouse/kernel";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import "./outcome-panel.css";
import { signed } from "../../text/signed.ts";
import { useText } from "../../text/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Hat } from "../../ui/hat.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { Voice } from "../voice.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

export interface OutcomePanelProps {
  readonly outcome: Outcome;
  readonly voice: Voice;
  readonly replayHref?: string | undefined;
  readonly onAgain?: (() => void) | undefined;
  readonly afterwards?: ComponentChildren;
  readonly onClose: () => void;
}

/** Who stands where, and every point explained. It stands beside the table: what led to it can still be looked at. */
export function OutcomePanel(props: OutcomePanelProps): JSX.Element {
  const { outcome, voice, replayHref, onAgain, afterwards, onClose } = props;
  const t = useText({ en, de });
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const actions = (
    <>
      {onAgain !== undefined && (
        <Button tone="lit" onClick={onAgain}>
          {t.again}
        </Button>
      )}
      {replayHref !== undefined && <Button href={replayHref}>{t.replay}</Button>}
      {replayHref !== undefined && <Button href={replayHref.replace(/^\/replay/, "/review")}>{t.review}</Button>}
      <Button tone="ghost" href="/">
        {t.home}
      </Button>
    </>
  );
  return (
    <section ref={panel} class="table-over" role="dialog" aria-label={t.over} tabIndex={-1}>
      <header>
        <h2>{t.over}</h2>
        <IconButton icon="close" label={t.closeResult} onClick={onClose} />
      </header>
      {/* It scrolls, so the keyboard must be able to get hold of it. */}
      <div class="table-over-body table-outcome" data-part="outcome" tabIndex={0} role="group" aria-label={t.result}>
        {outcome.type === "shared" ? (
          <>
            <p class="table-outcome-winner">{voice.say({ id: `result.${outcome.result}` })}</p>
            <More id={`result.${outcome.result}.words`} voice={voice} />
            <p>{t.points(outcome.points)}</p>
            <Lines lines={outcome.lines} voice={voice} />
          </>
        ) : (
          <>
            <p class="table-outcome-winner">{winnerLine(outcome.standings, voice, t)}</p>
            <ol class="table-outcome-places">
              {outcome.standings.map((standing) => (
                <Place key={standing.seat} standing={standing} voice={voice} />
              ))}
            </ol>
          </>
        )}
        {afterwards}
      </div>
      <footer>{actions}</footer>
    </section>
  );
}

/** What a result means, where its name does not say enough, such as how a heist was lost. */
function More({ id, voice }: { readonly id: string; readonly voice: Voice }): JSX.Element {
  const text = voice.say({ id });
  return text === id ? <></> : <p>{text}</p>;
}

function Place({ standing, voice }: { readonly standing: Standing; readonly voice: Voice }): JSX.Element {
  const t = useText({ en, de });
  const { seat, place, points, lines } = standing;
  return (
    <li class={place === 1 ? "table-outcome-first" : ""}>
      <details open={voice.isYou(seat)}>
        <summary>
          <span class="table-outcome-place" aria-hidden="true">
            {place}
          </span>
          <span class="vh">{t.place(place)}</span>
          <Hat seat={seat} size="small" />
          <b>{voice.name(seat)}</b>
          <span class="num">{t.points(points)}</span>
          <Icon name="down" />
        </summary>
        <Lines lines={lines} voice={voice} />
      </details>
    </li>
  );
}

function Lines({ lines, voice }: { readonly lines: Standing["lines"]; readonly voice: Voice }): JSX.Element {
  const t = useText({ en, de });
  return (
    <table class="table-outcome-lines">
      <caption class="vh">{t.explained}</caption>
      <tbody>
        {lines.map(({ text, points }) => (
          <tr>
            <th scope="row">{voice.say(text)}</th>
            <td class="num">{signed(points)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface WinnerWords {
  behind(place: number, points: number): string;
  readonly youWon: string;
  readonly and: string;
  won(names: string): string;
  wonTogether(names: string): string;
}

function winnerLine(standings: readonly Standing[], voice: Voice, t: WinnerWords): string {
  const winners = standings.filter(({ place }) => place === 1).map(({ seat }) => seat);
  const [first] = winners;
  const own = standings.find(({ seat, place }) => voice.isYou(seat) && place > 1);
  const best = standings.find(({ place }) => place === 1);
  const lost = own === undefined || best === undefined ? "" : ` ${t.behind(own.place, best.points - own.points)}`;
  if (winners.length === 1 && first !== undefined) {
    return voice.isYou(first) ? t.youWon : `${t.won(voice.name(first))}${lost}`;
  }
  const names = winners.map((seat) => voice.name(seat));
  return t.wonTogether(`${names.slice(0, -1).join(", ")} ${t.and} ${names.at(-1) ?? ""}`) + lost;
}
