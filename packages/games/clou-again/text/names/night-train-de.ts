import type * as en from "./night-train-en.ts";

/** Rooms, challenges, loot and special rules of the night train. */
export const names: { readonly [id in keyof typeof en.names]: string } = {
  "night-train": "Der Nachtzug",
  platform: "Bahnsteig",
  "train-roof": "Wagendach",
  corridor: "Seitengang",
  "dining-car": "Speisewagen",
  "sleeping-car": "Schlafwagen",
  "mail-car": "Postwagen",
  "bullion-van": "Goldwagen",
  "roof-ladder": "Leiter",
  "ticket-barrier": "Sperre",
  "roof-light": "Oberlicht",
  "mail-hatch": "Dachluke",
  "swing-door": "Pendeltür",
  attendant: "Schaffner",
  "cutlery-drawer": "Besteckkasten",
  "card-table": "Kartentisch",
  "galley-door": "Bordküche",
  "berth-three": "Abteil drei",
  "berth-nine": "Abteil neun",
  "sorting-frame": "Sortierfach",
  "parcel-cage": "Paketkäfig",
  "armoured-door": "Panzertür",
  "wages-chest": "Lohnkiste",
  "bullion-safe": "Goldtresor",
  "tip-box": "Trinkgeld",
  "table-silver": "Silber",
  winnings: "Gewinne",
  "watch-chain": "Uhrkette",
  "jewel-case": "Schmuck",
  "steamer-trunk": "Überseekoffer",
  "registered-mail": "Briefe",
  parcels: "Pakete",
  wages: "Löhne",
  bullion: "Gold",
  tunnel: "Der Tunnel",
  steward: "Der Steward",
  "heavy-luggage": "Schweres Gepäck",
};

export const specials: { readonly [id in keyof typeof en.specials]: string } = {
  tunnel:
    "Sobald nur noch 6 Zeitsymbole übrig sind, fährt der Zug in den Tunnel: In der nächsten Runde nimmt der Plan weder Elektronik noch Verkleidung an.",
  steward:
    "Besteckkasten, Kartentisch, Abteil drei und Abteil neun kreuzen je eine Teetasse an, sobald sie geschafft sind. Bei der letzten Tasse bringt der Steward Tee: Kreuzt ein Zeitsymbol an. Danach sind alle Tassen wieder frei.",
  "heavy-luggage": "Koffer, Löhne und Gold sind schwer. Zwei davon kosten 1 Punkt, alle drei 3 Punkte.",
};
