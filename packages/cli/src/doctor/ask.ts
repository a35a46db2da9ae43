/** How long a house, or what stands before it, may take to answer. */
export const PATIENCE_MS = 10_000;

/** An answer, or why there was none. */
export type Asked =
  | { readonly status: number; readonly body: unknown; readonly date: number | null }
  | { readonly problem: string };

/** The address of a path below wherever the house lives. */
export function below(url: URL, path: string): URL {
  return new URL(path, url);
}

export async function ask(url: URL, path: string, headers: Record<string, string> = {}): Promise<Asked> {
  try {
    const response = await fetch(below(url, path), { headers, signal: AbortSignal.timeout(PATIENCE_MS) });
    const date = Date.parse(response.headers.get("date") ?? "");
    const body = jsonOf(await response.text());
    return { status: response.status, body, date: Number.isNaN(date) ? null : date };
  } catch (error) {
    return { problem: reasonOf(error) };
  }
}

/** What fetch hides in the cause of its own error. */
export function reasonOf(error: unknown): string {
  const { cause, code, message } = error as NodeJS.ErrnoException;
  if (cause !== undefined) return reasonOf(cause);
  // Errors of the web have numbers for codes.
  return typeof code === "string" ? code : message;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
