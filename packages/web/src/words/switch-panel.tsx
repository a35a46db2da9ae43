import type { JSX } from "preact";
import "./switch-panel.css";
import { settings } from "../app/settings.ts";
import { useText } from "../text/texts.ts";
import { Button } from "../ui/button.tsx";
import type { ScanOptions } from "./scanner.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";
import type { Scan } from "./use-scanner.ts";

export interface SwitchPanelProps {
  readonly options: ScanOptions;
  readonly scan: Scan;
}

/** What the switch does, and the pause for who helps. */
export function SwitchPanel({ options, scan }: SwitchPanelProps): JSX.Element {
  const t = useText({ en, de });
  const numbers = new Intl.NumberFormat(settings.language.value);
  const seconds = numbers.format(options.seconds);
  const first = numbers.format(options.seconds + options.firstSeconds);
  const isAutomatic = options.way === "automatic";
  const help = isAutomatic ? t.automaticHelp(seconds, first) : t.stepHelp(seconds, first);
  return (
    <section class="words-switch" aria-label={t.oneSwitch} data-helper>
      <p>
        <b>{t.oneSwitch}</b>
        {scan.at === null ? (isAutomatic ? t.resting : t.stepResting) : help}
      </p>
      {isAutomatic && (
        <Button onClick={scan.at === null ? scan.goOn : scan.rest}>{scan.at === null ? t.goOn : t.pause}</Button>
      )}
    </section>
  );
}
