import { type Failure, type LiveMatch, type MatchSnapshot, newCommandId } from "@safehouse/protocol";

/** What a session needs of a match on a server. */
export type MatchLine = Pick<
  LiveMatch,
  "state" | "log" | "connection" | "subscribe" | "newCommand" | "submit" | "undo" | "close"
>;

/** A match as this device last saw it, without a line: what is answered there is kept, and nothing else happens. */
export function keptMatch(state: MatchSnapshot): MatchLine {
  const away = async (): Promise<Failure> => ({
    result: "failed",
    status: null,
    code: null,
    error: "There is no line.",
  });
  return {
    state,
    log: state.log,
    connection: { status: "waiting", milliseconds: 0, problem: null },
    subscribe: () => () => {},
    newCommand: () => newCommandId(),
    submit: away,
    undo: away,
    close() {},
  };
}
