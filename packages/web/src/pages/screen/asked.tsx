import type { JSX } from "preact";
import { waitingFor } from "../../kit/waiting.ts";
import type { Moment, Session } from "../../play/session.ts";
import type { Voice } from "../../play/voice.ts";
import { useText } from "../../text/texts.ts";
import { Hat } from "../../ui/hat.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

interface AskedProps {
  readonly session: Session;
  readonly voice: Voice;
  readonly moment: Moment;
}

/**
 * Who is asked what. A sealed question has one closed envelope for everybody who is asked, all alike, until they are opened together: all
 * stay asked until the last has answered, so nothing here can tell who has.
 */
export function Asked({ session, voice, moment }: AskedProps): JSX.Element {
  const t = useText({ en, de });
  const { pending } = moment;
  const [first] = pending;
  if (first === undefined) return <section class="screen-asked" />;
  const isSealed = session.game.meta.decisions[first.kind]?.sealed === true;
  return (
    <section class="screen-asked" data-part="screen-asked" data-sealed={isSealed} data-many={pending.length > 4}>
      <h2>{waitingFor({ pending, say: voice.say })}</h2>
      {isSealed && (
        <>
          <ul class="screen-envelopes">
            {pending.map(({ seat }) => (
              <li key={seat} data-part="envelope">
                <svg viewBox="0 0 60 40" aria-hidden="true">
                  <path class="screen-envelope-paper" d="M2 2h56v36H2z" />
                  <path class="screen-envelope-flap" d="M2 2l28 21L58 2M2 38l20-21M58 38L38 17" />
                </svg>
                <Hat seat={seat} size="small" />
                <span>{voice.name(seat)}</span>
              </li>
            ))}
          </ul>
          <p>{t.asked(pending.length)}</p>
        </>
      )}
    </section>
  );
}
