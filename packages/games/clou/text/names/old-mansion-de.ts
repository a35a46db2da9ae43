import type { oldMansionEn, oldMansionRulesEn } from "./old-mansion-en.ts";

/** Rooms, challenges, loot and special rules of the old mansion. */
export const oldMansionDe: { readonly [id in keyof typeof oldMansionEn]: string } = {
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

export const oldMansionStoryDe =
  "Oberst Harcourt hat drei Kriege und eine Ehe hinter sich und aus allen mitgenommen, was er tragen konnte. Es steht jetzt in einem Haus am Rand von Richmond Park. Der Butler ist im Frühjahr gegangen, die Köchin geht um sechs, der Hund starb an Ostern. Geblieben ist der Oberst selbst, der über der Diele schläft, ein Ohr immer offen, und eine Uhr, der nie jemand das Schweigen beigebracht hat. Die Spülküche hat eine Seitentür, deren Riegel älter ist als das Schloss. Der Salon hat ein Fenster, das seit dem letzten Frost nicht mehr ganz schließt. Beides genügt. Dahinter warten Silber, das zusammengehört, ein Gemälde mit einem Draht im Rücken und, falls der Klatsch im Pub sein Bier wert war, ein Paneel in der Bibliothek, das gar keines ist. Sprecht leise. Geht, wo Teppich liegt. Wegen Kleinigkeiten wacht er nicht auf. Aber rückt ihr viermal ehrlich an den Möbeln, dann kommt er herunter und sieht nach, welcher Krieg es diesmal ist.";

export const oldMansionRulesDe: { readonly [id in keyof typeof oldMansionRulesEn]: string } = {
  "light-sleeper":
    "Jede Stärke, die ihr auf dem Plan ankreuzt, kreuzt auch ein Ohr an. Beim letzten Ohr steht der Oberst auf: Kreuzt eine Spur und ein Zeitsymbol an. Danach bleibt er auf und liest.",
  "family-silver": "Löffel, Uhr und Karaffe gehören zusammen. Zwei davon bringen 1 Punkt mehr, alle drei 3 Punkte.",
};
