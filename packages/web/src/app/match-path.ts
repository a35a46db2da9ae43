export type Params = Record<string, string>;

/** Reads a path such as `/rules/klaumau` by a pattern such as `/rules/:game`. Null if it is another path. */
export function matchPath(pattern: string, path: string): Params | null {
  const wanted = parts(pattern);
  const given = parts(path);
  if (wanted.length !== given.length) return null;
  const params: Params = {};
  for (const [index, part] of wanted.entries()) {
    const text = decoded(given[index] as string);
    if (text === null) return null;
    if (part.startsWith(":")) params[part.slice(1)] = text;
    else if (part !== text) return null;
  }
  return params;
}

function parts(path: string): string[] {
  return path.split("/").filter(Boolean);
}

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
