import { plainText } from "../plain-text.ts";
import { plainNote } from "./read-study.ts";
import {
  type Mark,
  type MatchStudy,
  samePlace,
  STUDY_LIMITS,
  type StudyBranch,
  type StudyPage,
  type StudyPlace,
  type StudyWork,
} from "./study.ts";

/** What is said and drawn at a place; nothing, where there is no page. */
export function pageAt({ pages }: Pick<StudyWork, "pages">, at: StudyPlace): StudyPage {
  return pages.find((page) => samePlace(page.at, at)) ?? { at, note: "", marks: [] };
}

/** The same work with another page. An empty one is gone. */
export function withPage<Work extends StudyWork>(work: Work, { at, note, marks }: StudyPage): Work {
  const others = work.pages.filter((page) => !samePlace(page.at, at));
  const page = { at, note: plainNote(note), marks: marks.slice(0, STUDY_LIMITS.marks) };
  const isEmpty = page.note === "" && page.marks.length === 0;
  if (!isEmpty && others.length >= STUDY_LIMITS.pages) return work;
  return { ...work, pages: isEmpty ? others : [...others, page] };
}

/** A mark that is there already is taken away: what draws it rubs it out. */
export function withMark<Work extends StudyWork>(work: Work, at: StudyPlace, mark: Mark): Work {
  const page = pageAt(work, at);
  const others = page.marks.filter(({ thing, to }) => thing !== mark.thing || to !== mark.to);
  const marks = others.length < page.marks.length ? others : [...page.marks, mark];
  return withPage(work, { ...page, marks });
}

export function titled<Work extends StudyWork>(work: Work, title: string): Work {
  return { ...work, title: plainText(title.slice(0, STUDY_LIMITS.title)) ?? "" };
}

/** Adds a branch, or puts it in the place of the one with its id: pages of steps that are gone are gone, too. */
export function withBranch<Work extends StudyWork>(work: Work, branch: StudyBranch): Work {
  const isNew = work.branches.every(({ id }) => id !== branch.id);
  if (isNew && work.branches.length >= STUDY_LIMITS.branches) return work;
  const branches = isNew
    ? [...work.branches, branch]
    : work.branches.map((each) => (each.id === branch.id ? branch : each));
  return held({ ...work, branches });
}

export function withoutBranch<Work extends StudyWork>(work: Work, id: number): Work {
  return held({ ...work, branches: work.branches.filter((branch) => branch.id !== id) });
}

export function nextBranchId({ branches }: StudyWork): number {
  return Math.max(0, ...branches.map(({ id }) => id)) + 1;
}

/** Without what hangs on something that is no longer there. */
function held<Work extends StudyWork>(work: Work): Work {
  const lengths = new Map<number, number>();
  const stands = ({ branch, n }: StudyPlace): boolean => branch === null || n <= (lengths.get(branch) ?? -1);
  const branches = work.branches.filter(({ id, from, steps }) => {
    if (!stands(from)) return false;
    lengths.set(id, steps.length);
    return true;
  });
  return { ...work, branches, pages: work.pages.filter(({ at }) => stands(at)) };
}

/** What is put where others keep it does not say who played: people are forgotten at their tables, and have no second place. */
export function withoutNames(study: MatchStudy): MatchStudy {
  const nameless = <Seat extends { readonly name?: string }>(seats: readonly Seat[]): Seat[] =>
    seats.map(({ name: _name, ...seat }) => seat as Seat);
  return study.eyes === "open"
    ? { ...study, record: { ...study.record, seats: nameless(study.record.seats) } }
    : { ...study, seen: { ...study.seen, seats: nameless(study.seen.seats) } };
}
