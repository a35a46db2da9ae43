import type { MessageTable, Options, OptionsSchema, OptionValue } from "@safehouse/kernel";
import type { JSX } from "preact";
import { useText } from "../../text/texts.ts";
import { Choice } from "../../ui/choice.tsx";
import { NumberStepper } from "../../ui/number-stepper.tsx";
import { RuleTag } from "../../ui/rule-tag.tsx";
import { Switch } from "../../ui/switch.tsx";
import { scenarioIn, variations } from "../lobby/logic/config.ts";
import { CodeField } from "./code-field.tsx";
import { Fold } from "./fold.tsx";
import { ListField } from "./list-field.tsx";
import { type OptionField, optionFields } from "./option-fields.ts";
import type { OptionProblem } from "./set-options.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

interface OptionsFormProps {
  readonly game: string;
  readonly schema: OptionsSchema;
  readonly texts: MessageTable;
  readonly options: Options;
  readonly problem: OptionProblem | null;
  /** Where there is little room. */
  readonly isFolded?: boolean;
  readonly onChange: (options: Options) => void;
}

/** The table's options, made from the game's own description of them. Those of the seats stand with the seats. */
export function OptionsForm(props: OptionsFormProps): JSX.Element | null {
  const { game, schema, texts, options, problem, isFolded = false, onChange } = props;
  const t = useText({ en, de });
  const fields = optionFields(schema, texts).filter(({ seat }) => seat === null);
  if (fields.length === 0) return null;
  const title = <h2 id="new-options">{t.options}</h2>;
  const list = (
    <>
      <p class="muted">{t.optionsNote}</p>
      <ul class="new-options">
        {fields.map((field) => (
          <li key={field.name}>
            <OptionControl
              game={game}
              field={field}
              value={options[field.name] ?? field.schema.default}
              problem={problem?.option === field.name ? problem.text : null}
              onChange={(value) => onChange({ ...options, [field.name]: value })}
            />
            {field.rules.length > 0 && (
              <p class="new-rules">
                {field.rules.map((rule) => (
                  <RuleTag key={rule} game={game} rule={rule} />
                ))}
              </p>
            )}
          </li>
        ))}
      </ul>
    </>
  );
  const scenario = scenarioIn(fields, options)?.[1];
  const brief = [scenario ?? t.plainRules, ...variations(fields, options)].join(" · ");
  return (
    <section aria-labelledby="new-options">
      {isFolded ? (
        <Fold title={title} brief={brief} isUrgent={fields.some(({ name }) => name === problem?.option)}>
          {list}
        </Fold>
      ) : (
        <>
          {title}
          {list}
        </>
      )}
    </section>
  );
}

interface OptionControlProps {
  readonly game: string;
  readonly field: OptionField;
  readonly value: OptionValue;
  readonly problem: string | null;
  readonly onChange: (value: OptionValue) => void;
}

function OptionControl({ game, field, value, problem, onChange }: OptionControlProps): JSX.Element {
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
    case "array":
      return (
        <ListField
          field={field}
          most={schema.maxItems}
          value={value as readonly number[]}
          problem={problem}
          onChange={onChange}
        />
      );
    case "string":
      if (schema.enum === undefined) {
        return (
          <CodeField
            game={game}
            field={field}
            longest={schema.maxLength}
            value={String(value)}
            problem={problem}
            onChange={onChange}
          />
        );
      }
      return (
        <Choice
          label={label}
          help={help}
          layout={choices.some((choice) => choice.help !== undefined) ? "list" : "row"}
          options={choices}
          value={String(value)}
          onChange={onChange}
        />
      );
  }
}
