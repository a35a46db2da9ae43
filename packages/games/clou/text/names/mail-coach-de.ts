import type * as en from "./mail-coach-en.ts";

/** Räume, Hindernisse, Beute und Sonderregeln des Postwagens. */
export const names: { readonly [id in keyof typeof en.names]: string } = {
  "mail-coach": "Der Postwagen",
  "brake-van": "Bremswagen",
  "parcels-coach": "Pakete",
  "sorting-coach": "Sortierwagen",
  "coach-roof": "Dach",
  underframe: "Unterm Boden",
  "armoured-coach": "Panzerwagen",
  "registered-cell": "Wertpost",
  "currency-cell": "Geldzelle",
  "train-guard": "Zugführer",
  "buffer-plate": "Pufferblech",
  "parcel-net": "Paketnetz",
  "roof-trap": "Dachklappe",
  pigeonholes: "Brieffächer",
  "gangway-door": "Übergangstür",
  "coach-hatch": "Bodenluke",
  "roof-vent": "Lüfter",
  "cell-skylight": "Dachfenster",
  "battery-box": "Batterie",
  "cable-duct": "Kabelschacht",
  "sack-rack": "Sackregal",
  "mesh-door": "Drahttür",
  "currency-door": "Stahltür",
  "diamond-safe": "Steintresor",
  "currency-safe": "Geldtresor",
  "christening-silver": "Taufbecher",
  "postal-orders": "Anweisungen",
  "smuggled-watches": "Schmuggeluhren",
  "sack-of-notes": "Sack Scheine",
  "misprinted-stamps": "Fehldrucke",
  "uncut-stones": "Rohe Steine",
  "registered-letters": "Siegelbriefe",
  "old-fivers": "Alte Fünfer",
  "long-tunnel": "Der lange Tunnel",
  "wired-dials": "Die Drähte der Tresore",
};

export const specials: { readonly [id in keyof typeof en.specials]: string } = {
  "long-tunnel":
    "Wird ein Zeitsymbol angekreuzt, kreuzt eine Schwelle an. Bei der letzten ist der Zug im Tunnel, und in Rauch und Dunkel ist sich keiner sicher: Wischt eine Spur weg.",
  "wired-dials":
    "Wird auf dem Plan ein Tresor-Symbol angekreuzt, kreuzt eine Glocke an: Beim Zugführer klickt es. Bei der letzten glaubt er es, und der Alarm geht los.",
};
