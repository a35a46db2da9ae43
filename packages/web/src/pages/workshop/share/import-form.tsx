import type { ComponentChildren, JSX } from "preact";
import { useRef, useState } from "preact/hooks";
import "./share.css";
import { useText } from "../../../text/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { de } from "../text/de.ts";
import { en } from "../text/en.ts";
import { findCode, type SharedCode } from "./shared-file.ts";

/** More than any workshop writes. */
const MOST_BYTES = 60_000;

export interface ImportFormProps {
  /** What a link brought along and was refused. */
  readonly initial: string;
  readonly example: string;
  /** Takes it, or says why not. */
  onImport(shared: SharedCode): ComponentChildren | null;
  /** Why what a link brought along was refused. */
  readonly refusal: ComponentChildren | null;
}

/** By code, by link or from a file. What is refused stays in the field, so that a slip can be mended. */
export function ImportForm({ initial, example, onImport, refusal }: ImportFormProps): JSX.Element {
  const t = useText({ en, de });
  const [text, setText] = useState(initial);
  const [problem, setProblem] = useState(refusal);
  const form = useRef<HTMLFormElement>(null);
  const file = useRef<HTMLInputElement>(null);

  const take = (input: string): void => {
    const why = onImport(findCode(input));
    setProblem(why);
    if (why !== null) form.current?.querySelector("input")?.focus();
  };
  const submit = (event: Event): void => {
    event.preventDefault();
    take(text);
  };
  const open = async (chosen: File | undefined): Promise<void> => {
    if (chosen === undefined) return;
    take(await chosen.slice(0, MOST_BYTES).text());
  };
  return (
    <form ref={form} class="work-import" noValidate onSubmit={submit}>
      <Field
        label={t.importLabel}
        placeholder={example}
        value={text}
        onInput={(value) => {
          setText(value);
          setProblem(null);
        }}
      />
      <Button type="submit" icon="arrow-right">
        {t.importCode}
      </Button>
      <Button icon="paper" onClick={() => file.current?.click()}>
        {t.importFile}
      </Button>
      <input
        ref={file}
        type="file"
        accept=".json,application/json,text/plain"
        hidden
        aria-label={t.importFile}
        onChange={({ currentTarget }) => {
          void open(currentTarget.files?.[0]);
          // The same file can be chosen again after it was mended.
          currentTarget.value = "";
        }}
      />
      {problem !== null && (
        <div class="work-import-problem">
          <Notice tone="danger">{problem}</Notice>
        </div>
      )}
    </form>
  );
}
