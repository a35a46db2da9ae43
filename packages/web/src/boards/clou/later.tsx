import type { ComponentType, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

/** A part that only some moments of a night need: fetched when it is first shown. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let part: ComponentType<Props> | null = null;
  return function Later(props: Props): JSX.Element {
    const [, redraw] = useState(0);
    useEffect(() => {
      const fetch = async (): Promise<void> => {
        part ??= await load();
        redraw((count) => count + 1);
      };
      if (part === null) void fetch();
    }, []);
    const Part = part;
    return Part === null ? <></> : <Part {...props} />;
  };
}
