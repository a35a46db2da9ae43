import type * as en from "./viaduct-en.ts";

/** Räume, Hindernisse, Beute und Sonderregeln des Viadukts. */
export const names: { readonly [id in keyof typeof en.names]: string } = {
  viaduct: "Das Viadukt",
  "sunken-lane": "Hohlweg",
  embankment: "Bahndamm",
  "signal-gantry": "Signalbrücke",
  "stopped-engine": "Lokomotive",
  "high-value-van": "Postwagen",
  parapet: "Brüstung",
  "under-the-arch": "Unterm Bogen",
  farmyard: "Bauernhof",
  "barbed-wire": "Stacheldraht",
  "river-gate": "Flusstor",
  "gantry-ladder": "Leiter",
  fogman: "Nebelposten",
  "green-lamp": "Grünes Licht",
  "red-lamp": "Rotes Licht",
  stoker: "Heizer",
  coupling: "Kupplung",
  "footplate-steps": "Tritte",
  "mail-cage": "Postkäfig",
  "strap-rack": "Gurtregal",
  "iron-chest": "Eisenkiste",
  "sliding-side": "Seitentür",
  "van-window": "Wagenfenster",
  "snagged-net": "Fangnetz",
  "iron-rungs": "Steigeisen",
  "reed-bed": "Schilf",
  "cart-track": "Karrenweg",
  "farm-dog": "Hofhund",
  "barn-safe": "Hoftresor",
  "drivers-watch": "Lokführeruhr",
  "red-sack": "Roter Sack",
  "blue-sack": "Blauer Sack",
  "grey-sack": "Grauer Sack",
  "green-sack": "Grüner Sack",
  "white-sack": "Weißer Sack",
  "banks-reserve": "Bankreserve",
  "advance-share": "Erster Anteil",
  "false-signal": "Das falsche Signal",
  "signal-telephone": "Das Telefon",
  "human-chain": "Die Menschenkette",
};

export const specials: { readonly [id in keyof typeof en.specials]: string } = {
  "false-signal":
    "Das grüne Licht muss aus, das rote an. Ist beides geschafft, wartet der Lokführer, wie er muss: Gewinnt 2 Zeitsymbole zurück.",
  "signal-telephone":
    "Sobald nur noch 2 Spuren frei sind, erreicht jemand das Telefon an der Strecke, und der Alarm geht los.",
  "human-chain":
    "Fünf Säcke sind eine Ladung. Zwei davon bringen 1 Punkt mehr, drei 2 Punkte, vier 3 Punkte, alle fünf 6 Punkte.",
};
