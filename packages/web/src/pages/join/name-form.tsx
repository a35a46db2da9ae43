import { LONGEST_NAME, readName } from "@safehouse/protocol";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { announce } from "../../app/announce.ts";
import { settings } from "../../app/settings.ts";
import { useText } from "../../text/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import "./join.css";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

export interface NameFormProps {
  readonly submitLabel: string;
  /** Resolves when the name was used, or refused. */
  onName(name: string): Promise<unknown>;
  /** Counts up whenever the form should take the focus. */
  readonly call?: number;
  readonly children?: ComponentChildren;
}

/** A name is all it takes to come in. */
export function NameForm({ submitLabel, onName, call = 0, children }: NameFormProps): JSX.Element {
  const t = useText({ en, de });
  const [text, setText] = useState(settings.name.value);
  const [isWrong, setWrong] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (call > 0) form.current?.querySelector("input")?.focus();
  }, [call]);

  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    const name = readName(text);
    setWrong(name === null);
    if (name === null) {
      form.current?.querySelector("input")?.focus();
      announce(t.nameWrong);
      return;
    }
    setBusy(true);
    await onName(name);
    setBusy(false);
  };
  return (
    <form ref={form} class="join-form" noValidate onSubmit={(event) => void submit(event)}>
      <Field
        label={t.nameLabel}
        value={text}
        onInput={(value) => {
          setText(value);
          setWrong(false);
        }}
        maxLength={2 * LONGEST_NAME}
        autocomplete="nickname"
        error={isWrong ? t.nameWrong : null}
      />
      <Button type="submit" tone="lit">
        {submitLabel}
      </Button>
      {children}
    </form>
  );
}
