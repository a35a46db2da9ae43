import type { Nightly, Sign } from "@safehouse/games/nightly";
import type { GameOffer, MessageTable } from "@safehouse/kernel";
import type { JSX } from "preact";
import { settings } from "../../app/settings.ts";
import { ratingWords, scoreWords } from "../../records/score-words.ts";
import { useText } from "../../text/texts.ts";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { SystemShare } from "../../ui/system-share.tsx";
import { shortDay } from "./day-words.ts";
import type { DailyResult } from "./logic/book.ts";
import type { Night } from "./logic/night.ts";
import { resultText } from "./logic/result-text.ts";
import { signsOf } from "./logic/signs.ts";
import { nightWords } from "./night-words.ts";
import { spreadOf } from "./scale/spread.ts";
import type { Scale } from "./scale/use-scale.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

const SIGN_WORDS = {
  loot: "signLoot",
  opened: "signOpened",
  trace: "signTrace",
  alarm: "signAlarm",
  quiet: "signQuiet",
  ran: "signRan",
  escaped: "signEscaped",
  caught: "signCaught",
  stranded: "signStranded",
  won: "signWon",
  shared: "signShared",
  lost: "signLost",
} as const satisfies { readonly [sign in Sign]: keyof typeof en };

export interface ShareResultProps {
  readonly nightly: Nightly;
  readonly offer: GameOffer;
  /** The game's own. */
  readonly texts: MessageTable;
  readonly night: Night;
  readonly result: DailyResult;
  readonly scale: Scale | null;
}

/** A night in a few lines that give nothing away. */
export function ShareResult(props: ShareResultProps): JSX.Element {
  const t = useText({ en, de });
  const text = useResultText(props);
  return (
    <div class="daily-share">
      <ol class="daily-symbols" aria-label={t.inSigns}>
        {signsOf(props.result.letters).map(({ sign, icon }, i) => (
          // A part has no other identity than its place.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={i}>
            <Icon name={icon} label={t[SIGN_WORDS[sign]]} />
          </li>
        ))}
      </ol>
      <div class="daily-row">
        <CopyButton text={text} label={t.copyResult} />
        <SystemShare label={t.share} what={{ text }} />
      </div>
    </div>
  );
}

/** The text to share, in the reader's language. How the bots did stands in it once they have all played. */
function useResultText({ nightly, offer, texts, night, result, scale }: ShareResultProps): string {
  const t = useText({ en, de });
  const language = settings.language.value;
  const date = shortDay(night.day, language);
  const { game, what, who } = nightWords(offer, texts, night, nightly.days, language);
  const { points } = scoreWords(night.game, language);
  const bots = scale?.state === "done" ? scale.scores : null;
  return resultText({
    title: nightly.days === 1 ? t.shareTitle(game, date) : t.shareTitleOfWeek(game, date),
    what: [what, who].filter((each) => each !== null).join(", "),
    result: [
      points(result.points),
      ratingWords(night.game, texts, result.result, language),
      t[nightly.parts](result.rounds),
    ],
    scale: bots === null ? null : t.betterThan(spreadOf(bots, result.points).beaten, bots.length),
    letters: result.letters,
  });
}
