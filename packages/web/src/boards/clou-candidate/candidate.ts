import { reader } from "@safehouse/games/clou/reader-at-hand";
import { clouCandidate } from "./clou-candidate.tsx";

/** The campaign is played by the same thieves. */
export const Candidate = clouCandidate(reader);
