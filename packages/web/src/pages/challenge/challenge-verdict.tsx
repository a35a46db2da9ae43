import type { JSX } from "preact";
import { navigate } from "../../app/router.ts";
import { toast } from "../../app/toast.ts";
import type { Finished } from "../../records/aftermath.ts";
import { useText } from "../../text/texts.ts";
import { Button } from "../../ui/button.tsx";
import { challengeFrom } from "./challenge-link.tsx";
import type { Taken } from "./logic/book.ts";
import { playChallenge } from "./logic/play.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

export interface ChallengeVerdictProps {
  readonly taken: Taken;
  readonly finished: Finished;
}

/** Whether the score of the link was beaten, and the way to try once more with the same dice. */
export function ChallengeVerdict({ taken, finished }: ChallengeVerdictProps): JSX.Element {
  const t = useText({ en, de });
  const { points, from } = taken;
  const own = finished.outcome.points;
  const again = (): void => {
    const challenge = { ...challengeFrom(finished), points, from };
    void playChallenge(challenge).then(navigate, () => toast({ text: t.notKept, tone: "refusal" }));
  };
  return (
    <>
      {points !== null && <p class={own > points ? "after-best" : ""}>{verdict()}</p>}
      <div class="after-row">
        <Button icon="die-any" onClick={again}>
          {t.sameDice}
        </Button>
      </div>
    </>
  );

  function verdict(): string {
    const to = points ?? 0;
    const who = from === "" ? t.theirs : t.theirsBy(from);
    return own > to ? t.beaten(who, to, own) : own === to ? t.drawn(who, to) : t.unbeaten(who, to, own);
  }
}
