import type { MessageTable, OptionsSchema } from "@safehouse/kernel";
import type { JSX } from "preact";
import { useText } from "../../text/texts.ts";
import { Choice } from "../../ui/choice.tsx";
import { NumberStepper } from "../../ui/number-stepper.tsx";
import { RuleTag } from "../../ui/rule-tag.tsx";
import { Switch } from "../../ui/switch.tsx";
import type { Options } from "./kept-options.ts";
import { type OptionField, optionFields, type OptionValue } from "./option-fields.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

interface OptionsFormProps {
  readonly game: string;
  readonly schema: OptionsSchema;
  readonly texts: MessageTable;
  readonly options: Options;
  readonly onChange: (options: Options) => void;
}

/** The game's options, made from its own description of them. */
export function OptionsForm({ game, schema, texts, options, onChange }: OptionsFormProps): JSX.Element | null {
  const t = useText({ en, de });
  const fields = optionFields(schema, texts);
  if (fields.length === 0) return null;
  return (
    <section aria-labelledby="new-options">
      <h2 id="new-options">{t.options}</h2>
      <p class="muted">{t.optionsNote}</p>
      <ul class="new-options">
        {fields.map((field) => (
          <li key={field.name}>
            <OptionControl
              field={field}
              value={options[field.name] ?? field.schema.default}
              onChange={(value) => onChange({ ...options, [field.name]: value })}
            />
            <p class="new-rules">
              {field.rules.map((rule) => (
                <RuleTag key={rule} game={game} rule={rule} />
              ))}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface OptionControlProps {
  readonly field: OptionField;
  readonly value: OptionValue;
  readonly onChange: (value: OptionValue) => void;
}

function OptionControl({ field, value, onChange }: OptionControlProps): JSX.Element {
  const { schema, label, help, choices } = field;
  switch (schema.type) {
    case "boolean":
      return <Switch label={label} help={help} checked={value === true} onChange={onChange} />;
    case "integer":
      return (
        <NumberStepper
          label={label}
          help={help}
          value={Number(value)}
          min={schema.minimum}
          max={schema.maximum}
          onChange={onChange}
        />
      );
    case "string":
      return <Choice label={label} help={help} options={choices} value={String(value)} onChange={onChange} />;
  }
}
