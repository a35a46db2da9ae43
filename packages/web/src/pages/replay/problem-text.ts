import type { Texts } from "../../text/texts.ts";
import type { en } from "./text/en.ts";
import type { FilmProblem } from "./use-film.ts";

export function problemText(problem: FilmProblem, t: Texts<typeof en>): string {
  switch (problem.kind) {
    case "damaged":
      return t.damaged(problem.n);
    case "cut":
      return t.cut(problem.n);
    case "release":
      return t.release(problem.record.rules);
    default:
      return t[problem.kind];
  }
}
