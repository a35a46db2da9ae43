import type { StudyPage, StudyWork } from "@safehouse/kernel";
import type { JSX } from "preact";
import type { Drawing } from "../../study/use-drawing.ts";
import { useText } from "../../text/texts.ts";
import { Button } from "../../ui/button.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";
import type { Things } from "./use-things.ts";

export interface StudyFootProps {
  readonly work: StudyWork;
  readonly page: StudyPage;
  readonly things: Things;
  readonly drawing: Drawing;
  readonly branch: number | null;
  readonly chooseBranch: (branch: number | null) => void;
  /** Null for who only reads. */
  readonly onNote: (() => void) | null;
  readonly onMark: (() => void) | null;
  readonly onWhatIf: () => void;
}

/** What is said at the moment that is shown, and what one can do there. */
export function StudyFoot(props: StudyFootProps): JSX.Element {
  const t = useText({ en, de });
  const { work, page, things, drawing, branch, chooseBranch, onNote, onMark, onWhatIf } = props;
  const said = page.marks.map((mark) => things.tell(mark)).join(" · ");
  return (
    <section class="study-foot" aria-label={t.here}>
      {drawing.isOn ? (
        <p class="study-said" role="status">
          {drawing.first === null ? t.markFirst : t.markSecond(things.name(drawing.first))}
        </p>
      ) : (
        <div class="study-said" role="status" data-part="study-said" tabIndex={0}>
          {page.note === "" && said === "" && <p class="study-quiet">{t.noNote}</p>}
          {page.note !== "" && (
            <p class="study-note" data-part="study-note">
              {page.note}
            </p>
          )}
          {said !== "" && (
            <p class="study-marked" data-part="study-marked">
              {said}
            </p>
          )}
        </div>
      )}
      <div class="study-tools">
        {drawing.isOn && (
          <Button size="small" tone="lit" icon="check" onClick={drawing.end}>
            {t.markDone}
          </Button>
        )}
        {!drawing.isOn && onNote !== null && (
          <Button size="small" icon="pencil" onClick={onNote} data-part="study-write">
            {t.note}
          </Button>
        )}
        {!drawing.isOn && onMark !== null && (
          <Button size="small" icon="double-circle" onClick={onMark} data-part="study-draw">
            {t.mark}
          </Button>
        )}
        {!drawing.isOn && (
          <Button size="small" icon="swap" onClick={onWhatIf} data-part="study-what-if">
            {t.whatIfShort}
          </Button>
        )}
        {work.branches.length > 0 && (
          <label class="replay-choice">
            <span>{t.line}</span>
            <select
              value={String(branch ?? "")}
              onChange={({ currentTarget: { value } }) => chooseBranch(value === "" ? null : Number(value))}
            >
              <option value="">{t.theMatch}</option>
              {work.branches.map(({ id, from }) => (
                <option key={id} value={String(id)}>
                  {t.branch(id, from.n)}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
    </section>
  );
}
