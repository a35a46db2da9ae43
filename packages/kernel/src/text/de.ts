import type { SameMessages } from "../message.ts";
import type { en } from "./en.ts";

export const de: SameMessages<typeof en> = {
  "house.rule.H-1":
    "Eine Frage wird einmal beantwortet, solange sie offen ist. Eine späte Antwort zählt nie für die nächste Frage.",
  "house.rule.H-2": "Jeder Platz beantwortet seine eigenen Fragen.",
  "house.rule.H-3": "Eine Antwort ist eine von denen, die die Frage erlaubt.",
  "house.rule.H-4":
    "Du darfst deinen letzten Zug zurücknehmen, bis der Zufall gesprochen hat, Verborgenes gezeigt wurde oder andere darauf aufgebaut haben.",
  "house.rule.H-5": "Ein und dieselbe Entscheidung wird höchstens zehnmal zurückgenommen.",
  "house.closed": "Diese Frage ist nicht mehr offen.",
  "house.not-yours": "Jemand anderes ist gefragt, nicht du.",
  "house.not-an-answer": "Das ist keine Antwort auf diese Frage.",
  "house.answered": "Du hast geantwortet. Die anderen überlegen noch.",
  "house.nothing-to-undo": "Du hast keinen Zug zurückzunehmen.",
  "house.undo-too-late": "Inzwischen hat der Zufall gesprochen oder Verborgenes wurde gezeigt. Es bleibt dabei.",
  "house.undo-final": "Diese Antwort ist endgültig.",
  "house.undo-built-upon": "Andere haben auf diesem Zug aufgebaut. Es bleibt dabei.",
  "house.says": ({ seat, words }, who) => `${who.name(seat)}: „${words}“`,
  "house.undo-worn-out": ({ times }) => `Das hast du ${times}-mal zurückgenommen. Jetzt bleibt es dabei.`,
};
