import { backupCommand } from "./backup-command.ts";
import { balanceCommand } from "./balance/command.ts";
import type { Command } from "./command.ts";
import { makeCompletion } from "./completion-command.ts";
import { doctorCommand } from "./doctor-command.ts";
import { eraseCommand } from "./erase-command.ts";
import { exportCommand } from "./export-command.ts";
import { ladderCommand } from "./ladder/command.ts";
import { moveCommand } from "./move-command.ts";
import { newGameCommand } from "./new-game-command.ts";
import { playCommand } from "./play/command.ts";
import { printCommand } from "./print-command.ts";
import { puzzlesCommand } from "./puzzles/command.ts";
import { quarantineCommand } from "./quarantine-command.ts";
import { replayCommand } from "./replay-command.ts";
import { reportsCommand } from "./reports-command.ts";
import { restoreCommand } from "./restore-command.ts";
import { reviewCommand } from "./review-command.ts";
import { shelfCommand } from "./shelf/shelf-command.ts";
import { simulateCommand } from "./simulate-command.ts";
import { surveyCommand } from "./survey/command.ts";
import type { CommandName } from "./text/en.ts";
import { verifyCommand } from "./verify-command.ts";

/** All that this program does. What is listed here has its help in the texts, and is completed by shells. */
export const COMMANDS: { readonly [name in CommandName]: Command } = {
  play: playCommand,
  simulate: simulateCommand,
  replay: replayCommand,
  verify: verifyCommand,
  review: reviewCommand,
  balance: balanceCommand,
  ladder: ladderCommand,
  survey: surveyCommand,
  puzzles: puzzlesCommand,
  print: printCommand,
  backup: backupCommand,
  restore: restoreCommand,
  move: moveCommand,
  reports: reportsCommand,
  quarantine: quarantineCommand,
  export: exportCommand,
  erase: eraseCommand,
  doctor: doctorCommand,
  "new-game": newGameCommand,
  shelf: shelfCommand,
  // It is about all of them, itself included.
  completion: makeCompletion(() => COMMANDS),
};
