import { LONGEST_ID } from "@safehouse/games/clou/workshop";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Field } from "../../../../ui/field.tsx";
import { useEditing } from "../context.ts";
import { rename } from "../logic/edit.ts";
import { idFrom, idsIn } from "../logic/ids.ts";

/** What something is called. It counts when one leaves the field, or presses Enter. */
export function NameField({ id }: { readonly id: string }): JSX.Element {
  const { plan, names, t, changePlan, select } = useEditing();
  const name = names.thing(id);
  const [text, setText] = useState(name);
  const [error, setError] = useState<string | null>(null);
  const commit = (): void => {
    if (text === name) return setError(null);
    const next = idFrom(text);
    if (next === null) return setError(t.nameWrong);
    if (next !== id && idsIn(plan).includes(next)) return setError(t.nameTaken);
    setError(null);
    if (next === id) return;
    changePlan(rename(plan, id, next));
    if (id !== plan.id) select(next);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        commit();
      }}
      onFocusOut={commit}
    >
      <Field label={t.called} value={text} maxLength={LONGEST_ID} error={error} onInput={setText} />
    </form>
  );
}
