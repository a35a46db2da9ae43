import type { embassyBallEn, embassyBallRulesEn } from "./embassy-ball-en.ts";

/** Rooms, challenges, loot and special rules of the embassy ball. */
export const embassyBallDe: { readonly [id in keyof typeof embassyBallEn]: string } = {
  "embassy-ball": "Der Botschaftsball",
  terrace: "Terrasse",
  cloakroom: "Garderobe",
  kitchen: "Küche",
  ballroom: "Ballsaal",
  "winter-garden": "Wintergarten",
  "cipher-room": "Chiffrierraum",
  "ambassadors-rooms": "Suite",
  treasury: "Schatzkammer",
  sentry: "Wachposten",
  reception: "Empfang",
  "kitchen-door": "Küchentür",
  "fur-coats": "Pelzmäntel",
  "guest-list": "Gästeliste",
  pantry: "Vorratskammer",
  "dumb-waiter": "Speiseaufzug",
  countess: "Die Gräfin",
  attache: "Der Attaché",
  "glass-door": "Glastür",
  birdcage: "Vogelkäfig",
  "iron-shutter": "Eisenrollo",
  "cipher-machine": "Chiffriermaschine",
  "steel-door": "Stahltür",
  "bedside-table": "Nachttisch",
  bookcase: "Bücherwand",
  "regalia-safe": "Kronentresor",
  wallets: "Brieftaschen",
  caviar: "Kaviar",
  emeralds: "Smaragde",
  briefcase: "Aktentasche",
  "golden-bird": "Goldvogel",
  codebook: "Codebuch",
  cufflinks: "Manschettenknöpfe",
  "state-seal": "Staatssiegel",
  crown: "Die Krone",
  orchestra: "Das Orchester",
  toast: "Der Toast",
};

export const embassyBallStoryDe =
  "Das Königreich Varonien hat keine Küste, keine Eisenbahn und kein Geld, aber eine Botschaft am Belgrave Square und eine Krone, und einmal im Jahr zeigt es London beides. Heute Abend sind zweihundert Gäste da, ein Streichorchester und hinter der Bücherwand des Botschafters eine Schatzkammer, von der niemand wissen soll, weshalb es alle tun. Mit dem richtigen Gesicht könnt ihr vorn hineingehen. Mit dem richtigen Rücken kommt ihr durch die Küche. Oder ihr wartet: Um Mitternacht bringt der Botschafter den Toast auf den König aus, und der Posten am Wintergarten, ein Patriot, verlässt seinen Platz und trinkt mit. Achtet bis dahin auf die Musik. Solange gespielt wird, dürft ihr ein Tablett fallen lassen, und keiner dreht sich um. Aber die zweite Geige ist sehr müde, und sobald das Orchester den Faden verliert, entsteht eine Stille, in der sich zweihundert Leute umsehen. Geht auch leise. Ein Staatsbesuch, der mit Glocken endet, ist eurem Abnehmer weniger wert.";

export const embassyBallRulesDe: { readonly [id in keyof typeof embassyBallRulesEn]: string } = {
  orchestra:
    "Zeigt der Wurf mindestens zwei gleiche Würfel, kreuzt eine Note an. Bei der letzten Note verstummt die Musik, und alle sehen sich um: Kreuzt eine Spur an. Danach sind alle Noten wieder frei.",
  toast:
    "Sobald nur noch 5 Zeitsymbole übrig sind, verlässt der Wachposten seinen Platz: Er gilt als geschafft. Der Alarm kostet auf diesem Plan 2 Punkte.",
};
