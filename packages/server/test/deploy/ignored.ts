/** Whether the last line of a .dockerignore that speaks of a file, or of a folder it is in, leaves it out. */
export function readIgnored(text: string): (path: string) => boolean {
  const lines = text
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => ({ isLeftOut: !line.startsWith("!"), pattern: patternOf(line.replace(/^!/, "")) }));
  return (path) => {
    const parts = path.split("/");
    const within = parts.map((_, i) => parts.slice(0, i + 1).join("/"));
    return lines.findLast(({ pattern }) => within.some((each) => pattern.test(each)))?.isLeftOut ?? false;
  };
}

/** As the engines read it: unlike in a shell, a star stands for names with a dot before them, too. */
function patternOf(line: string): RegExp {
  const pieces = line.split(/(\*\*\/|\*)/).map((piece) => {
    if (piece === "**/") return "(?:.*/)?";
    return piece === "*" ? "[^/]*" : RegExp.escape(piece);
  });
  return new RegExp(`^${pieces.join("")}$`);
}
