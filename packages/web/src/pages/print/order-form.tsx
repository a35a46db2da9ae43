import { LANGUAGES, type Language } from "@safehouse/kernel";
import { type InkChoice, INKS, PAPER_SIZES, type PaperSize, type ThingGroup } from "@safehouse/paper/order";
import type { JSX } from "preact";
import { useText } from "../../text/texts.ts";
import { Choice } from "../../ui/choice.tsx";
import { Switch } from "../../ui/switch.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

/** What somebody wants on paper, and how. */
export interface Wish {
  readonly things: ReadonlySet<string>;
  readonly size: PaperSize;
  readonly ink: InkChoice;
  readonly language: Language;
  readonly isPlayed: boolean;
}

interface OrderFormProps {
  readonly groups: readonly ThingGroup[];
  readonly wish: Wish;
  /** A match was brought along. */
  readonly mayBePlayed: boolean;
  readonly onChange: (change: Partial<Wish>) => void;
  readonly onChoose: (thing: string, isWanted: boolean) => void;
}

export function OrderForm({ groups, wish, mayBePlayed, onChange, onChoose }: OrderFormProps): JSX.Element {
  const t = useText({ en, de });
  return (
    <div class="print-form">
      {mayBePlayed && (
        <Choice
          label={t.marks}
          value={wish.isPlayed ? "played" : "blank"}
          options={[
            { value: "played", label: t.played, help: t.playedHelp },
            { value: "blank", label: t.blank, help: t.blankHelp },
          ]}
          onChange={(value) => onChange({ isPlayed: value === "played" })}
        />
      )}
      {groups.map(({ title, things }) => (
        <fieldset key={title} class="print-group">
          <legend>{title}</legend>
          {things.map(({ id, title: label, help }) => (
            <Switch
              key={id}
              label={label}
              {...(help !== undefined && { help })}
              checked={wish.things.has(id)}
              onChange={(isWanted) => onChoose(id, isWanted)}
            />
          ))}
        </fieldset>
      ))}
      <Choice
        label={t.size}
        layout="row"
        value={wish.size}
        options={PAPER_SIZES.map((value) => ({ value, label: t[value] }))}
        onChange={(size) => onChange({ size })}
      />
      <Choice
        label={t.ink}
        layout="row"
        value={wish.ink}
        options={INKS.map((value) => ({ value, label: t[value], ...(value === "low" && { help: t.lowHelp }) }))}
        onChange={(ink) => onChange({ ink })}
      />
      <Choice
        label={t.language}
        layout="row"
        value={wish.language}
        options={LANGUAGES.map((value) => ({ value, label: t[value] }))}
        onChange={(language) => onChange({ language })}
      />
    </div>
  );
}
