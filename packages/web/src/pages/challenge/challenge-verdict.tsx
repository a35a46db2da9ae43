import type { JSX } from "preact";
import { navigate } from "../../app/router.ts";
import { settings } from "../../app/settings.ts";
import { toast } from "../../app/toast.ts";
import type { Finished } from "../../records/aftermath.ts";
import { scoreWords } from "../../records/score-words.ts";
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

/** Whether the score of the link was beaten, and the way to try once more with the same luck. */
export function ChallengeVerdict({ taken, finished }: ChallengeVerdictProps): JSX.Element {
  const t = useText({ en, de });
  const { points, from } = taken;
  const own = finished.score.points;
  const again = (): void => {
    const challenge = { ...challengeFrom(finished), points, from };
    void playChallenge(challenge).then(navigate, () => toast({ text: t.notKept, tone: "refusal" }));
  };
  return (
    <>
      {points !== null && <p class={own > points ? "after-best" : ""}>{verdict()}</p>}
      <div class="after-row">
        <Button icon="die-any" onClick={again}>
          {t.sameLuck}
        </Button>
      </div>
    </>
  );

  function verdict(): string {
    const { figure, points: inWords } = scoreWords(finished.record.game, settings.language.value);
    const to = points ?? 0;
    const who = from === "" ? t.theirs : t.theirsBy(from);
    if (own === to) return t.drawn(who, inWords(to));
    return own > to ? t.beaten(who, inWords(to), figure(own)) : t.unbeaten(who, inWords(to), figure(own));
  }
}
