/** A number with a real minus: a hyphen is too short beside figures, and read as a dash. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}
