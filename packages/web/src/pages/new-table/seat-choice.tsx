import type { Options } from "@safehouse/kernel";
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { useText } from "../../text/texts.ts";
import { later } from "../../ui/later.tsx";
import type { GameToSet } from "./load-game.ts";
import type { OptionField } from "./option-fields.ts";
import { sayBefore } from "./say-before.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

/** Most games have nothing to wish for. */
const WishPicker = later(async () => (await import("../../wishes/wish-picker.tsx")).WishPicker);

interface SeatChoiceProps {
  readonly loaded: GameToSet;
  readonly field: OptionField;
  readonly options: Options;
  /** Of everybody at the table. */
  readonly names: readonly string[];
  readonly isWrong: boolean;
  readonly onChange: (options: Options) => void;
}

/** An option that is about one seat: whom one may wish to be is shown, anything else is a list. */
export function SeatChoice(props: SeatChoiceProps): JSX.Element {
  const { loaded, field, options, isWrong, onChange } = props;
  const t = useText({ en, de });
  const value = String(options[field.name] ?? field.schema.default);
  const label = t.atSeat(field.label, (field.seat ?? 0) + 1);
  const { wishes } = loaded.game;
  if (wishes !== undefined && wishes.choices.every((choice) => field.choices.some((each) => each.value === choice)))
    return <SeatWish {...props} wishes={wishes} label={label} value={value} />;
  return (
    <select
      class="new-select"
      aria-label={label}
      aria-invalid={isWrong}
      value={value}
      onChange={(event) => {
        const chosen = event.currentTarget.value;
        // Shown is what was taken: that may be refused.
        event.currentTarget.value = value;
        onChange({ ...options, [field.name]: chosen });
      }}
    >
      {field.choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}

function SeatWish({
  loaded,
  field,
  options,
  names,
  isWrong,
  onChange,
  wishes,
  label,
  value,
}: SeatChoiceProps & {
  readonly wishes: NonNullable<GameToSet["game"]["wishes"]>;
  readonly label: string;
  readonly value: string;
}): JSX.Element {
  const say = useMemo(() => sayBefore(loaded.texts), [loaded]);
  /** The same option of another seat. */
  const optionOf = (seat: number): string => field.name.replace(/\d+$/, String(seat + 1));
  const choose = (choice: string | null): void =>
    onChange({ ...options, [field.name]: choice ?? field.schema.default });
  return (
    <span class="new-wish">
      <WishPicker
        game={loaded.game.meta.id}
        {...{ wishes, say, label, isWrong }}
        choice={wishes.choices.includes(value) ? value : null}
        othersFor={(choice) => names.filter((_, seat) => seat !== field.seat && options[optionOf(seat)] === choice)}
        onChoose={choose}
      />
    </span>
  );
}
