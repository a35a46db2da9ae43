import { wrap } from "../layout.ts";
import type { Session } from "../session.ts";

/** Said before the first question. Addresses and hashes stay in one piece. */
export function welcome(session: Session, title: string, commitment: string, more: readonly string[] = []): void {
  const { words, paint, width, print } = session;
  const small = [words("play.keys"), ...words("play.seed", { commitment }).split("\n"), ...more];
  print([paint.bold(title), ...small.flatMap((line) => wrap(line, width)).map(paint.dim)]);
}
