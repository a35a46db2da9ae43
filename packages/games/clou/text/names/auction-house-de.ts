import type { auctionHouseEn, auctionHouseRulesEn } from "./auction-house-en.ts";

/** Rooms, challenges, loot and special rules of the auction house. */
export const auctionHouseDe: { readonly [id in keyof typeof auctionHouseEn]: string } = {
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

export const auctionHouseStoryDe =
  "Seit hundertvierzig Jahren verkaufen Pemberton & Vane in St James’s die Erbstücke anderer Leute, und morgen kommt das Beste unter den Hammer: der Nachlass Ashcombe, bis zum letzten Teelöffel. Heute Nacht steht alles bereit. Im Packraum sind die Kisten offen, oben hängt das Seestück, und Los 88 liegt in einem Stahlschrank, den der Direktor eigenhändig abschließt, weil er niemandem traut und recht damit hat. Zwei Dinge sprechen für euch. Am Abend vor einer Auktion ist das Haus voller Botengänge, und wer ein Klemmbrett trägt und müde aussieht, gehört zum Personal. Und der alte Mr Tibbs, der Nachtportier, ist ein Mann der Gewohnheit: die Treppe hinauf, durch die Räume, wieder hinunter, jede dritte Viertelstunde, als zöge er mit den Füßen die Uhr auf. Solange er geht, darf nichts summen und nichts rumpeln. Den Rest der Nacht liest er die Rennergebnisse und hört nur, was laut genug für ein Pferd ist.";

export const auctionHouseRulesDe: { readonly [id in keyof typeof auctionHouseRulesEn]: string } = {
  "porters-round":
    "Jedes angekreuzte Zeitsymbol kreuzt auch eine Laterne an. Bei der letzten Laterne macht der Portier seinen Rundgang: In der nächsten Runde nimmt der Plan weder Stärke noch Elektronik an. Danach sind alle Laternen wieder frei.",
  "telephone-bidders":
    "Jede Verkleidung, die ihr auf dem Plan ankreuzt, kreuzt auch eine Karte an. Bei der letzten Karte hält man euch für angemeldete Bieter: Ihr gewinnt ein Zeitsymbol zurück.",
};
