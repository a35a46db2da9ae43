import { clouNames, type ClouNames } from "@safehouse/paper/clou";
import { useMemo } from "preact/hooks";
import { useTable } from "./context.ts";

/** Every word on a drawing, in the reader's language. */
export function usePaperNames(): ClouNames {
  const { say, t } = useTable();
  return useMemo(() => clouNames(say, t.paper), [say, t]);
}
