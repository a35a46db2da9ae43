import type { CandidateProps } from "../boards/candidate.ts";
import { loadPart } from "../games/index.ts";
import { later, type Later } from "../ui/later.tsx";

const KNOWN = new Map<string, Later<CandidateProps>>();

/** What a game shows of those who can be wished for, fetched when somebody looks; nothing where it shows none. */
export function candidateOf(game: string): Later<CandidateProps> {
  const known = KNOWN.get(game) ?? later(async () => (await loadPart(game, "candidate")) ?? (() => null));
  KNOWN.set(game, known);
  return known;
}
