import type { SameMessages } from "@safehouse/kernel";
import type { Colour } from "../content/station.ts";
import { cardNames, count } from "../text/words-de.ts";
import type { thingsEn } from "./things-en.ts";

const COLOUR: { readonly [colour in Colour]: string } = {
  white: "Weißer",
  yellow: "Gelber",
  green: "Grüner",
  red: "Roter",
};

const NOW: { readonly [colour in Colour]: (n: number) => string } = {
  white: (n) => `jetzt ${count(n, "Karte", "Karten")} je Phase`,
  yellow: (n) => `jetzt ${count(n, "Hinweis", "Hinweise")} offen`,
  green: (n) => `jetzt je ${count(n, "Werkzeug", "Werkzeuge")}`,
  red: (n) => `jetzt ${count(n, "falsches Werkzeug", "falsche Werkzeuge")} erlaubt`,
};

const DIE: { readonly [colour in Colour]: string } = {
  white: "Sagt, wie viele Karten die Komplizen in einer Phase spielen. Mit jedem Würfel darauf werden es mehr.",
  yellow: "Sagt, wie viele Hinweise zu Beginn eines Raubs offen liegen. Mit jedem Würfel darauf werden es weniger.",
  green: "Sagt, wie viele Werkzeuge jeder Komplize bekommt. Mit jedem Würfel darauf werden es weniger.",
  red: "Sagt, wie viele falsche Werkzeuge im Alarmstapel liegen dürfen. Mit jedem Würfel darauf werden es weniger; eines zu viel beendet den Raub.",
};

const safes = (n: number): string => count(n, "Tresor", "Tresore");

export const thingsDe: SameMessages<typeof thingsEn> = {
  "thing.tool": "Werkzeug",
  "thing.heavy-tool": "schweres Werkzeug",
  "thing.tool-costs": "eine der Karten dieser Phase",
  "thing.tool-gives":
    "liegt offen, wenn ein Tresor es braucht und noch nicht genug davon da liegt; sonst kommt es verdeckt auf den Alarmstapel",
  "thing.bag": ({ cards }) => `Nie falsch. Nach dem Sortieren zieht jeder Komplize ${count(cards, "Karte", "Karten")}.`,
  "thing.hint": ({ hint }) => `Hinweis ${hint} des Bosses`,
  "thing.hint-costs": ({ gold }) => (gold === 0 ? "nichts: Er liegt offen" : `${gold} Gold: Er liegt verdeckt`),
  "thing.told": ({ round }) => `gesagt in Runde ${round}`,
  "thing.building": ({ safes: n }) =>
    n === 0 ? "nichts mehr: Es ist leer" : `${safes(n)}, alle in einem einzigen Raub`,
  "thing.district": ({ colour }) =>
    `Ist der letzte Tresor des Viertels weg, kommt der Informant (${colour}) an die Strecke.`,
  "thing.alarm-of": ({ colour }) => `${COLOUR[colour]} Alarm`,
  "thing.alarm-now": ({ colour, number }) => NOW[colour](number),
  "thing.die": ({ colour }) => DIE[colour],
  "thing.bribe": ({ first, second }) =>
    `${first} Gold, damit ein Würfel verschwindet, ${second} mehr für einen zweiten`,
  "thing.informant": ({ colour }) => `${COLOUR[colour]} Informant`,
  "thing.informant-does":
    "An der Strecke darf die Bande einmal dafür zahlen, dass Würfel dieser Farbe verschwinden. Dann ist der Informant weg.",
  "thing.safe": ({ number }) => `Tresor ${number}`,
  "thing.safe-costs": ({ cards }) => cardNames(cards),
  "thing.safe-gives": ({ gold }) => `${gold} Gold, und das Auto fährt ein Feld`,
  "thing.boss": "der Boss dieses Raubs",
  "thing.boss-does": "Sieht die Tresore und sagt nichts als Hinweise.",
  "thing.accomplice": ({ cards }) => `Komplize mit ${count(cards, "Karte", "Karten")}`,
  "thing.accomplice-does": "Spielt verdeckt eine Karte, tauscht einmal je Phase die ganze Hand oder passt.",
  "thing.gold": "Gold",
  "thing.gold-does": ({ gold, price }) =>
    `Die Bande hat ${gold}. Es bezahlt verdeckte Hinweise (je ${price}) und Informanten; was bleibt, sagt, wie gut ihr wart.`,
  "thing.route": "Die Fluchtstrecke",
  "thing.route-does": ({ car, police, terminal }) =>
    `Das Auto steht auf Feld ${car}, die Polizei auf ${police}. Ab Feld ${terminal} seid ihr in Sicherheit, falls die Polizei euch nicht eingeholt hat.`,
  "thing.dice-route": "Würfel an der Strecke",
  "thing.dice-route-does": "Fährt das Auto auf ihr Feld, kommen sie auf die Alarme ihrer Farbe.",
  "thing.car": "Das Auto",
  "thing.car-does": ({ car }) => `Auf Feld ${car}. Jeder geknackte Tresor bringt es ein Feld weiter.`,
  "thing.police": "Die Polizei",
  "thing.police-does": ({ police }) =>
    `Auf Feld ${police}. Nach jedem Raub kommt sie ein Feld weiter, für jeden verschlossenen Tresor eines mehr und für den roten Alarm noch eines.`,
  "thing.safes": "Hinter dem Schirm",
  "thing.safes-does": ({ safes: n }) => `${safes(n)}. Nur der Boss sieht, was nötig ist.`,
  "thing.opened": "Offen liegt",
  "thing.opened-does": "Werkzeuge, die die Tresore brauchten. Liegt alles Nötige hier, ist der Raub vorbei.",
  "thing.alarm": "Alarmstapel",
  "thing.alarm-does": ({ wrong }) =>
    `${count(wrong, "falsches Werkzeug", "falsche Werkzeuge")}. Mehr, als Rot erlaubt, und der Alarm geht los.`,
  "thing.hints": "Hinweise",
  "thing.hints-does": ({ price }) =>
    `Der Boss darf nutzen, was offen liegt, jeden einmal. Ein verdeckter kostet ${price} Gold.`,
  "thing.turn": "Der Raub",
  "thing.turn-does": "Runden mit drei Phasen: Der Boss gibt Hinweise, die Komplizen spielen, der Alarm sortiert.",
};
