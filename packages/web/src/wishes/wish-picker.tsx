import type { Message, SeatWishes } from "@safehouse/kernel";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { useText } from "../text/texts.ts";
import { candidateOf } from "./candidate-of.ts";
import { LaterWishDialog } from "./later-dialog.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";
import { WishFace } from "./wish-face.tsx";

export interface WishPickerProps {
  readonly game: string;
  readonly wishes: SeatWishes;
  readonly say: (message: Message) => string;
  /** Whose wish it is, for who does not see where the button stands. */
  readonly label: string;
  readonly choice: string | null;
  /** Who else wishes for something, by name. */
  readonly othersFor: (choice: string) => readonly string[];
  readonly isWrong?: boolean;
  /** Null for who may only look. */
  readonly onChoose: ((choice: string | null) => void) | null;
}

/** Whom a seat wishes to be; pressed, everybody who can be wished for. */
export function WishPicker(props: WishPickerProps): JSX.Element {
  const { game, wishes, say, label, choice, othersFor, isWrong = false, onChoose } = props;
  const t = useText({ en, de });
  const [isOpen, setOpen] = useState(false);
  const name = choice === null ? t.nobody : say(wishes.name(choice));
  const others = choice === null ? [] : othersFor(choice);
  return (
    <>
      <button
        type="button"
        class="wish-button"
        data-part="wish"
        data-wrong={isWrong}
        aria-label={`${label}: ${name}${others.length > 0 ? `, ${t.too(others)}` : ""}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <WishFace game={game} choice={choice} />
        <span class="wish-words">
          <b>{name}</b>
          {others.length > 0 && <small>{t.too(others)}</small>}
        </span>
      </button>
      <LaterWishDialog
        {...{ game, wishes, say, choice, othersFor, onChoose }}
        Candidate={candidateOf(game)}
        open={isOpen}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
