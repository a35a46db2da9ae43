import type { SameMessages } from "@safehouse/kernel";
import { AND, OR, points } from "../text/words-de.ts";
import { wayWords } from "./de.ts";
import type { thingsEn } from "./things-en.ts";

const STATE: { readonly [state: string]: string } = {
  closed: "noch nicht erreichbar",
  open: "erreichbar",
  done: "geschafft",
};

export const thingsDe: SameMessages<typeof thingsEn> = {
  "thing.special": "Sonderregel dieses Plans",
  "thing.challenge": ({ room, state }) => `Hindernis, ${room}, ${STATE[state]}`,
  "thing.loot": ({ room, state }) => `Beute, ${room}, ${state === "done" ? "genommen" : STATE[state]}`,
  "thing.ways": ({ ways, isLoot }) => {
    const words = ways.map(wayWords).filter((text) => text !== "");
    return words.length === 0 ? (isLoot ? "nichts mehr" : "nichts") : words.join(", oder ");
  },
  "thing.worth": ({ points: n }) => points(n),
  "thing.leads": ({ name }) => `den Weg zu: ${name}`,
  "thing.opens": ({ room, loot }) => `öffnet: ${room}${loot.length === 0 ? "" : ` mit ${AND.format(loot)}`}`,
  "thing.room-open": "offen: An allem darin darf gearbeitet werden",
  "thing.room-shut": "noch zu",
  "thing.room-ways": ({ ways }) => `der Weg hinein: ${OR.format(ways)}`,
  "thing.dice-left": ({ dice }) =>
    dice.length === 0 ? "keine Würfel mehr zu nutzen" : `noch zu nutzende Würfel: ${dice.join(", ")}`,
  "thing.holds": ({ holds }) => `hat ${AND.format(holds)}`,
  "thing.skill": "Symbol",
  "thing.strength": "Bricht auf, was andere öffnen würden. Kommt aus der Kraftleiste und ist oft laut.",
  "thing.dexterity": "Flinke, leise Hände. Kommt aus der Leiste für Geschick.",
  "thing.cunning": "Ein Trick für jeden Wächter und jeden Haken. Kommt aus der Leiste für List.",
  "thing.lock": "Öffnet Türen, Vitrinen und Schreibtische.",
  "thing.safe": "Öffnet Tresore und Kassetten.",
  "thing.electronics": "Bringt Drähte und Alarmanlagen zum Schweigen.",
  "thing.disguise": "Hilft gegen Wachen, Gäste und Pförtner.",
  "thing.dice": "Die Würfel",
  "thing.die": ({ face }) => `Eine ${face}`,
  "thing.dice-does":
    "Nutze alle drei auf deinem Bogen, in beliebiger Reihenfolge, einzeln oder zusammengezählt. Ein Würfel, den du übrig lässt, kostet die Bande eine Spur.",
  "thing.round": "Die Runde",
  "thing.round-does": "Drei Würfel für alle; dann wird ein Zeitsymbol gestrichen; dann flieht die Bande oder bleibt.",
  "thing.points": "Punkte bisher",
  "thing.points-does": "Beute und was der Plan dazugibt, weniger 2 für jede Spur.",
  "thing.forbidden": "Nicht in dieser Runde",
  "thing.forbidden-does": "Der Plan nimmt diese Symbole nicht, bis die Runde vorbei ist.",
  "thing.plan-does": "Arbeite, wohin ein Pfeil euch geführt hat, auch in mehreren Räumen zugleich.",
  "thing.cell": ({ state, number }) =>
    state === "crossed" ? "gestrichen" : state === "written" ? `hier steht ${number}` : "leer",
  "thing.cell-costs": ({ needs, isInReach, isSymbol }) => {
    const what = needs.length === 0 ? "eine beliebige Zahl" : (isSymbol ? OR : AND).format(needs);
    return isInReach ? what : `${what}, sobald das Feld erreichbar ist`;
  },
  "thing.gives": ({ symbols }) => AND.format(symbols),
  "thing.ends": ({ symbols }) => `vollständig geben seine Reihen ${AND.format(symbols)}`,
  "thing.of-bar": "Kästen werden von links nach rechts gefüllt. Wer hineinschreibt, bekommt das Symbol darunter.",
  "thing.of-grid":
    "Kreise werden in beliebiger Reihenfolge gestrichen. Der dritte einer Reihe gibt das Symbol an ihrem Ende.",
  "thing.of-circle-box":
    "Erst wird eine Zahl geschrieben, dann streicht dieselbe Zahl sie. Eine ganze gestrichene Reihe gibt, was an ihrem Ende steht.",
  "thing.of-tree":
    "Ein Weg von links nach rechts: nur ein Kreis, der mit dem letzten verbunden ist. Jeder gibt sofort sein Symbol.",
  "thing.of-pyramid":
    "Von unten nach oben: Ein Kasten öffnet sich, wenn beide darunter gefüllt sind, und vergleicht sich mit ihrer Summe.",
  "thing.of-symbol": "Nimmt ein Symbol statt des Plans. Eine ganze Reihe gibt das Symbol an ihrem Ende.",
  "thing.of-bonus": "Zeigt der Wurf das von selbst, bekommst du das Symbol geschenkt, einmal je Runde.",
  "thing.star-left": ({ left, of }) => `Stern, noch ${left} von ${of} Kreisen`,
  "thing.star-costs": "einen seiner Kreise und den einen Stern der Bande in dieser Runde",
  "sign.time": "Zeit",
  "sign.time-does": "Nach jeder Runde wird eine gestrichen. Die letzte löst den Alarm aus.",
  "sign.traces": "Spur",
  "sign.traces-does":
    "Kommt von übrigen Würfeln und grober Arbeit. Jede kostet 2 Punkte; mit der letzten ist die Bande gefasst.",
  "sign.cars": "Auto",
  "sign.cars-does": "Nach dem Alarm würfelt einer am Steuer. Alle Autos vor der Polizei gestrichen, und ihr seid weg.",
  "sign.police": "Polizei",
  "sign.police-does": "Nach dem Alarm: alle vor den Autos gestrichen, und alles ist verloren.",
  "sign.alarm": "Alarm",
  "sign.alarm-does": "Geht sofort los. Die Flucht beginnt, und die Beute bis dahin zählt.",
  "sign.way": "Raute in der Wand",
  "sign.way-does": "Der Weg in den nächsten Raum. Er öffnet sich, wenn das Hindernis davor geschafft ist.",
  "sign.loot": "Beute",
  "sign.loot-does": "Die Zahl sind ihre Punkte. Ein Pfeil führt hin; manche braucht noch Symbole.",
  "sign.crew": "2+, 3+",
  "sign.crew-does": "Nur Banden dieser Größe oder größere brauchen dieses Symbol.",
  "sign.either": "Strich durch ein Hindernis",
  "sign.either-does": "Entweder der obere Teil oder der untere: Einer vollständig genügt.",
  "sign.shift": "±1, ±2 …",
  "sign.shift-does": "Weiß: Einer deiner Würfel zählt so viel mehr oder weniger, in dieser Runde.",
  "sign.extra": "Weißer Würfel",
  "sign.extra-does": "Ein Würfel mehr mit dieser Zahl, für dich und diese Runde. Bleibt er übrig, kostet er nichts.",
  "sign.any": "Stift",
  "sign.any-does":
    "Weiß: eine beliebige passende Zahl schreiben oder einen beliebigen Kreis streichen, in dieser Runde.",
};
