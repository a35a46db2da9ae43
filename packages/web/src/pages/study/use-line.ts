import { type LineProblem, lineOf, type Line } from "../../study/line.ts";
import type { StudyPlace, StudyWork, Viewer } from "@safehouse/kernel";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { openReplaySession, type ReplaySession } from "../../play/replay/session.ts";
import type { SeatInfo } from "../../play/session.ts";
import type { StudyBase } from "../../study/base.ts";

/** Where one is in a study. */
export interface OnLine {
  readonly line: Line;
  readonly session: ReplaySession<Line>;
  readonly place: StudyPlace;
  /** Why the branch that was asked for is not shown. */
  readonly problem: LineProblem | null;
  /** Goes to a moment, along the line that is shown if it is on it. */
  goTo(place: StudyPlace): void;
  chooseBranch(branch: number | null): void;
}

/** The line of a study that is shown, and the moment on it. A change of what-ifs makes it anew, at the same moment. */
export function useLine(base: StudyBase, work: StudyWork, seats: readonly SeatInfo[], start: StudyPlace): OnLine {
  const wanted = useRef(start);
  const eyes = useRef<Viewer>(base.eyes);
  const [branch, setBranch] = useState(start.branch);
  const found = useMemo(() => lineOf(base, work, branch), [base, work.branches, branch]);
  const session = useMemo(() => {
    const whole = lineOf(base, work, null);
    const line = found.ok ? found.value : whole.ok ? whole.value : null;
    if (line === null) throw new Error("the match itself is always there");
    const n = line.findPlace(wanted.current) ?? Math.min(wanted.current.n, line.length);
    return openReplaySession(line, seats, { n, eyes: eyes.current });
  }, [base, found, seats]);
  const line = session.film;
  const n = session.at.value;
  const place = useMemo(() => line.placeAt(n), [line, n]);
  useEffect(() => void (wanted.current = place), [place]);
  useEffect(() => void (eyes.current = session.eyes.value), [session.eyes.value]);
  return {
    line,
    session,
    place,
    problem: found.ok ? null : found.error,
    goTo(next) {
      const here = line.findPlace(next);
      wanted.current = next;
      if (here !== null) session.at.value = here;
      else setBranch(next.branch);
    },
    chooseBranch(next) {
      const first = work.branches.find(({ id }) => id === next)?.from;
      // A what-if is shown from where it leaves, the match from wherever one was on it.
      if (next !== null && first !== undefined) wanted.current = first;
      else if (place.branch !== null) wanted.current = { branch: null, n: Math.min(line.length, n) };
      setBranch(next);
    },
  };
}
