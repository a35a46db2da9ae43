import { clouNames, type ClouNames, type ClouSheetWords } from "@safehouse/paper/clou";
import { useMemo } from "preact/hooks";
import { useSpokenTable, useTable } from "./context.ts";

/** Every word on a sheet, in the reader's language. */
export function useSheetNames(): ClouNames<ClouSheetWords> {
  const { say, t } = useTable();
  return useMemo(() => clouNames(say, t.paper), [say, t]);
}

/** Every word on any drawing. */
export function usePaperNames(): ClouNames {
  const { say, t } = useSpokenTable();
  return useMemo(() => clouNames(say, t.paper), [say, t]);
}
