import type { JSX } from "preact";
import { useId, useState } from "preact/hooks";
import "./wishes.css";
import { settings } from "../app/settings.ts";
import type { Candidate } from "../boards/candidate.ts";
import { useText } from "../text/texts.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { useMedia } from "../ui/use-media.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";
import { WishFace } from "./wish-face.tsx";
import type { WishPickerProps } from "./wish-picker.tsx";

export interface WishDialogProps extends Pick<
  WishPickerProps,
  "game" | "wishes" | "say" | "choice" | "othersFor" | "onChoose"
> {
  /** Given by whoever asks, since boards must not know the list of games. */
  readonly Candidate: Candidate;
  readonly open: boolean;
  onClose(): void;
}

/** Everybody who can be wished for: looked at by one press, wished for by another, so that looking changes nothing for the others. */
export function WishDialog({ open, onClose, ...props }: WishDialogProps): JSX.Element {
  const { wishes, say, choice, othersFor, onChoose } = props;
  const t = useText({ en, de });
  const [seen, setSeen] = useState<string | null>(null);
  // Not when it opens: whoever is quick has looked at somebody by then.
  const close = (): void => {
    setSeen(null);
    onClose();
  };
  const free = wishes.choices.find((each) => othersFor(each).length === 0);
  const at = seen ?? choice ?? free ?? (wishes.choices[0] as string);
  const choose = (chosen: string | null): void => {
    onChoose?.(chosen);
    close();
  };
  return (
    <Dialog
      open={open}
      size="wide"
      title={t.title}
      onClose={close}
      actions={
        onChoose === null ? undefined : (
          <>
            {choice !== null && <Button onClick={() => choose(null)}>{t.giveUp}</Button>}
            <Button tone="lit" onClick={() => choose(at)}>
              {t.choose(say(wishes.name(at)))}
            </Button>
          </>
        )
      }
    >
      <div class="wish-look">
        <Faces {...props} at={at} onLook={setSeen} />
        <Shown Candidate={props.Candidate} say={say} choice={at} />
      </div>
    </Dialog>
  );
}

type FacesProps = Pick<WishDialogProps, "game" | "wishes" | "say" | "choice" | "othersFor"> & {
  readonly at: string;
  onLook(choice: string): void;
};

function Faces({ game, wishes, say, choice, othersFor, at, onLook }: FacesProps): JSX.Element {
  const t = useText({ en, de });
  const group = useId();
  return (
    <fieldset class="wish-faces" data-part="wish-faces">
      <legend class="vh">{t.title}</legend>
      {wishes.choices.map((each) => {
        const others = othersFor(each);
        return (
          <label key={each} data-thing={`wish:${each}`}>
            <input type="radio" name={group} value={each} checked={each === at} onChange={() => onLook(each)} />
            <WishFace game={game} choice={each} />
            <span class="wish-words">
              <b>{say(wishes.name(each))}</b>
              <small>{say(wishes.role(each))}</small>
              {each === choice && <small class="wish-whose">{t.chosen}</small>}
              {others.length > 0 && <small class="wish-whose">{t.wishedBy(others)}</small>}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

/** All that the choice is made by. */
function Shown({ Candidate, say, choice }: ShownProps): JSX.Element {
  const isNarrow = useMedia("(max-width: 700px)");
  return (
    <div data-part="wish-shown">
      <Candidate choice={choice} language={settings.language.value} say={say} isNarrow={isNarrow} />
    </div>
  );
}

type ShownProps = Pick<WishDialogProps, "Candidate" | "say"> & { readonly choice: string };
