import type * as en from "./old-mansion-en.ts";

/** Rooms, challenges, loot and special rules of the old mansion. */
export const names: { readonly [id in keyof typeof en.names]: string } = {
  "old-mansion": "Die alte Villa",
  garden: "Garten",
  scullery: "Spülküche",
  hall: "Diele",
  salon: "Salon",
  library: "Bibliothek",
  study: "Arbeitszimmer",
  bedroom: "Schlafzimmer",
  "side-door": "Seitentür",
  window: "Fenster",
  larder: "Speisekammer",
  "locked-door": "Verschlossene Tür",
  clock: "Standuhr",
  "creaking-door": "Knarrende Tür",
  colonel: "Der Oberst",
  "display-case": "Vitrine",
  portrait: "Verdrahtetes Porträt",
  "folding-door": "Falttür",
  "secret-panel": "Geheimpaneel",
  "wall-safe": "Wandtresor",
  desk: "Schreibtisch",
  "jewel-box": "Schmuckkasten",
  "silver-spoons": "Silberlöffel",
  "pocket-watch": "Taschenuhr",
  figurine: "Jadefigur",
  painting: "Gemälde",
  decanter: "Silberkaraffe",
  "first-edition": "Erstausgabe",
  bonds: "Inhaberpapiere",
  letters: "Liebesbriefe",
  necklace: "Perlenkette",
  "light-sleeper": "Leichter Schlaf",
  "family-silver": "Familiensilber",
};

export const specials: { readonly [id in keyof typeof en.specials]: string } = {
  "light-sleeper":
    "Jede Stärke, die ihr auf dem Plan ankreuzt, kreuzt auch ein Ohr an. Beim letzten Ohr steht der Oberst auf: Kreuzt eine Spur und ein Zeitsymbol an. Danach bleibt er auf und liest.",
  "family-silver": "Löffel, Uhr und Karaffe gehören zusammen. Zwei davon bringen 1 Punkt mehr, alle drei 3 Punkte.",
};
