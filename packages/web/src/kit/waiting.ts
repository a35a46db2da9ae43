import type { BoardProps } from "../boards/contract.ts";

type Waiting = Pick<BoardProps, "pending" | "say">;

/** Whom the table waits for, in the game's own words (`wait.KIND`); nothing if for nobody. */
export function waitingFor({ pending, say }: Waiting): string {
  const [first] = pending;
  return first === undefined ? "" : say({ id: `wait.${first.kind}`, args: { seats: seatsOf(pending) } });
}

/** It is not the moment for what was pressed: whose it is, and the rule that says so. */
export function tellWhoIsAsked(
  { pending, refuse }: Pick<BoardProps, "pending" | "refuse">,
  ruleOf: (kind: string) => string,
  near: Element,
): void {
  const [first] = pending;
  if (first === undefined) return;
  refuse({ rule: ruleOf(first.kind), why: { id: `wait.${first.kind}`, args: { seats: seatsOf(pending) } } }, near);
}

function seatsOf(pending: Waiting["pending"]): number[] {
  return pending.map(({ seat }) => seat);
}
