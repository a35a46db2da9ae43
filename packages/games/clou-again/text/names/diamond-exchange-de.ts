import type * as en from "./diamond-exchange-en.ts";

/** Rooms, challenges, loot and special rules of the diamond exchange. */
export const names: { readonly [id in keyof typeof en.names]: string } = {
  "diamond-exchange": "Die Diamantenbörse",
  "blind-alley": "Sackgasse",
  "porters-lodge": "Portierloge",
  "cutting-shop": "Schleiferei",
  "trading-floor": "Börsensaal",
  "sorting-room": "Sortierraum",
  "brokers-club": "Maklerklub",
  "lift-shaft": "Aufzug",
  "stone-vault": "Steinkammer",
  doorman: "Türsteher",
  "barred-window": "Gitterfenster",
  turnstile: "Drehkreuz",
  "lift-grille": "Aufzugsgitter",
  "grinding-wheel": "Schleifscheibe",
  "service-door": "Nebentür",
  scales: "Steinwaage",
  "brokers-desk": "Maklerpult",
  "club-door": "Klubtür",
  "chess-table": "Schachtisch",
  "sorting-drawer": "Schublade",
  "light-table": "Leuchttisch",
  ventilator: "Lüftung",
  "time-lock": "Zeitschloss",
  "stone-cabinet": "Steinschrank",
  "great-safe": "Großtresor",
  "rough-stones": "Rohsteine",
  "diamond-dust": "Diamantstaub",
  "letters-of-credit": "Schecks",
  "eldest-sister": "Die Älteste",
  "jade-chessmen": "Jadefiguren",
  "members-book": "Mitgliederbuch",
  opals: "Opale",
  "middle-sister": "Die Mittlere",
  "youngest-sister": "Die Jüngste",
  "winter-star": "Winterstern",
  seismograph: "Der Seismograf",
  clockwork: "Das Uhrwerk",
  constable: "Der Wachtmeister",
  "three-sisters": "Die drei Schwestern",
};

export const specials: { readonly [id in keyof typeof en.specials]: string } = {
  seismograph:
    "Jede Stärke, die ihr auf dem Plan ankreuzt, kreuzt auch einen Ausschlag an. Beim letzten Ausschlag geht der Alarm los.",
  clockwork:
    "Jedes angekreuzte Zeitsymbol kreuzt auch einen Zahn des Uhrwerks an. Beim letzten Zahn öffnet sich das Zeitschloss von selbst: Es gilt als geschafft und führt weiter, sobald ihr im Aufzug seid.",
  constable:
    "Sobald nur noch 3 Spuren übrig sind, rüttelt der Wachtmeister an den Türklinken: Kreuzt ein Zeitsymbol an.",
  "three-sisters": "Alle drei Schwestern zusammen bringen 3 Punkte mehr.",
};
