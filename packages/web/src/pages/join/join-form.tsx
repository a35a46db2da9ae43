import type { JSX } from "preact";
import { useRef, useState } from "preact/hooks";
import { announce } from "../../app/announce.ts";
import { navigate } from "../../app/router.ts";
import { useText } from "../../text/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import "./join.css";
import { readInvitation } from "./read-code.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

export interface JoinFormProps {
  /** By default "Table code". */
  readonly label?: string;
  readonly initial?: string;
  /** Where it is one of several things that can be done: a line below, and the lamp on its button, would be too much. */
  readonly isAside?: boolean;
}

/** For whoever was told a code, or has a link at hand. */
export function JoinForm({ label, initial = "", isAside = false }: JoinFormProps): JSX.Element {
  const t = useText({ en, de });
  const [text, setText] = useState(initial);
  const [isWrong, setWrong] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const submit = (event: Event): void => {
    event.preventDefault();
    const invitation = readInvitation(text);
    setWrong(invitation === null);
    if (invitation === null) {
      form.current?.querySelector("input")?.focus();
      announce(t.wrong);
    } else navigate(invitation.kind === "table" ? `/table/${invitation.id}` : `/join/${invitation.code}`);
  };
  return (
    <form ref={form} class={isAside ? "join-aside" : "join-form join-code"} noValidate onSubmit={submit}>
      <Field
        label={label ?? t.label}
        value={text}
        onInput={(value) => {
          setText(value);
          setWrong(false);
        }}
        maxLength={200}
        placeholder={t.example}
        error={isWrong ? t.wrong : null}
        {...(!isAside && { help: t.help })}
      />
      <Button type="submit" {...(isAside ? { size: "big" } : { tone: "lit" })}>
        {t.sitDown}
      </Button>
    </form>
  );
}
