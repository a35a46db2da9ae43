import type { KlaumauPaperWords } from "./en.ts";

export const de: KlaumauPaperWords = {
  bothSides: "Mit Rückseiten, für beidseitigen Druck",
  oneSide: "Nur Vorderseiten",
  more: "Dazu",
  half: (cards) => `Zwei bis fünf Leute: ${cards} Karten`,
  deck: (cards) => `Alle Karten: ${cards}`,
  turn: "Blatt an der langen Kante wenden",
  rules: "Die Regeln auf einer Seite",
  faces: "Vorderseiten",
  backs: "Rückseiten, an der langen Kante gewendet",
  ink: { colour: "farbig", "low-ink": "sparsam" },
  stone: { ruby: "Rubin", amber: "Bernstein", emerald: "Smaragd", sapphire: "Saphir" },
};
