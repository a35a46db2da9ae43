import { isId, LONGEST_NAME } from "../../schema/problems.ts";
import { NoCode } from "./coder.ts";
import type { Code } from "./fields.ts";
import { text } from "./text.ts";

const BYTES_A_LETTER = 4;
const letters = text("name", (2 * LONGEST_NAME + 1) * BYTES_A_LETTER);

/** What something is called. It is judged at once: what every object has would be found where nothing was written. */
export const name: Code<string> = (coder, value) => {
  const id = letters(coder, value);
  if (!isId(id)) throw new NoCode();
  return id;
};
