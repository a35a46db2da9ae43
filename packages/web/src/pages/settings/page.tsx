import type { Language } from "@safehouse/kernel";
import type { JSX } from "preact";
import "./settings.css";
import { settings, type Theme, THEMES } from "../../app/settings.ts";
import { playSound } from "../../app/sound.ts";
import { PaceChoice } from "../../stage/pace-choice.tsx";
import { useText } from "../../text/texts.ts";
import { changeLanguage } from "../../text/words.ts";
import { Button } from "../../ui/button.tsx";
import { Choice } from "../../ui/choice.tsx";
import { Page as Frame } from "../../ui/page.tsx";
import { Switch } from "../../ui/switch.tsx";
import { DeviceLinkPanel } from "../tables/device-link.tsx";
import { NotifyPanel } from "../tables/notify-panel.tsx";
import { PushPanel } from "../tables/push-panel.tsx";
import "../tables/tables.css";
import { AppSection } from "./app-section.tsx";
import { DataSection } from "./data-section.tsx";
import { NameForm } from "./name-form.tsx";
import { WordsSection } from "./words-section.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

/** A language is named in itself: whoever looks for it may not read the other. */
const LANGUAGE_NAMES = [
  { value: "en", label: "English" },
  { value: "de", label: "Deutsch" },
] as const satisfies readonly { value: Language; label: string }[];

export function Page(): JSX.Element {
  const t = useText({ en, de });
  const { language, theme, sound, haptics, motion, warns } = settings;
  return (
    <Frame title={t.title} lead={t.lead}>
      <section class="settings-part">
        <h2>{t.you}</h2>
        <NameForm />
        <DeviceLinkPanel />
      </section>
      <section class="settings-part">
        <h2>{t.look}</h2>
        <Choice<Language>
          label={t.language}
          layout="row"
          options={LANGUAGE_NAMES}
          value={language.value}
          onChange={changeLanguage}
        />
        <Choice<Theme>
          label={t.theme}
          layout="row"
          options={THEMES.map((value) => ({ value, label: t[`theme.${value}`] }))}
          value={theme.value}
          onChange={(value) => (theme.value = value)}
        />
      </section>
      <section class="settings-part">
        <h2>{t.feel}</h2>
        <Switch
          label={t.sound}
          help={t.soundHelp}
          checked={sound.value}
          onChange={(isOn) => {
            sound.value = isOn;
            playSound("turn");
          }}
        />
        {sound.value && (
          <Button icon="sound" size="small" onClick={() => playSound("turn")}>
            {t.testSound}
          </Button>
        )}
        {"vibrate" in navigator && (
          <Switch
            label={t.haptics}
            help={t.hapticsHelp}
            checked={haptics.value}
            onChange={(isOn) => (haptics.value = isOn)}
          />
        )}
        <Switch
          label={t.motion}
          help={t.motionHelp}
          checked={motion.value === "reduced"}
          onChange={(isOn) => (motion.value = isOn ? "reduced" : "system")}
        />
        <PaceChoice />
        <Switch label={t.warns} help={t.warnsHelp} checked={warns.value} onChange={(isOn) => (warns.value = isOn)} />
      </section>
      <WordsSection />
      <div class="settings-part">
        <NotifyPanel />
        <PushPanel />
      </div>
      <DataSection />
      <AppSection />
    </Frame>
  );
}
