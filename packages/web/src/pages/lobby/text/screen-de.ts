import type { Texts } from "../../../text/texts.ts";
import type { en } from "./screen-en.ts";

export const de: Texts<typeof en> = {
  title: "Großer Schirm",
  menu: "Großer Schirm",
  lead: "Öffne das auf einem Fernseher oder Laptop: Dort sehen alle im Raum den Tisch, und Handys brauchen nur noch die Hand zu zeigen. Zu sehen ist, was alle Zuschauer sehen dürfen, sonst nichts.",
  leadPrivate:
    "An diesem Tisch darf niemand zusehen, darum zeigt ein Schirm nur, wer da ist. Wer einlädt, kann es vor dem Start erlauben.",
  here: "Hier zeigen",
  copy: "Link kopieren",
  qr: "QR-Code mit dem Link für den Schirm",
  offered: "Der Tisch ist auf einem großen Schirm.",
  handOnly: "Nur meine Hand",
  isHandOnly: "Nur meine Hand: Der Tisch ist auf dem Schirm.",
  wholeTable: "Ganzer Tisch",
};
