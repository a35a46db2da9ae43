import type * as en from "./sleeping-cars-en.ts";

/** Räume, Hindernisse, Beute und Sonderregeln der Schlafwagen. */
export const names: { readonly [id in keyof typeof en.names]: string } = {
  "sleeping-cars": "Die Schlafwagen",
  vestibule: "Einstieg",
  "second-class": "Zweite Klasse",
  "attendants-pantry": "Anrichte",
  "travellers-berths": "Die Vertreter",
  "boxers-berth": "Der Boxer",
  "first-class": "Erste Klasse",
  "opera-suite": "Die Sopranistin",
  "envoys-suite": "Der Gesandte",
  "night-conductor": "Schaffner",
  "etched-door": "Glastür",
  "pantry-latch": "Türriegel",
  "berth-four": "Abteil 4",
  "berth-seven": "Abteil 7",
  "bell-board": "Klingelbrett",
  "sample-case": "Musterkoffer",
  "the-snorer": "Schnarcher",
  "kit-bag": "Seesack",
  "washroom-door": "Waschraum",
  "suite-bell": "Klingel",
  "envoys-valet": "Kammerdiener",
  "wine-cooler": "Weinkühler",
  "dressing-case": "Reisenecessaire",
  "vanity-safe": "Schmucktresor",
  "wrist-chain": "Handkette",
  "berth-safe": "Bett-Tresor",
  "brandy-flasks": "Alter Cognac",
  "tray-of-watches": "Uhren",
  "fat-wallet": "Brieftasche",
  "prize-belt": "Meistergürtel",
  "old-champagne": "Champagner",
  "pearl-collar": "Perlenkragen",
  "emerald-drops": "Smaragde",
  "sealed-bag": "Kuriersack",
  "crown-loan": "Kronanleihe",
  "over-the-points": "Über die Weichen",
  slippers: "Pantoffeln",
};

export const specials: { readonly [id in keyof typeof en.specials]: string } = {
  "over-the-points":
    "Zeigen zwei Würfel des Wurfs das Gleiche, kreuzt eine Schiene an. Bei der letzten rumpelt der Zug über Weichen: In der nächsten Runde wird auf dem Plan kein Geschick angekreuzt. Danach sind alle Schienen wieder frei.",
  slippers:
    "Wird auf dem Plan ein Schloss-Symbol angekreuzt, kreuzt einen Pantoffel an: Ein Riegel klickt. Beim letzten kommt jemand heraus, der reden will. Kreuzt ein Zeitsymbol an; danach bleiben alle im Bett.",
};
