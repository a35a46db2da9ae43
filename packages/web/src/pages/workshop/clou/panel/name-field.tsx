import { LONGEST_NAME } from "@safehouse/games/clou/workshop";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { settings } from "../../../../app/settings.ts";
import { Field } from "../../../../ui/field.tsx";
import { useEditing } from "../context.ts";
import { isGiven } from "../given-names.ts";
import { rename } from "../logic/edit.ts";
import { idOfNames, idsIn, otherName } from "../logic/ids.ts";

/** What something is called, in the reader's language and perhaps in the other. It counts when one leaves a field, or presses Enter. */
export function NameField({ id }: { readonly id: string }): JSX.Element {
  const { plan, names, t, changePlan, select } = useEditing();
  const language = settings.language.value;
  const [name, other] = [names.thing(id), otherName(id, language)];
  const [text, setText] = useState(name);
  const [otherText, setOtherText] = useState(other);
  const [error, setError] = useState<string | null>(null);
  // The fields stay while their thing gets another id: whoever is on the way from one to the other keeps their place.
  useEffect(() => {
    setText(name);
    setOtherText(other);
    setError(null);
  }, [id, language]);
  const commit = (): void => {
    if (text === name && otherText === other) return setError(null);
    // The other language's word for what it no longer is called goes with it.
    const second = isGiven(id) && text !== name && otherText === other ? "" : otherText;
    const next = idOfNames(text, second, language);
    if (next === null) return setError(t.nameWrong);
    if (next !== id && idsIn(plan).includes(next)) return setError(t.nameTaken);
    setError(null);
    if (next === id) return;
    changePlan(rename(plan, id, next));
    if (id !== plan.id) select(next);
  };
  return (
    <form
      class="clw-names"
      onSubmit={(event) => {
        event.preventDefault();
        commit();
      }}
      onFocusOut={commit}
    >
      <Field label={t.called} value={text} maxLength={LONGEST_NAME} error={error} onInput={setText} />
      <Field label={t.calledOther} value={otherText} maxLength={LONGEST_NAME} onInput={setOtherText} />
      {/* With two fields a form is sent by Enter only if it has a button. */}
      <button type="submit" hidden />
    </form>
  );
}
