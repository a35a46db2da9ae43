import type { Texts } from "../../text/texts.ts";
import type { en } from "./text/en.ts";
import type { FilmProblem } from "./use-film.ts";

export function problemText(problem: FilmProblem, t: Texts<typeof en>): string {
  return problem.kind === "damaged" ? t.damaged(problem.n) : t[problem.kind];
}
