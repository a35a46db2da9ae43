/** A moment as the operator's log has it, in no time zone but one. */
export function timeOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replace("T", " ").replace(/\..*/, " UTC");
}
