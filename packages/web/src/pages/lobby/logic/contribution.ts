/** What this device adds to the luck of the match: after the seed was promised, so that nobody can have chosen both. */
export function newContribution(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
