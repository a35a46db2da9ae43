import type { AnyFront } from "@safehouse/kernel";
import type { Question } from "../../boards/contract.ts";
import type { Moment, SeatInfo, Session } from "../session.ts";
import type { Voice } from "../voice.ts";

/** The viewer's own questions, in words. Where the device goes round, each begins with the name of whom it is put to. */
export function questionsOf(session: Session, now: Moment, voice: Voice, seats: readonly SeatInfo[]): Question[] {
  const viewer = session.viewer.value;
  if (typeof viewer !== "number" || session.isReplay) return [];
  const game: AnyFront = session.game;
  return now.pending
    .filter(({ seat }) => seat === viewer)
    .map((decision) => {
      const text = voice.say(game.ask(now.view, decision));
      return {
        decision,
        text: session.isShared ? `${seats[viewer]?.name ?? ""}: ${text}` : text,
        moves: now.moves.filter((each) => each.decision === decision.id).map(({ move }) => move),
      };
    });
}
