import { hasExtra } from "@safehouse/games/shelf";
import type { JSX } from "preact";
import { Link } from "../../app/link.tsx";
import { useText } from "../../text/texts.ts";
import { Field } from "../../ui/field.tsx";
import { workshopPath } from "../workshop/paths.ts";
import type { OptionField } from "./option-fields.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

interface CodeFieldProps {
  readonly game: string;
  readonly field: OptionField;
  readonly longest: number;
  readonly value: string;
  readonly problem: string | null;
  readonly onChange: (value: string) => void;
}

/** Some sentences. */
const ROWS = 3;

/** An option that is written: a code, where there is a workshop, else words. Before anything is, nothing is wrong with it. */
export function CodeField({ game, field, longest, value, problem, onChange }: CodeFieldProps): JSX.Element {
  const t = useText({ en, de });
  const isCode = hasExtra(game, "workshop");
  return (
    <div class="new-code">
      <Field
        label={field.label}
        help={field.help}
        value={value}
        maxLength={longest}
        {...(!isCode && { rows: ROWS })}
        error={value === "" ? null : problem}
        onInput={onChange}
      />
      {isCode && <Link href={workshopPath(game)}>{t.workshop}</Link>}
    </div>
  );
}
