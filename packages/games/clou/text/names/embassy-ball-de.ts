import type * as en from "./embassy-ball-en.ts";

/** Rooms, challenges, loot and special rules of the embassy ball. */
export const names: { readonly [id in keyof typeof en.names]: string } = {
  "embassy-ball": "Der Botschaftsball",
  terrace: "Terrasse",
  cloakroom: "Garderobe",
  kitchen: "Küche",
  ballroom: "Ballsaal",
  "winter-garden": "Wintergarten",
  "cipher-room": "Chiffrierraum",
  "ambassadors-rooms": "Suite",
  treasury: "Schatzkammer",
  sentry: "Wachposten",
  reception: "Empfang",
  "kitchen-door": "Küchentür",
  "fur-coats": "Pelzmäntel",
  "guest-list": "Gästeliste",
  pantry: "Vorratskammer",
  "dumb-waiter": "Speiseaufzug",
  countess: "Die Gräfin",
  attache: "Der Attaché",
  "glass-door": "Glastür",
  birdcage: "Vogelkäfig",
  "iron-shutter": "Eisenrollo",
  "cipher-machine": "Chiffriermaschine",
  "steel-door": "Stahltür",
  "bedside-table": "Nachttisch",
  bookcase: "Bücherwand",
  "regalia-safe": "Kronentresor",
  wallets: "Brieftaschen",
  caviar: "Kaviar",
  emeralds: "Smaragde",
  briefcase: "Aktentasche",
  "golden-bird": "Goldvogel",
  codebook: "Codebuch",
  cufflinks: "Manschettenknöpfe",
  "state-seal": "Staatssiegel",
  crown: "Die Krone",
  orchestra: "Das Orchester",
  toast: "Der Toast",
};

export const specials: { readonly [id in keyof typeof en.specials]: string } = {
  orchestra:
    "Zeigt der Wurf mindestens zwei gleiche Würfel, kreuzt eine Note an. Bei der letzten Note verstummt die Musik, und alle sehen sich um: Kreuzt eine Spur an. Danach sind alle Noten wieder frei.",
  toast:
    "Sobald nur noch 5 Zeitsymbole übrig sind, verlässt der Wachposten seinen Platz: Er gilt als geschafft. Der Alarm kostet auf diesem Plan 2 Punkte.",
};
