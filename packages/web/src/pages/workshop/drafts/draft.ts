/** Something that is being built, kept on this device. What it holds may be unfinished. */
export interface Draft<Content> {
  readonly id: string;
  readonly name: string;
  readonly content: Content;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
}

export type Drafts<Content> = readonly Draft<Content>[];

export const LONGEST_DRAFT_NAME = 40;

/** Characters that take no room or change how their neighbours read. */
const HIDDEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

/** A name as it may be shown, whoever wrote it. */
export function cleanName(text: string): string {
  const visible = text.normalize("NFC").replace(HIDDEN, " ").replaceAll(/\s+/g, " ").trim();
  return [...visible].slice(0, LONGEST_DRAFT_NAME).join("").trim();
}

/** Puts a draft among the others: in the place of its former version, if there is one. */
export function withDraft<Content>(drafts: Drafts<Content>, draft: Draft<Content>): Drafts<Content> {
  const others = drafts.filter(({ id }) => id !== draft.id);
  return [draft, ...others].toSorted((a, b) => b.changedAt - a.changedAt);
}

export function withoutDraft<Content>(drafts: Drafts<Content>, id: string): Drafts<Content> {
  return drafts.filter((draft) => draft.id !== id);
}

/** "Night shift" becomes "Night shift (2)", and that one "Night shift (3)". */
export function copyName(name: string, taken: readonly string[]): string {
  const stem = name.replace(/ \(\d+\)$/, "");
  for (let number = 2; ; number++) {
    const ending = ` (${number})`;
    const candidate = [...stem].slice(0, LONGEST_DRAFT_NAME - ending.length).join("") + ending;
    if (!taken.includes(candidate)) return candidate;
  }
}
