import { clouNames, type ClouNames, clouPaperDe, clouPaperEn } from "@safehouse/paper/clou";
import { useMemo } from "preact/hooks";
import { useTable } from "./context.ts";

/** Every word on a drawing, in the reader's language. */
export function usePaperNames(): ClouNames {
  const { say, language } = useTable();
  return useMemo(() => clouNames(say, language === "de" ? clouPaperDe : clouPaperEn), [say, language]);
}
