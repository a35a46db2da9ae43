import type * as en from "./auction-house-en.ts";

/** Rooms, challenges, loot and special rules of the auction house. */
export const names: { readonly [id in keyof typeof en.names]: string } = {
  "auction-house": "Das Auktionshaus",
  mews: "Hinterhof",
  "packing-room": "Packraum",
  saleroom: "Saal",
  "viewing-room": "Schauraum",
  cashier: "Kasse",
  gallery: "Galerie",
  "directors-office": "Direktion",
  strongroom: "Tresorraum",
  "tradesmens-bell": "Dienstbotenglocke",
  "loading-gate": "Ladetor",
  crates: "Kisten",
  "goods-lift": "Lastenaufzug",
  "cage-door": "Gittertür",
  rostrum: "Rednerpult",
  hatch: "Schalter",
  "baize-door": "Filztür",
  "cash-desk": "Kassentisch",
  "glass-case": "Glaskasten",
  plinth: "Sockel",
  "office-door": "Bürotür",
  "picture-wire": "Bilderdraht",
  "floor-hatch": "Falltür",
  "filing-cabinet": "Aktenschrank",
  combination: "Kombination",
  "steel-cabinet": "Stahlschrank",
  porcelain: "Porzellan",
  gavel: "Elfenbeinhammer",
  "opera-glasses": "Opernglas",
  takings: "Einnahmen",
  tiara: "Diadem",
  bronze: "Bronze",
  ledger: "Kontobuch",
  seascape: "Seestück",
  sketchbook: "Skizzenbuch",
  diamonds: "Los 88",
  "porters-round": "Der Rundgang",
  "telephone-bidders": "Späte Bieter",
};

export const specials: { readonly [id in keyof typeof en.specials]: string } = {
  "porters-round":
    "Jedes angekreuzte Zeitsymbol kreuzt auch eine Laterne an. Bei der letzten Laterne macht der Portier seinen Rundgang: In der nächsten Runde nimmt der Plan weder Stärke noch Elektronik an. Danach sind alle Laternen wieder frei.",
  "telephone-bidders":
    "Jede Verkleidung, die ihr auf dem Plan ankreuzt, kreuzt auch eine Karte an. Bei der letzten Karte hält man euch für angemeldete Bieter: Ihr gewinnt ein Zeitsymbol zurück.",
};
