import type { catAndDogEn, catAndDogRulesEn } from "./cat-and-dog-en.ts";

/** Rooms, challenges, loot and special rules of Cat and Dog. */
export const catAndDogDe: { readonly [id in keyof typeof catAndDogEn]: string } = {
  "cat-and-dog": "Katz und Hund",
  "kennel-yard": "Zwinger",
  "boot-room": "Stiefelkammer",
  orangery: "Orangerie",
  stairwell: "Treppenhaus",
  "drawing-office": "Zeichenbüro",
  "model-room": "Modelle",
  "dressing-room": "Ankleide",
  "plan-archive": "Planarchiv",
  "cat-flap": "Katzenklappe",
  "orangery-door": "Gartentür",
  "dog-basket": "Hundekorb",
  "back-stairs": "Hintertreppe",
  "flower-tubs": "Blumenkübel",
  "glass-wall": "Glaswand",
  "loose-step": "Lose Stufe",
  "patent-lock": "Patentschloss",
  "drawing-table": "Zeichentisch",
  "powered-door": "Elektrotür",
  "sliding-wall": "Schiebewand",
  "glass-dome": "Glashaube",
  "model-railway": "Modellbahn",
  "dressing-table": "Frisiertisch",
  "plan-chest": "Planschrank",
  "archive-safe": "Bodentresor",
  "dog-collar": "Halsband",
  "bronze-heron": "Bronzereiher",
  barometer: "Barometer",
  "blueprint-one": "Bauplan I",
  "silver-model": "Silbermodell",
  "blueprint-two": "Bauplan II",
  earrings: "Ohrringe",
  "hat-box": "Hutschachtel",
  "blueprint-three": "Bauplan III",
  retainer: "Honorar",
  dog: "Der Hund",
  cat: "Die Katze",
  blueprints: "Die Baupläne",
};

export const catAndDogStoryDe =
  "Lionel Thripp baut nur Orte, an denen man etwas aufbewahrt. Tresorräume, Gewölbe, den einen oder anderen Waggon: Was zu bleiben hat, hat Thripp gezeichnet, und von jeder Zeichnung liegt ein Abzug in seinem Haus in Hampstead, denn ein Architekt trennt sich eher von Freunden als von Papier. Drei dieser Rollen würden euch in diesem Winter viel Raten ersparen. Heute Nacht ist er in Genf und erklärt Scharniere. Das Haus hüten zwei Angestellte. Brutus ist eine Dogge, schläft in der Stiefelkammer und hat noch nie gebellt. Er steht einfach auf, kommt dorthin, wo jemand einem Schloss gut zuredet, und lehnt sich an. Flink war noch niemand, dem Brutus auf den Füßen saß. Mrs Pym ist eine Katze und arbeitet auf eigene Rechnung. Ihr steht das ganze Haus offen, auch eine Wand hinter den Zeichentischen, die auf keinem Plan steht, den das Bauamt je bekommen hat. Wenn ihr die Nacht zu lang wird, zeigt sie euch, wie sie aufgeht. Drängen lässt sie sich nicht. Würfelt weiter und seht uninteressiert aus.";

export const catAndDogRulesDe: { readonly [id in keyof typeof catAndDogRulesEn]: string } = {
  dog: "Jede Stärke und jedes Schloss, die ihr auf dem Plan ankreuzt, kreuzen auch ein Ohr an. Beim letzten Ohr kommt Brutus und lehnt sich an euch: In der nächsten Runde nimmt der Plan kein Geschick an. Danach sind alle Ohren wieder frei.",
  cat: "Zeigt der Wurf mindestens eine 1, kreuzt eine Pfote an. Bei der letzten Pfote öffnet die Katze die Schiebewand: Sie gilt als geschafft und führt weiter, sobald ihr im Zeichenbüro seid.",
  blueprints: "Jeder der drei Baupläne bringt 1 Punkt mehr.",
};
