import type * as en from "./great-terminus-en.ts";

/** Räume, Hindernisse, Beute und Sonderregeln des Kopfbahnhofs. */
export const names: { readonly [id in keyof typeof en.names]: string } = {
  "great-terminus": "Der Kopfbahnhof",
  "station-yard": "Vorplatz",
  "booking-hall": "Schalterhalle",
  "left-luggage": "Gepäckaufgabe",
  "masters-office": "Vorsteher",
  "tea-room": "Teestube",
  "lamp-room": "Lampenkammer",
  "platform-nine": "Bahnsteig 9",
  "mail-siding": "Postgleis",
  "night-clerk": "Nachtschalter",
  "yard-gate": "Hoftor",
  "fare-window": "Kartenfenster",
  "luggage-counter": "Theke",
  "platform-barrier": "Sperre",
  "trunk-straps": "Kofferriemen",
  "locker-row": "Schließfächer",
  "gallery-door": "Galerietür",
  "roll-top-desk": "Rollpult",
  "office-safe": "Amtstresor",
  "tea-lady": "Teefrau",
  "oil-store": "Öllager",
  "lamp-door": "Lampentür",
  "swing-doors": "Pendeltür",
  "mail-barrow": "Postkarre",
  "siding-barrier": "Gleisschranke",
  "sealed-wagon": "Wagen mit Siegel",
  "relay-box": "Relaiskasten",
  "the-fares": "Fahrgeld",
  "guards-coat": "Uniformrock",
  "violin-case": "Geigenkasten",
  "carriage-key": "Schlüssel",
  "weeks-wages": "Wochenlohn",
  "duty-roster": "Dienstplan",
  "signal-lamp": "Handlampe",
  "late-parcels": "Späte Pakete",
  "bank-parcel": "Bankpaket",
  "route-chart": "Streckenplan",
  "milk-train": "Der Milchzug",
  "guards-kit": "Die Schaffnertracht",
};

export const specials: { readonly [id in keyof typeof en.specials]: string } = {
  "milk-train":
    "Wird ein Zeitsymbol angekreuzt, kreuzt eine Kanne an. Bei der letzten setzt der Milchzug zurück und drückt die Gleisschranke auf: Sie ist geschafft.",
  "guards-kit":
    "Rock, Lampe, Schlüssel und Dienstplan machen einen Schaffner. Drei davon bringen 2 Punkte mehr, alle vier 5 Punkte.",
};
