import type { finalCurtainEn, finalCurtainRulesEn } from "./final-curtain-en.ts";
import { heistsDe } from "./heists-de.ts";

/** Rooms, challenges, loot and special rules of the concert at the Royal Albert Hall. */
export const finalCurtainDe: { readonly [id in keyof typeof finalCurtainEn]: string } = {
  "final-curtain": heistsDe["final-curtain"],
  "south-steps": "Südtreppe",
  foyer: "Foyer",
  "box-office": "Kassenraum",
  "crush-bar": "Pausenbar",
  "grand-tier": "Logenrang",
  backstage: "Hinterbühne",
  "green-room": "Solisten",
  "organ-loft": "Orgelempore",
  "dressing-room": "Garderobe",
  "sneaking-out": "Hinausschleichen",
  "sneak-in": "Einschleichen",
  "artists-door": "Künstlereingang",
  usher: "Platzanweiser",
  "bar-steward": "Barkellner",
  "ticket-window": "Kartenschalter",
  "cash-drawer": "Geldlade",
  duchess: "Herzogin",
  "royal-box": "Königsloge",
  "gallery-rail": "Balustrade",
  "dressing-room-door": "Garderobentür",
  "stage-manager": "Inspizient",
  "spiral-stairs": "Wendeltreppe",
  conductor: "Dirigent",
  "organ-case": "Orgelgehäuse",
  "security-case": "Sicherheitskoffer",
  "make-up-table": "Schminktisch",
  "ticket-money": "Eintrittsgeld",
  oysters: "Austern",
  "mince-pies": "Mince Pies",
  champagne: "Champagner",
  "duchess-rubies": "Rubine",
  "royal-present": "Königliches Geschenk",
  "prompters-purse": "Souffleurkasse",
  "gold-baton": "Goldener Taktstock",
  "soloists-gift": "Solistengeschenk",
  "silver-trumpet": "Silbertrompete",
  "charity-box": "Spendenbüchse",
  "the-tiara": "Das Diadem",
  "stage-rings": "Ringe",
  "admirers-parcel": "Verehrerpäckchen",
  "concert-bar": "Das Konzert",
};

export const finalCurtainRulesDe: { readonly [id in keyof typeof finalCurtainRulesEn]: string } = {
  "concert-bar":
    "Jedes im Spiel angekreuzte Zeitsymbol kreuzt auch einen Schritt des Konzerts an; er nennt die Regel der nächsten Runde. Noch nicht begonnen (Runde 1) oder Pause: keine Arbeit in der Garderobe und an ihrer Tür. Instrumental: keine Einschränkung. Leise Stelle: Symbole aus Werkzeugen dürfen nicht genutzt werden. Laute Stelle: Bevor Würfel genutzt werden, bekommt die Bande einmal eines der beiden gezeigten Symbole.",
};
