/** Far deeper than any config or record goes; walks over JSON are recursive and must not run out of stack. */
const DEEPEST = 64;

/** Whether JSON text nests deeper than anything of ours. Tells nothing about whether it is JSON. */
export function isNestedTooDeeply(json: string): boolean {
  let depth = 0;
  let isText = false;
  for (let i = 0; i < json.length; i++) {
    const letter = json[i];
    if (isText) {
      if (letter === "\\") i++;
      else if (letter === '"') isText = false;
    } else if (letter === '"') isText = true;
    else if (letter === "{" || letter === "[") {
      depth++;
      if (depth > DEEPEST) return true;
    } else if (letter === "}" || letter === "]") depth--;
  }
  return false;
}
