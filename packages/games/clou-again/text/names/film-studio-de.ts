import type * as en from "./film-studio-en.ts";

/** Rooms, challenges, loot and special rules of the film studio. */
export const names: { readonly [id in keyof typeof en.names]: string } = {
  "film-studio": "Das Filmstudio",
  "studio-gate": "Studiotor",
  wardrobe: "Kostüme",
  "back-lot": "Freigelände",
  "prop-store": "Requisite",
  "stage-two": "Halle zwei",
  caravan: "Wohnwagen",
  "cutting-room": "Schnitt",
  "front-office": "Produktion",
  gatekeeper: "Pförtner",
  hoarding: "Bauzaun",
  "scenery-dock": "Kulissentor",
  "costume-rail": "Kleiderstange",
  "stage-door": "Hallentür",
  "nile-tank": "Nilbecken",
  "caravan-door": "Wagentür",
  "fire-escape": "Feuertreppe",
  "prop-cage": "Gitterschrank",
  gantry: "Lichtbrücke",
  throne: "Thron",
  "camera-crane": "Kamerakran",
  "iron-stair": "Eisentreppe",
  "leading-lady": "Die Diva",
  "editing-bench": "Schneidetisch",
  "projection-port": "Vorführluke",
  "film-can-rack": "Filmregal",
  "producers-safe": "Studiotresor",
  "fur-stole": "Pelzstola",
  "ming-vase": "Echte Vase",
  crocodile: "Krokodil",
  sceptre: "Zepter",
  "first-reel": "Erste Rolle",
  sapphire: "Saphir",
  "fan-mail": "Fanpost",
  "second-reel": "Zweite Rolle",
  "last-reel": "Letzte Rolle",
  budget: "Budget",
  retake: "Noch einmal",
  continuity: "Das Skriptgirl",
  reels: "Die Filmrollen",
};

export const specials: { readonly [id in keyof typeof en.specials]: string } = {
  retake:
    "Zeigt der Wurf mindestens zwei gleiche Würfel, kreuzt eine Klappe an. Bei der letzten Klappe will der Regisseur alles noch einmal: Ihr gewinnt ein Zeitsymbol zurück.",
  continuity:
    "Kleiderstange, Gitterschrank, Thron und Diva kreuzen je ein Foto an, sobald sie geschafft sind. Beim letzten Foto fehlt etwas im Bild: Kreuzt eine Spur an. Danach sind alle Fotos wieder frei.",
  reels: "Zwei Filmrollen bringen 2 Punkte mehr, alle drei 5 Punkte.",
};
