/**
 * What may stand on the printed sheet of a seat that is played on paper: worked out from what the seat may know, by the rules, and put in
 * the order of what is likely. The same for all games of the family; each brings its engine.
 */
export type { Step } from "./on-paper/rules.ts";
export { isWritten, onlyWriting, type Writing, type Writings, writingsFor } from "./on-paper/writings.ts";
