import type { BotLevel, Options } from "@safehouse/kernel";
import { LONGEST_NAME } from "@safehouse/protocol";
import type { JSX } from "preact";
import { BOT_LEVELS } from "../../text/bot-levels.ts";
import { useText } from "../../text/texts.ts";
import { Field } from "../../ui/field.tsx";
import { Hat } from "../../ui/hat.tsx";
import { Icon } from "../../ui/icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import type { DraftSeat } from "./draft.ts";
import type { GameToSet } from "./load-game.ts";
import type { OptionField } from "./option-fields.ts";
import { SeatChoice } from "./seat-choice.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

interface SeatRowProps {
  readonly seat: DraftSeat;
  readonly index: number;
  readonly levels: readonly BotLevel[];
  readonly mayLeave: boolean;
  readonly loaded: GameToSet;
  /** Of everybody at the table. */
  readonly names: readonly string[];
  /** What the game asks about this seat. */
  readonly fields: readonly OptionField[];
  readonly options: Options;
  /** The option that is in the way of starting. */
  readonly wrong: string | null;
  readonly onChange: (seat: DraftSeat) => void;
  readonly onOptions: (options: Options) => void;
  readonly onRemove: () => void;
}

export function SeatRow(props: SeatRowProps): JSX.Element {
  const { seat, index, levels, mayLeave, fields, options, wrong, onChange, onOptions, onRemove } = props;
  const t = useText({ en, de });
  const levelWords = useText(BOT_LEVELS);
  const number = index + 1;
  const name = seat.kind === "bot" ? seat.name : t.seat(number);
  return (
    <li class="new-seat" data-part="new-seat">
      <span class="new-number" aria-hidden="true">
        {number}
      </span>
      {seat.kind === "friend" ? (
        <span class="new-free">
          <Icon name="plus" />
        </span>
      ) : (
        <Hat seat={index} />
      )}
      <div class="new-who">
        {seat.kind === "person" && (
          <Field
            label={index === 0 ? t.yourName : t.nameOf(number)}
            isLabelHidden
            placeholder={index === 0 ? t.yourName : t.person(number)}
            value={seat.name}
            maxLength={LONGEST_NAME}
            autocomplete={index === 0 ? "nickname" : "off"}
            onInput={(typed) => onChange({ kind: "person", name: typed })}
          />
        )}
        {seat.kind === "friend" && <span class="new-name muted">{t.friend}</span>}
        {seat.kind === "bot" && (
          <b class="new-name">
            {seat.name} <small>{t.bot}</small>
          </b>
        )}
        <span class="new-selects">
          {fields.map((field) => (
            <SeatChoice
              key={field.name}
              {...{ field, options }}
              loaded={props.loaded}
              names={props.names}
              isWrong={field.name === wrong}
              onChange={onOptions}
            />
          ))}
          {seat.kind === "bot" && (
            <select
              class="new-select"
              aria-label={t.botLevel(seat.name)}
              value={seat.level}
              onChange={(event) => onChange({ ...seat, level: event.currentTarget.value as BotLevel })}
            >
              {levels.map((level) => (
                <option key={level} value={level}>
                  {levelWords[level]}
                </option>
              ))}
            </select>
          )}
        </span>
      </div>
      {mayLeave && <IconButton icon="close" label={t.remove(name)} onClick={onRemove} />}
    </li>
  );
}
