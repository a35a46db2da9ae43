import type { Texts } from "../../text/texts.ts";
import type { en } from "./en.ts";

export const de: Texts<typeof en> = {
  first: (points) => `Dein erstes Mal hier. ${points} gilt es zu schlagen.`,
  better: (points, before) => `Dein neuer Bestwert: ${points}. Bisher waren es ${before}.`,
  equal: (points) => `So gut wie dein Bestwert: ${points}.`,
  worse: (best, points) => `Dein Bestwert: ${best}. Diesmal ${points}.`,
  toRecords: "Alle Bestwerte",
  challengeFriend: "Jemanden herausfordern",
};
