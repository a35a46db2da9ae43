import { type AnyFront, type Json, type MessageTable, say, type SeatDecision } from "@safehouse/kernel";
import type { CommandAnswer } from "@safehouse/protocol";
import { settings } from "../../app/settings.ts";
import { loadTexts } from "../voice.ts";

/** What a session tells of its moves, so that none is lost with the page. */
export interface Keeper {
  /** A move is on its way; `isOpen` says whether the line is. Call what is returned with the answer; it says whether the move is kept. */
  begin(move: Sent, isOpen: boolean): (answer: CommandAnswer) => Promise<boolean>;
}

export interface Sent {
  readonly command: string;
  readonly n: number;
  readonly decision: string;
  readonly move: Json;
  readonly question: SeatDecision;
}

/** Nobody needs it before a line is slow. */
const loadKept = () => import("./kept-moves.ts");

/** A line that is open may be dead: who has heard nothing for so long keeps the move. */
const PATIENCE_MS = 2_000;

export function keeperOf(match: string, game: AnyFront): Keeper {
  const write = async (sent: Sent): Promise<boolean> => {
    try {
      const { question, ...move } = sent;
      const [{ keepMove }, texts] = await Promise.all([loadKept(), loadTexts(game, settings.language.peek())]);
      const kept = { ...move, match, game: game.meta.id, words: wordsOf(game, texts, question, sent.move) };
      await keepMove({ ...kept, madeAt: Date.now(), withdrawn: null });
      return true;
    } catch {
      // A browser that keeps nothing sends it as long as the page is open.
      return false;
    }
  };
  return {
    begin(sent, isOpen) {
      let writing: Promise<boolean> | null = isOpen ? null : write(sent);
      const timer = setTimeout(() => (writing ??= write(sent)), PATIENCE_MS);
      return async (answer) => {
        clearTimeout(timer);
        const isUnanswered = answer.result === "failed" && answer.status === null;
        if (isUnanswered) return (writing ??= write(sent));
        // The board says what became of it.
        if (writing !== null && (await writing)) await (await loadKept()).dropMove(sent.command).catch(() => {});
        return false;
      };
    },
  };
}

function wordsOf(game: AnyFront, texts: MessageTable, question: SeatDecision, move: Json): string {
  const message = game.label(question, move);
  return Object.hasOwn(texts, message.id) ? say(texts, message, { name: String, isYou: () => false }) : message.id;
}
