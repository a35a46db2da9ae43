import type * as en from "./private-bank-en.ts";

/** Rooms, challenges, loot and special rules of the private bank. */
export const names: { readonly [id in keyof typeof en.names]: string } = {
  "private-bank": "Die Privatbank",
  alley: "Gasse",
  "coal-cellar": "Kohlenkeller",
  "banking-hall": "Schalterhalle",
  boardroom: "Vorstand",
  "counting-room": "Zählraum",
  "steel-corridor": "Stahlflur",
  "deposit-room": "Schließfächer",
  vault: "Tresorgewölbe",
  "staff-door": "Personaltür",
  "coal-chute": "Kohlenrutsche",
  "fuse-box": "Sicherungskasten",
  "barred-gate": "Gittertor",
  "boardroom-door": "Flügeltür",
  "tellers-grille": "Schaltergitter",
  "founders-portrait": "Der Gründer",
  "coin-sorter": "Münzsortierer",
  strongbox: "Geldkassette",
  grating: "Bodengitter",
  "light-barrier": "Lichtschranke",
  "vault-door": "Tresortür",
  "brass-box": "Messingfach",
  "iron-box": "Eisenfach",
  "double-box": "Doppelfach",
  "gold-rack": "Goldregal",
  "tellers-tray": "Zahlteller",
  "share-certificates": "Aktien",
  coins: "Münzen",
  payroll: "Lohngelder",
  rubies: "Rubine",
  sovereigns: "Goldmünzen",
  "black-pearl": "Schwarze Perle",
  "gold-bars": "Goldbarren",
  "main-fuse": "Die Hauptsicherung",
  relays: "Die Relais",
};

export const specials: { readonly [id in keyof typeof en.specials]: string } = {
  "main-fuse":
    "Ist der Sicherungskasten geschafft, ist auch die Lichtschranke aus: Sie gilt als geschafft und führt weiter, sobald ihr im Flur seid. Im Dunkeln nimmt der Plan in der nächsten Runde keine Elektronik an.",
  relays:
    "Jedes geöffnete Schließfach und die Tresortür kreuzen je ein Relais an. Beim dritten Relais geht der Alarm los. Was hinter diesem Schloss liegt, gehört euch noch, wenn sonst nichts dafür nötig ist.",
};
