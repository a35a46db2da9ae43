import type { JSX } from "preact";
import { useState } from "preact/hooks";
import "./new-study.css";
import { navigate } from "../app/router.ts";
import { settings } from "../app/settings.ts";
import { toast } from "../app/toast.ts";
import { de } from "../pages/study/text/de.ts";
import { en } from "../pages/study/text/en.ts";
import type { Film } from "../play/replay/film.ts";
import { readEyes } from "../play/replay/place.ts";
import { nameSeats } from "../play/seat-names.ts";
import { useText } from "../text/texts.ts";
import { Button } from "../ui/button.tsx";
import { Choice } from "../ui/choice.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Field } from "../ui/field.tsx";
import { STUDY_LIMITS } from "@safehouse/kernel";
import { keepStudy } from "./kept.ts";
import { makeStudy } from "./make.ts";

export interface NewStudyDialogProps {
  readonly film: Film;
  /** Through whose eyes the match is looked at now, and at which moment. */
  readonly eyes: string;
  readonly n: number;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** From a finished match to a study of it: through whose eyes is chosen once, because the rest stays out of it. */
export function NewStudyDialog({ film, eyes, n, open, onClose }: NewStudyDialogProps): JSX.Element {
  const t = useText({ en, de });
  const language = settings.language.value;
  const seats = nameSeats(film.record.seats, language);
  const [chosen, setChosen] = useState<string | null>(null);
  const [title, setTitle] = useState<string | null>(null);
  const usual = t.titleOf(film.game.meta.name[language], seats.map(({ name }) => name).join(", "));
  const begin = async (): Promise<void> => {
    const through = readEyes(chosen ?? eyes, seats.length);
    try {
      const study = makeStudy(film, typeof through === "number" ? through : "open", title ?? usual);
      navigate(`/study/local/${await keepStudy(study)}?n=${n}`);
    } catch {
      toast({ text: t.makeFailed, tone: "refusal" });
    }
  };
  return (
    <Dialog
      open={open}
      title={t.make}
      onClose={onClose}
      actions={
        <Button tone="lit" onClick={() => void begin()}>
          {t.makeStart}
        </Button>
      }
    >
      <div class="study-new">
        <p>{t.makeLead}</p>
        <Field
          label={t.makeName}
          value={title ?? usual.slice(0, STUDY_LIMITS.title)}
          onInput={setTitle}
          maxLength={STUDY_LIMITS.title}
        />
        <Choice
          label={t.makeEyes}
          value={chosen ?? eyes}
          onChange={setChosen}
          options={[
            { value: "open", label: t.makeOpen },
            ...seats.map(({ name }, seat) => ({ value: String(seat), label: name })),
          ]}
        />
      </div>
    </Dialog>
  );
}
