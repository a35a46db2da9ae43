import type { BotLevel, Options } from "@safehouse/kernel";
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { useText } from "../../text/texts.ts";
import { Button } from "../../ui/button.tsx";
import { closeRanks } from "./close-ranks.ts";
import { changeSeat, type Draft, newBot, type SeatRange, withoutSeat, withSeat } from "./draft.ts";
import { type GameToSet, usualLevel } from "./load-game.ts";
import type { OptionField } from "./option-fields.ts";
import { SeatRow } from "./seat-row.tsx";
import { seatsNote } from "./seats-note.ts";
import type { OptionProblem } from "./set-options.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

interface SeatsFormProps {
  readonly draft: Draft;
  readonly range: SeatRange;
  readonly levels: readonly BotLevel[];
  readonly loaded: GameToSet;
  /** What the game asks about each seat. */
  readonly fields: readonly OptionField[];
  readonly options: Options;
  readonly problem: OptionProblem | null;
  readonly onChange: (draft: Draft) => void;
  readonly onOptions: (options: Options) => void;
}

export function SeatsForm(props: SeatsFormProps): JSX.Element {
  const { draft, range, levels, loaded, fields, options, problem, onChange, onOptions } = props;
  const t = useText({ en, de });
  const { seats, way } = draft;
  const isFull = seats.length >= range.max;
  const section = useRef<HTMLElement>(null);
  const names = seats.map((seat, index) =>
    seat.kind === "friend" || seat.name.trim() === "" ? t.person(index + 1) : seat.name,
  );
  const note = seatsNote(loaded.texts, seats.length);
  const wrong = fields.find(({ name }) => name === problem?.option)?.name ?? null;
  return (
    <section ref={section} aria-labelledby="new-who">
      <h2 id="new-who">{t.who}</h2>
      <ol class="new-seats">
        {seats.map((seat, index) => (
          <SeatRow
            // A row keeps its field while one types; only its place tells which it is.
            key={index}
            seat={seat}
            index={index}
            levels={levels}
            mayLeave={index > 0 && seats.length > range.min}
            fields={fields.filter((field) => field.seat === index)}
            options={options}
            wrong={wrong}
            loaded={loaded}
            names={names}
            onChange={(changed) => onChange(changeSeat(draft, index, changed))}
            onOptions={onOptions}
            onRemove={() => {
              onChange(withoutSeat(draft, index));
              onOptions(closeRanks(fields, options, index));
              requestAnimationFrame(() => focusNear(section.current, index));
            }}
          />
        ))}
      </ol>
      {note !== null && (
        <p class="new-seats-note" data-part="seats-note" role="status">
          {note}
        </p>
      )}
      {wrong !== null && (
        <p class="ui-field-error" data-part="field-error" role="status">
          {problem?.text}
        </p>
      )}
      {!isFull && (
        <div class="new-add">
          {way === "hot-seat" && (
            <Button icon="person" onClick={() => onChange(withSeat(draft, { kind: "person", name: "" }))}>
              {t.addPerson}
            </Button>
          )}
          {way === "online" && (
            <Button icon="plus" onClick={() => onChange(withSeat(draft, { kind: "friend" }))}>
              {t.addSeat}
            </Button>
          )}
          <Button icon="bot" onClick={() => onChange(withSeat(draft, newBot(seats, usualLevel(levels))))}>
            {t.addBot}
          </Button>
        </div>
      )}
    </section>
  );
}

/** Whoever sends somebody away by keyboard is not sent to the top of the page for it. */
function focusNear(section: HTMLElement | null, index: number): void {
  const buttons = [...(section?.querySelectorAll<HTMLElement>(".new-seat .ui-icon-button") ?? [])];
  const next = buttons[Math.min(index - 1, buttons.length - 1)];
  (next ?? section?.querySelector<HTMLElement>(".new-add button"))?.focus();
}
