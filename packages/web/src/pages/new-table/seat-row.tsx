import type { BotLevel } from "@safehouse/kernel";
import { LONGEST_NAME } from "@safehouse/protocol";
import type { JSX } from "preact";
import { useText } from "../../text/texts.ts";
import { Field } from "../../ui/field.tsx";
import { Hat } from "../../ui/hat.tsx";
import { Icon } from "../../ui/icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import type { DraftSeat } from "./draft.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

interface SeatRowProps {
  readonly seat: DraftSeat;
  readonly index: number;
  readonly levels: readonly BotLevel[];
  readonly mayLeave: boolean;
  readonly onChange: (seat: DraftSeat) => void;
  readonly onRemove: () => void;
}

export function SeatRow({ seat, index, levels, mayLeave, onChange, onRemove }: SeatRowProps): JSX.Element {
  const t = useText({ en, de });
  const number = index + 1;
  const name = seat.kind === "bot" ? seat.name : t.seat(number);
  return (
    <li class="new-seat">
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
      {seat.kind === "person" && (
        <div class="new-name">
          <Field
            label={index === 0 ? t.yourName : t.nameOf(number)}
            isLabelHidden
            placeholder={index === 0 ? t.yourName : t.person(number)}
            value={seat.name}
            maxLength={LONGEST_NAME}
            autocomplete={index === 0 ? "nickname" : "off"}
            onInput={(typed) => onChange({ kind: "person", name: typed })}
          />
        </div>
      )}
      {seat.kind === "friend" && <span class="new-name muted">{t.friend}</span>}
      {seat.kind === "bot" && (
        <span class="new-name new-bot">
          <b>
            {seat.name} <small>{t.bot}</small>
          </b>
          <select
            aria-label={t.botLevel(seat.name)}
            value={seat.level}
            onChange={(event) => onChange({ ...seat, level: event.currentTarget.value as BotLevel })}
          >
            {levels.map((level) => (
              <option key={level} value={level}>
                {t[`level.${level}`]}
              </option>
            ))}
          </select>
        </span>
      )}
      {mayLeave && <IconButton icon="close" label={t.remove(name)} onClick={onRemove} />}
    </li>
  );
}
