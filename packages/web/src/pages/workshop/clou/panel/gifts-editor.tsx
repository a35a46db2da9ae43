import type { JSX } from "preact";
import { useEditing } from "../context.ts";
import { MOST_GIFTS } from "../logic/sheet-parts.ts";
import { Pick } from "./controls.tsx";
import { SYMBOLS } from "./words.ts";

const WHITES = [
  "±1",
  "±2",
  "±3",
  "die 1",
  "die 2",
  "die 3",
  "die 4",
  "die 5",
  "die 6",
  "any",
  "any number",
  "any circle",
];
const NOTHING = "";

interface GiftPickProps {
  readonly label: string;
  readonly value: string;
  readonly mayBeNothing: boolean;
  onChange(gift: string): void;
}

/** What a cell gives, by name. */
export function GiftPick({ label, value, mayBeNothing, onChange }: GiftPickProps): JSX.Element {
  const { names, t } = useEditing();
  const gifts = [...SYMBOLS, ...WHITES].map((word) => ({ value: word, label: names.symbol(word) }));
  return (
    <Pick
      label={label}
      isLabelHidden
      value={value}
      options={mayBeNothing ? [{ value: NOTHING, label: t.givesNothing }, ...gifts] : gifts}
      onChange={onChange}
    />
  );
}

interface GiftsEditorProps {
  readonly place: string;
  readonly gifts: readonly string[];
  readonly least: number;
  onChange(gifts: readonly string[]): void;
}

/** Symbols that are given together; the last choice adds one more. */
export function GiftsEditor({ place, gifts, least, onChange }: GiftsEditorProps): JSX.Element {
  const { t } = useEditing();
  const shown = gifts.length < MOST_GIFTS ? [...gifts, NOTHING] : gifts;
  return (
    <span class="clw-gifts" role="group" aria-label={t.leafGift(place)}>
      <span aria-hidden="true">{t.gives}</span>
      {shown.map((gift, i) => (
        <GiftPick
          key={i}
          label={t.giftNumber(place, i + 1)}
          value={gift}
          mayBeNothing={i >= gifts.length || gifts.length > least}
          onChange={(next) =>
            onChange([...gifts.slice(0, i), next, ...gifts.slice(i + 1)].filter((each) => each !== NOTHING))
          }
        />
      ))}
    </span>
  );
}
