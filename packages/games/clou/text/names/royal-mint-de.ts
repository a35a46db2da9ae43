import type * as en from "./royal-mint-en.ts";

/** Rooms, challenges, loot and special rules of the royal mint. */
export const names: { readonly [id in keyof typeof en.names]: string } = {
  "royal-mint": "Die königliche Münze",
  "tower-ditch": "Burggraben",
  weighbridge: "Waage",
  "melting-house": "Schmelze",
  "press-hall": "Prägesaal",
  "engravers-loft": "Stecherboden",
  "assay-office": "Prüfamt",
  "telling-room": "Zählstube",
  "bullion-store": "Barrenlager",
  "ditch-grating": "Grabengitter",
  "gate-sergeant": "Wachtmeister",
  "scales-desk": "Waagentisch",
  "wagon-door": "Wagentor",
  "office-stairs": "Amtstreppe",
  "cooling-mould": "Heiße Form",
  "crane-chain": "Krankette",
  "coin-press": "Münzpresse",
  "spiral-stair": "Wendeltreppe",
  "mesh-gate": "Drahttor",
  "gravers-desk": "Stichelpult",
  "acid-cupboard": "Säureschrank",
  "assay-safe": "Prüftresor",
  "pay-window": "Zahlfenster",
  "counting-frame": "Zählrahmen",
  "bullion-door": "Barrentür",
  "gold-trolley": "Goldkarren",
  weights: "Gewichte",
  "silver-bar": "Silberbarren",
  "trial-coins": "Probemünzen",
  "obverse-die": "Kopfstempel",
  "touch-plate": "Probierplatte",
  "reverse-die": "Zahlstempel",
  "new-shillings": "Neue Schillinge",
  "maundy-set": "Festtagsmünzen",
  "gold-reserve": "Goldreserve",
  watchdogs: "Die Wachhunde",
  "running-press": "Die Presse",
  "pair-of-dies": "Das Stempelpaar",
};

export const specials: { readonly [id in keyof typeof en.specials]: string } = {
  watchdogs:
    "Wird auf dem Plan Stärke angekreuzt, kreuzt eine Pfote an. Bei der letzten bellen die Hunde: Kreuzt eine Spur an. Danach sind alle Pfoten wieder frei.",
  "running-press": "Läuft die Münzpresse, hört euch niemand. Ist sie geschafft, wischt eine Spur weg.",
  "pair-of-dies":
    "Eine Münze hat zwei Seiten. Ein Stempel allein bringt, was daran steht, beide zusammen 5 Punkte mehr.",
};
