import type { MessageTable } from "@safehouse/kernel";
import type { JSX } from "preact";
import { useText } from "../../text/texts.ts";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { IconName } from "../../ui/icon-names.ts";
import { SystemShare } from "../../ui/system-share.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";
import { type Night, useResultText } from "./use-result-text.ts";

/** The letters of a night as the house draws them. */
const SYMBOLS: { readonly [letter: string]: { readonly icon: IconName; readonly word: SymbolWord } } = {
  l: { icon: "loot", word: "symbolLoot" },
  o: { icon: "diamond-open", word: "symbolOpened" },
  t: { icon: "trace", word: "symbolTrace" },
  q: { icon: "minus", word: "symbolQuiet" },
  r: { icon: "home", word: "symbolRan" },
  e: { icon: "car", word: "symbolEscaped" },
  c: { icon: "police", word: "symbolCaught" },
};

type SymbolWord = Extract<keyof typeof en, `symbol${string}`>;

export interface ShareResultProps {
  readonly night: Night;
  readonly texts: MessageTable;
}

/** A night in a few lines that give nothing away. */
export function ShareResult({ night, texts }: ShareResultProps): JSX.Element {
  const t = useText({ en, de });
  const text = useResultText(night, texts);
  return (
    <div class="daily-share">
      <ol class="daily-symbols" aria-label={t.inSymbols}>
        {[...night.result.letters].map((letter, i) => {
          const symbol = SYMBOLS[letter];
          return (
            symbol !== undefined && (
              // A round has no other identity than its place.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={i}>
                <Icon name={symbol.icon} label={t[symbol.word]} />
              </li>
            )
          );
        })}
      </ol>
      <div class="daily-row">
        <CopyButton text={text} label={t.copyResult} />
        <SystemShare label={t.share} what={{ text }} />
      </div>
    </div>
  );
}
