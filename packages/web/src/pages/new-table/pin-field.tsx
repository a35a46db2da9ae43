import type { JSX } from "preact";
import { useText } from "../../text/texts.ts";
import { Field } from "../../ui/field.tsx";
import type { Draft } from "./draft.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

const LONGEST_PIN = 8;

export function PinField({
  draft,
  onChange,
}: {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}): JSX.Element {
  const t = useText({ en, de });
  return (
    <div class="new-pin">
      <Field
        label={t.pin}
        help={t.pinHelp}
        value={draft.pin}
        maxLength={LONGEST_PIN}
        inputMode="numeric"
        onInput={(pin) => onChange({ ...draft, pin })}
      />
    </div>
  );
}
