import type { JSX } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import "./field.css";

export interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly onInput: (value: string) => void;
  readonly maxLength?: number;
  readonly help?: string;
  readonly error?: string | null | undefined;
  readonly isLabelHidden?: boolean;
  readonly type?: "text" | "search" | "password";
  readonly inputMode?: "text" | "numeric" | "search";
  readonly autocomplete?: string;
  readonly placeholder?: string;
  /** For words that one line does not hold. They are one line all the same: nothing breaks them. */
  readonly rows?: number;
  /** They may be several lines. */
  readonly hasLines?: boolean;
  readonly isRequired?: boolean;
}

export function Field(props: FieldProps): JSX.Element {
  const { label, value, onInput, help, error, isLabelHidden = false, isRequired = false, hasLines = false } = props;
  const id = useId();
  const hasError = typeof error === "string" && error !== "";
  const input = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const problem = useRef<HTMLParagraphElement>(null);
  const hadError = useRef(hasError);
  useEffect(() => {
    if (hasError && !hadError.current) {
      // It has pushed the box down.
      for (const part of [input.current, area.current, problem.current]) part?.scrollIntoView({ block: "nearest" });
    }
    hadError.current = hasError;
  }, [hasError]);
  const describedBy = [help === undefined ? "" : `${id}-help`, hasError ? `${id}-error` : ""].filter(Boolean).join(" ");
  const box = {
    id,
    value,
    maxLength: props.maxLength,
    placeholder: props.placeholder,
    autocomplete: props.autocomplete ?? "off",
    spellcheck: false,
    required: isRequired,
    "aria-invalid": hasError,
    "aria-describedby": describedBy === "" ? undefined : describedBy,
  };
  return (
    <div class="ui-field">
      <label for={id} class={isLabelHidden ? "vh" : "ui-field-label"}>
        {label}
      </label>
      {/* Above the box: below it a phone has its keyboard, or the end of the screen. */}
      {hasError && (
        <p ref={problem} id={`${id}-error`} class="ui-field-error" data-part="field-error">
          {error}
        </p>
      )}
      {props.rows === undefined ? (
        <input
          ref={input}
          {...box}
          {...kindOf(props.type ?? "text")}
          inputMode={props.inputMode}
          onInput={(event) => onInput(event.currentTarget.value)}
        />
      ) : (
        <textarea
          ref={area}
          {...box}
          rows={props.rows}
          onInput={(event) =>
            onInput(hasLines ? event.currentTarget.value : event.currentTarget.value.replaceAll("\n", " "))
          }
        />
      )}
      {help !== undefined && (
        <p id={`${id}-help`} class="ui-field-help">
          {help}
        </p>
      )}
    </div>
  );
}

/** The types of the DOM want to know the kind of an input one by one. */
function kindOf(type: "text" | "search" | "password"): { type: "text" } | { type: "search" } | { type: "password" } {
  return { type } as { type: "text" };
}
