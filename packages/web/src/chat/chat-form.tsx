import type { JSX } from "preact";
import { useId, useRef, useState } from "preact/hooks";
import { toast } from "../app/toast.ts";
import { useText } from "../text/texts.ts";
import { Button } from "../ui/button.tsx";
import type { Chat } from "./chat.ts";
import { measure } from "./length.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

/** Enter sends; what was not sent stays to be sent again. */
export function ChatForm({ chat, onSaid }: { readonly chat: Chat; onSaid(): void }): JSX.Element {
  const t = useText({ en, de });
  const id = useId();
  const [text, setText] = useState("");
  /** What is on its way, and what was said meanwhile: nobody waits for a line to say the next thing. */
  const outbox = useRef<string[]>([]);
  const field = useRef<HTMLTextAreaElement>(null);
  const length = measure(text);
  const hint = hintOf();

  const send = (): void => {
    if (text.trim() !== "" && length.fits) {
      outbox.current.push(text.trim());
      setText("");
      if (outbox.current.length === 1) void deliver();
    }
    field.current?.focus();
  };
  /** One after the other. Where one fails it comes back before what was written since, with all that waited for it. */
  const deliver = async (): Promise<void> => {
    for (let said = outbox.current[0]; said !== undefined; said = outbox.current[0]) {
      const failed = await chat.say(said);
      if (failed === null) {
        outbox.current.shift();
        onSaid();
      } else {
        const unsaid = outbox.current.splice(0);
        setText((written) => [...unsaid, ...(written === "" ? [] : [written])].join("\n"));
        toast({
          text: failed.status === null ? t.failed : failed.error,
          tone: "refusal",
          near: field.current ?? undefined,
        });
      }
    }
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // While an input method composes, Enter is its own.
    if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      class="chat-form"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <label for={id} class="vh">
        {t.label}
      </label>
      <textarea
        ref={field}
        id={id}
        rows={1}
        placeholder={t.label}
        value={text}
        aria-invalid={!length.fits}
        aria-describedby={hint === null ? undefined : `${id}-hint`}
        onInput={(event) => setText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Button type="submit">{t.send}</Button>
      {hint !== null && (
        <p id={`${id}-hint`} class={length.fits ? "chat-hint" : "chat-hint chat-hint-over"}>
          {hint}
        </p>
      )}
    </form>
  );

  function hintOf(): string | null {
    if (!length.fits) return t.tooLong(length.over);
    return length.left === null ? null : t.left(length.left);
  }
}
