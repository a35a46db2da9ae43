import type { glassCutterEn, glassCutterRulesEn } from "./glass-cutter-en.ts";
import { heistsDe } from "./heists-de.ts";

/** Rooms, challenges, loot and special rules of the glass cutter's workshop. */
export const glassCutterDe: { readonly [id in keyof typeof glassCutterEn]: string } = {
  "glass-cutter": heistsDe["glass-cutter"],
  "cutters-court": "Hof",
  "jewel-shop": "Laden",
  "cutters-parlour": "Stube",
  "grinding-room": "Schleiferei",
  workshop: "Werkstatt",
  furnace: "Schmelze",
  "cutters-office": "Kontor",
  "stone-vault": "Steinkammer",
  shutter: "Rollladen",
  skylight: "Dachfenster",
  "window-case": "Schaufenster",
  "shop-counter": "Theke",
  "stair-door": "Treppentür",
  "workshop-door": "Werkstatttür",
  sideboard: "Anrichte",
  apprentice: "Lehrling",
  "grinding-wheel": "Schleifrad",
  hoist: "Flaschenzug",
  "cutters-bench": "Werkbank",
  "setting-tray": "Fassbrett",
  "furnace-door": "Ofentür",
  "pass-door": "Zwischentür",
  crucible: "Schmelztiegel",
  bureau: "Sekretär",
  trapdoor: "Bodenluke",
  "stone-safe": "Steinsafe",
  "wall-drawer": "Wandfach",
  "window-stone": "Gelber Diamant",
  brooches: "Broschen",
  "christmas-goose": "Weihnachtsgans",
  "wrapped-locket": "Verpacktes Medaillon",
  savings: "Erspartes",
  "wheel-stone": "Rosa Diamant",
  "ribboned-box": "Schleifenpäckchen",
  "glass-diamonds": "Glasdiamanten",
  "tray-stone": "Weißer Diamant",
  "gold-ingot": "Goldbarren",
  chestnuts: "Heiße Maronen",
  commission: "Anzahlung",
  "rough-diamonds": "Rohdiamanten",
  "blue-stone": "Blauer Diamant",
  "velvet-tray": "Die Samtreihe",
  "carol-singers": "Die Weihnachtssänger",
  "watchmans-round": "Der Nachtwächter",
};

export const glassCutterRulesDe: { readonly [id in keyof typeof glassCutterRulesEn]: string } = {
  "velvet-tray":
    "Vier einzelne Diamanten liegen im Haus, je 2 Punkte: ein gelber, ein rosa, ein weißer und ein blauer. Wer den Weg zu einem frei macht, kreuzt einen Kreis der Samtreihe an. Den letzten Kreis sieht man von der Straße: Kreuzt dann auch alle Zeitsymbole vor der Marke des Nachtwächters an.",
  "carol-singers":
    "Jeder Wurf mit einer Sechs kreuzt eine Kerze an. Bei der letzten Kerze stehen die Weihnachtssänger im Hof und übertönen alles: Ihr gewinnt ein Zeitsymbol zurück.",
  "watchmans-round":
    "Die Marke auf der Zeitleiste, wenn noch drei Symbole übrig sind: Der Nachtwächter biegt um die Ecke. In der nächsten Runde nimmt der Plan keine Stärke an.",
};
