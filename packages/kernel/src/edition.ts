/** By which rules and with which content a match is played. Whatever keeps a match, and every record, names them. */
export interface Edition {
  /** The version of the rules; from 1 on it grows with every change of them. */
  readonly rules: number;
  /** The hash of the content a match is played with. */
  readonly content: string;
}

export function isSameEdition(a: Edition, b: Edition): boolean {
  return a.rules === b.rules && a.content === b.content;
}

/** Why an edition is not played here, for the middle of a sentence. `versions` are those that this release has of the game. */
export function describeMissing(edition: Edition, versions: readonly number[]): string {
  if (versions.includes(edition.rules)) {
    return `rules version ${edition.rules} with other content (${show(edition.content)}) than this release has`;
  }
  return `rules version ${edition.rules}; this release plays ${listed(versions)}`;
}

function listed(versions: readonly number[]): string {
  const sorted = versions.toSorted((a, b) => a - b);
  return sorted.length === 1
    ? `version ${sorted[0]}`
    : `versions ${sorted.slice(0, -1).join(", ")} and ${sorted.at(-1)}`;
}

function show(content: string): string {
  return content.length > 40 ? `${content.slice(0, 40)}…` : content;
}
