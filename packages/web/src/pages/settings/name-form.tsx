import { LONGEST_NAME, readName } from "@safehouse/protocol";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { ensureGuest, isGuest } from "../../app/api.ts";
import { settings } from "../../app/settings.ts";
import { toast } from "../../app/toast.ts";
import { useText } from "../../text/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

/** The name for the next table; a guest whom the house knows already is renamed there, too. */
export function NameForm(): JSX.Element {
  const t = useText({ en, de });
  const [name, setName] = useState(settings.name.value);
  const [isBad, setBad] = useState(false);
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    const read = readName(name);
    setBad(read === null);
    if (read === null) return;
    const reply = isGuest.value ? await ensureGuest(read) : null;
    if (reply?.result === "failed") {
      toast({ text: reply.status === null ? t.failed : reply.error, tone: "refusal" });
      return;
    }
    settings.name.value = read;
    toast({ text: t.saved });
  };
  return (
    <form class="settings-name" onSubmit={(event) => void submit(event)} noValidate>
      <Field
        label={t.name}
        help={t.nameHelp}
        error={isBad ? t.badName : null}
        value={name}
        maxLength={LONGEST_NAME}
        autocomplete="nickname"
        onInput={setName}
      />
      <Button type="submit">{t.save}</Button>
    </form>
  );
}
