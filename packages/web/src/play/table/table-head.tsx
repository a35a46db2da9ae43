import type { ComponentChildren, JSX } from "preact";
import "./table-head.css";
import { settings, shownTheme } from "../../app/settings.ts";
import { playSound } from "../../app/sound.ts";
import { useText } from "../../text/texts.ts";
import { changeLanguage } from "../../text/words.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Menu, type MenuItem } from "../../ui/menu.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

export interface TableHeadProps {
  readonly name: string;
  /** The same for small screens. */
  readonly shortName: string;
  readonly headline: string;
  readonly menu: readonly MenuItem[];
  readonly undo: (() => void) | null;
  readonly onRules: () => void;
  readonly onLegend: () => void;
  readonly hasLegend: boolean;
  /** What happened lately, in the middle; on a phone below. */
  readonly recap: ComponentChildren;
  readonly onLog: () => void;
  readonly logLabel: string;
  readonly logCount: number;
  /** Null until the match is over. */
  readonly onResult: (() => void) | null;
  /** Null where nobody may be asked for advice. */
  readonly onCoach: (() => void) | null;
  readonly isCoachOpen: boolean;
  readonly onMoves: () => void;
  /** Null where the page around has a pace of its own. */
  readonly onPace: (() => void) | null;
  readonly onHelp: () => void;
  /** It can be had in words and drawn. */
  readonly hasWords: boolean;
  readonly onLeave: () => void;
}

/** More letters have no room in one line of a phone. */
const LONG_NAME = 16;

/** The bar above every table. A turn needs nothing of it. */
export function TableHead(props: TableHeadProps): JSX.Element {
  const {
    name,
    shortName,
    headline,
    undo,
    recap,
    hasLegend,
    onRules,
    onLegend,
    onLog,
    logLabel,
    logCount,
    onResult,
    onLeave,
  } = props;
  const t = useText({ en, de });
  const { sound } = settings;
  return (
    <header class="table-head">
      <IconButton icon="back" label={t.leave} onClick={onLeave} />
      <div class="table-title" data-part="table-title" data-long={shortName.length > LONG_NAME}>
        <h1>
          <span class="table-name">{name}</span>
          <span class="table-short-name">{shortName}</span>
        </h1>
        <p>{headline}</p>
      </div>
      <div class="table-recap-place">{recap}</div>
      <div class="table-tools">
        {/* Its place is kept: what stands beside it stays there. */}
        <span class="table-undo-place">
          {undo !== null && <IconButton icon="undo" label={t.undo} onClick={undo} />}
        </span>
        {onResult !== null && <IconButton icon="trophy" label={t.result} onClick={onResult} />}
        {props.onCoach !== null && (
          <IconButton icon="lamp" label={t.coach} pressed={props.isCoachOpen} onClick={props.onCoach} />
        )}
        <IconButton icon="info" label={t.legend} pressed={hasLegend} onClick={onLegend} />
        <IconButton icon="rules" label={t.rules} onClick={onRules} />
        <IconButton icon="log" label={logLabel} badge={logCount} onClick={onLog} />
        <IconButton
          class="table-sound"
          icon={sound.value ? "sound" : "mute"}
          label={t.sound}
          pressed={sound.value}
          onClick={() => {
            sound.value = !sound.value;
            playSound("card");
          }}
        />
        <Menu label={t.menu} icon="menu" items={menuItems(props, t)} />
      </div>
    </header>
  );
}

type Words = ReturnType<typeof useText<typeof en>>;

function menuItems({ menu, onMoves, onPace, onHelp, hasWords, onLeave }: TableHeadProps, t: Words): MenuItem[] {
  const { theme, words, sound } = settings;
  const isNight = shownTheme.value === "night";
  return [
    ...menu,
    { label: t.allMoves, icon: "log", onSelect: onMoves },
    ...(onPace === null ? [] : [{ label: t.pace, icon: "time", onSelect: onPace } as const]),
    ...(hasWords ? [inWords(words.value ? t.drawn : t.inWords)] : []),
    { label: t.keyboard, icon: "info", onSelect: onHelp },
    {
      label: sound.value ? t.soundOff : t.soundOn,
      icon: sound.value ? "mute" : "sound",
      onSelect: () => (sound.value = !sound.value),
    },
    {
      label: t.otherLanguage,
      icon: "language",
      onSelect: () => changeLanguage(),
    },
    {
      label: isNight ? t.toPaper : t.toNight,
      icon: "lamp",
      onSelect: () => (theme.value = isNight ? "paper" : "night"),
    },
    { label: t.leave, icon: "back", onSelect: onLeave },
  ];
}

function inWords(label: string): MenuItem {
  const { words } = settings;
  return { label, icon: words.value ? "eye" : "speech", onSelect: () => (words.value = !words.value) };
}
