import { samePlace, type StudyBranch, type StudyPlace, type StudyWork } from "@safehouse/kernel";
import type { JSX } from "preact";
import { useText } from "../../text/texts.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

export interface ContentsProps {
  readonly work: StudyWork;
  readonly place: StudyPlace;
  readonly onGo: (place: StudyPlace) => void;
  /** Null for who only reads. */
  readonly onRemoveBranch: ((id: number) => void) | null;
}

/** What is written in a study, in the order of the match, and its what-ifs. */
export function Contents({ work, place, onGo, onRemoveBranch }: ContentsProps): JSX.Element {
  const t = useText({ en, de });
  const branchName = ({ id, from }: StudyBranch): string => t.branch(id, from.n);
  const momentName = ({ branch, n }: StudyPlace): string => {
    const found = work.branches.find(({ id }) => id === branch);
    return found === undefined ? t.moment(n) : t.branchMoment(branchName(found), n);
  };
  const pages = work.pages.toSorted((a, b) => (a.at.branch ?? 0) - (b.at.branch ?? 0) || a.at.n - b.at.n);
  const isEmpty = pages.length === 0 && work.branches.length === 0;
  return (
    <div class="study-contents" data-part="study-contents">
      {work.title !== "" && <h2>{work.title}</h2>}
      {isEmpty && <p>{onRemoveBranch === null ? t.nothingHere : t.nothingYet}</p>}
      {pages.length > 0 && (
        <section>
          <h3 class="caps">{t.notes}</h3>
          <ul>
            {pages.map(({ at, note, marks }) => (
              <li key={`${at.branch} ${at.n}`}>
                <button
                  type="button"
                  data-part="study-entry"
                  aria-current={samePlace(at, place)}
                  onClick={() => onGo(at)}
                >
                  <b>{momentName(at)}</b>
                  <span>{note === "" ? t.marksOnly(marks.length) : note}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {work.branches.length > 0 && (
        <section>
          <h3 class="caps">{t.branches}</h3>
          <ul>
            {work.branches.map((branch) => (
              <li key={branch.id}>
                <button
                  type="button"
                  data-part="study-branch"
                  aria-current={place.branch === branch.id}
                  onClick={() => onGo({ branch: branch.id, n: branch.steps.length })}
                >
                  <b>{branchName(branch)}</b>
                </button>
                {onRemoveBranch !== null && (
                  <IconButton
                    icon="close"
                    label={t.removeBranch(branchName(branch))}
                    onClick={() => onRemoveBranch(branch.id)}
                  />
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
