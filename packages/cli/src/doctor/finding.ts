/** What the doctor looks at, in the order it is told. */
export const MATTERS = [
  "folder",
  "lock",
  "disk",
  "database",
  "backup",
  "clock",
  "house",
  "proxy",
  "tls",
  "socket",
  "files",
  "memory",
] as const;

export type Matter = (typeof MATTERS)[number];

export interface Finding {
  readonly about: Matter;
  /** Skipped is what could not be looked at, or does not matter here. */
  readonly verdict: "fine" | "wrong" | "skipped";
  readonly what: string;
  /** What to do about it; null if there is nothing to do. */
  readonly todo: string | null;
}

export function fine(about: Matter, what: string): Finding {
  return { about, verdict: "fine", what, todo: null };
}

export function wrong(about: Matter, what: string, todo: string): Finding {
  return { about, verdict: "wrong", what, todo };
}

export function skipped(about: Matter, what: string): Finding {
  return { about, verdict: "skipped", what, todo: null };
}
