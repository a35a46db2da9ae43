import { cleanText } from "./clean.ts";

export const EXIT = { fine: 0, mismatch: 1, badInput: 2 } as const;
export type ExitStatus = (typeof EXIT)[keyof typeof EXIT];

/** Ends a command with a sentence for the person who called it: what is wrong, and what to do. */
export class CommandError extends Error {
  readonly status: ExitStatus;

  private constructor(message: string, status: ExitStatus) {
    super(cleanText(message));
    this.status = status;
  }

  static badInput(message: string): CommandError {
    return new CommandError(message, EXIT.badInput);
  }

  static mismatch(message: string): CommandError {
    return new CommandError(message, EXIT.mismatch);
  }
}
