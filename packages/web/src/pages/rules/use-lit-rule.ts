import { useEffect } from "preact/hooks";
import { location } from "../../app/router.ts";

/** The rule that the address names: brought into sight once the rules are there, and whenever another is named. */
export function useLitRule(loaded: unknown): string {
  const { hash } = location.value;
  const id = decoded(hash);
  useEffect(() => {
    if (id === "" || loaded === null) return;
    const rule = document.getElementById(id);
    rule?.scrollIntoView({ block: "center" });
    rule?.focus({ preventScroll: true });
  }, [location.value, loaded]);
  return id;
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return "";
  }
}
