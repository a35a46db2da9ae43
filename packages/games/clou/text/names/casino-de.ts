import type * as en from "./casino-en.ts";

/** Rooms, challenges, loot and special rules of the casino. */
export const names: { readonly [id in keyof typeof en.names]: string } = {
  casino: "Das Kasino",
  "side-street": "Seitenstraße",
  "club-foyer": "Foyer",
  "cocktail-bar": "Cocktailbar",
  "gaming-floor": "Spielsaal",
  "mirror-loft": "Spiegelboden",
  "card-room": "Kartenzimmer",
  "chip-cage": "Kassenkäfig",
  "casino-vault": "Banktresor",
  "club-doorman": "Türsteher",
  "cellar-flap": "Kellerklappe",
  "hat-check": "Hutablage",
  "velvet-rope": "Samtkordel",
  "bar-till": "Barkasse",
  "back-stairs-gate": "Treppengitter",
  "beaded-curtain": "Perlenvorhang",
  croupier: "Croupier",
  "fruit-machines": "Automaten",
  "padded-door": "Polstertür",
  "mirror-catch": "Spiegelriegel",
  "cage-roof": "Käfigdach",
  "poker-table": "Pokertisch",
  "private-lift": "Privataufzug",
  "cash-drawers": "Geldschubladen",
  "strong-hatch": "Panzerklappe",
  "bank-lock": "Zeitschloss",
  "cigarette-case": "Zigarettenetui",
  "bar-takings": "Trinkgeld",
  plaques: "Jetons",
  jackpot: "Jackpot",
  "debt-book": "Schuldbuch",
  "the-pot": "Der Pott",
  banknotes: "Geldscheine",
  "pledged-pearls": "Verpfändete Perlen",
  "the-bank": "Die Bank",
  "lucky-six": "Glückssechs",
  "pit-boss": "Der Saalchef",
};

export const specials: { readonly [id in keyof typeof en.specials]: string } = {
  "lucky-six":
    "Zeigt der Wurf genau eine 6, kreuzt ein Glas an: eine Runde aufs Haus. Beim letzten Glas verlässt der Liftboy seinen Platz: Der Privataufzug gilt als geschafft.",
  "pit-boss":
    "Wird auf dem Plan List oder Verkleidung angekreuzt, kreuzt ein Auge an. Beim letzten kommt der Saalchef herüber: In der nächsten Runde wird beides auf dem Plan nicht angekreuzt. Danach sind alle Augen wieder frei. Wer die Bank nimmt, löst den Alarm aus.",
};
