import { reader } from "@safehouse/games/clou-again/reader-at-hand";
import { clouCandidate } from "../clou-candidate/clou-candidate.tsx";

export const Candidate = clouCandidate(reader);
