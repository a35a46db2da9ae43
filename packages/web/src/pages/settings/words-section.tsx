import type { JSX } from "preact";
import { useId } from "preact/hooks";
import "./words-section.css";
import { type Scan, SCAN_LIMITS, SCANS, settings } from "../../app/settings.ts";
import { useText } from "../../text/texts.ts";
import { Choice } from "../../ui/choice.tsx";
import { Switch } from "../../ui/switch.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

/** Tables that are read instead of seen, and played with one switch. */
export function WordsSection(): JSX.Element {
  const t = useText({ en, de });
  const { words, scan } = settings;
  return (
    <section class="settings-part">
      <h2>{t.words}</h2>
      <Switch
        label={t.inWords}
        help={t.inWordsHelp}
        checked={words.value}
        onChange={(isOn) => {
          words.value = isOn;
          if (!isOn) scan.value = "off";
        }}
      />
      <Choice<Scan>
        label={t.scan}
        help={t.scanHelp}
        options={SCANS.map((value) => ({ value, label: t[`scan.${value}`] }))}
        value={scan.value}
        onChange={(value) => {
          scan.value = value;
          if (value !== "off") words.value = true;
        }}
      />
      {scan.value !== "off" && (
        <div class="settings-times">
          <Seconds name="scanSeconds" />
          <Seconds name="scanFirst" />
          <Seconds name="scanFilter" />
        </div>
      )}
    </section>
  );
}

function Seconds({ name }: { readonly name: keyof typeof SCAN_LIMITS }): JSX.Element {
  const t = useText({ en, de });
  const id = useId();
  const { min, max } = SCAN_LIMITS[name];
  const { value } = settings[name];
  const words = t.seconds(new Intl.NumberFormat(settings.language.value).format(value));
  return (
    <p class="settings-time">
      <label for={id}>{t[name]}</label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={0.1}
        value={value}
        aria-valuetext={words}
        onInput={(event) => (settings[name].value = Number(event.currentTarget.value))}
      />
      <output for={id}>{words}</output>
    </p>
  );
}
