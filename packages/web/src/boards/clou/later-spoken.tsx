import type { ComponentType, JSX } from "preact";
import { useEffect } from "preact/hooks";
import { later, type Later } from "../../ui/later.tsx";
import { hasAllWords, useTable } from "./context.ts";

/** A part that is fetched when it is first shown, or sooner, and shown when its words are there, too. */
export function laterSpoken<Props extends object>(load: () => Promise<ComponentType<Props>>): Later<Props> {
  const Part = later(load);
  function Spoken(props: Props): JSX.Element {
    // One way for both: the part does not wait for its words.
    useEffect(() => void Part.fetch().catch(() => {}), []);
    return hasAllWords(useTable()) ? <Part {...props} /> : <></>;
  }
  return Object.assign(Spoken, { fetch: Part.fetch });
}
