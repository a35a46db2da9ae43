import type { JSX } from "preact";
import "./challenge.css";
import { isLoopback, useShareAddress } from "../../app/share-address.ts";
import { settings } from "../../app/settings.ts";
import type { Finished } from "../../records/aftermath.ts";
import { scoreWords } from "../../records/score-words.ts";
import { useText } from "../../text/texts.ts";
import { CopyButton } from "../../ui/copy-button.tsx";
import { QrCode } from "../../ui/qr-code.tsx";
import { SystemShare } from "../../ui/system-share.tsx";
import { cleanName } from "../workshop/drafts/draft.ts";
import type { Challenge } from "./logic/challenge.ts";
import { crewOf } from "./logic/crew.ts";
import { challengePath } from "./logic/link.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

/** The match just finished as a link: the same table, the same luck, and a score to beat. */
export function ChallengeLink({ finished }: { readonly finished: Finished }): JSX.Element {
  const t = useText({ en, de });
  const origin = useShareAddress();
  const { meta } = finished.game;
  const language = settings.language.value;
  const score = scoreWords(meta.id, language).points(finished.score.points);
  const link = origin + challengePath(challengeFrom(finished), meta.options);
  const text = t.shareText(score, meta.name[language]);
  return (
    <div class="challenge-link">
      <QrCode text={link} label={t.qrLabel} />
      <div>
        <p>{t.linkHolds(score)}</p>
        {isLoopback(new URL(origin).hostname) && <p class="after-small">{t.onlyHere}</p>}
        <div class="after-row">
          <CopyButton text={link} label={t.copyLink} />
          <SystemShare label={t.share} what={{ title: "Safehouse", text, url: link }} />
        </div>
      </div>
    </div>
  );
}

export function challengeFrom({ record, score }: Finished): Challenge {
  const { game, rules, content, config, seats, seed } = record;
  const crew = crewOf(seats);
  const isOnePerson = crew.filter((who) => who === "human").length === 1;
  return {
    ...{ game, rules, content, crew, seed },
    config: config as Challenge["config"],
    points: score.points,
    from: isOnePerson ? cleanName(settings.name.peek()) : "",
  };
}
