import { useEffect, useState } from "preact/hooks";
import { randomHex } from "../../../play/local/random-hex.ts";
import { type Draft, type Drafts, withDraft, withoutDraft } from "./draft.ts";
import { changeDrafts, readDrafts, type ReadContent } from "./kept.ts";

export interface DraftBook<Content> {
  readonly drafts: Drafts<Content>;
  /** Tells the new draft's id. */
  add(name: string, content: Content): string;
  change(id: string, changes: Partial<Pick<Draft<Content>, "name" | "content">>): void;
  remove(id: string): void;
  /** Takes a removal back. */
  restore(draft: Draft<Content>): void;
}

/** The drafts of this device, also as another tab changes them. */
export function useDrafts<Content>(game: string, readContent: ReadContent<Content>): DraftBook<Content> {
  const [drafts, setDrafts] = useState(() => readDrafts(game, readContent));
  useEffect(() => {
    const follow = (): void => setDrafts(readDrafts(game, readContent));
    addEventListener("storage", follow);
    return () => removeEventListener("storage", follow);
  }, [game]);

  const write = (change: (drafts: Drafts<Content>) => Drafts<Content>): void =>
    setDrafts(changeDrafts(game, readContent, change));
  return {
    drafts,
    add(name, content) {
      const id = randomHex(6);
      write((all) => withDraft(all, { id, name, content, changedAt: Date.now() }));
      return id;
    },
    change(id, changes) {
      write((all) => {
        const old = all.find((draft) => draft.id === id) ?? drafts.find((draft) => draft.id === id);
        return old === undefined ? all : withDraft(all, { ...old, ...changes, changedAt: Date.now() });
      });
    },
    remove: (id) => write((all) => withoutDraft(all, id)),
    restore: (draft) => write((all) => withDraft(all, draft)),
  };
}
