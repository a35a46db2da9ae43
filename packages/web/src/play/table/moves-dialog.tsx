import type { JSX } from "preact";
import "./moves-dialog.css";
import type { Question } from "../../boards/contract.ts";
import { useText } from "../../text/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import type { Session } from "../session.ts";
import type { Voice } from "../voice.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

export interface MovesDialogProps {
  readonly game: Session["game"];
  readonly questions: readonly Question[];
  readonly voice: Voice;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly submit: (decision: string, move: Question["moves"][number]) => void;
}

/** Every move in words, for whom the board is no help: the same moves, in the same order, for every game. */
export function MovesDialog({ game, questions, voice, open, onClose, submit }: MovesDialogProps): JSX.Element {
  const t = useText({ en, de });
  const isIdle = questions.every(({ moves }) => moves.length === 0);
  return (
    <Dialog open={open} title={t.allMoves} onClose={onClose}>
      {isIdle && <p>{t.noMoves}</p>}
      {questions.map(({ decision, text, moves }) => (
        <section key={decision.id} class="table-moves">
          <h3>{text}</h3>
          <ul>
            {moves.map((move) => (
              <li key={JSON.stringify(move)}>
                <Button
                  onClick={() => {
                    onClose();
                    submit(decision.id, move);
                  }}
                >
                  {voice.say(game.label(decision, move))}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Dialog>
  );
}
