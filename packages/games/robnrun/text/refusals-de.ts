import type { SameMessages } from "@safehouse/kernel";
import type { ToolName } from "../content/tools.ts";
import type { refusalsEn } from "./refusals-en.ts";
import { BUILDING, card, count, does, inColour, NO_CARD_NAME } from "./words-de.ts";

const NUMBER_HINT: { readonly [hint: number]: (n: number) => string } = {
  3: (n) => `${count(n, "Art", "Arten")} von Werkzeug`,
  5: (n) => `${count(n, "Werkzeug", "Werkzeuge")} insgesamt`,
  12: (n) => `${count(n, "schweres Werkzeug", "schwere Werkzeuge")}`,
  15: (n) => `${count(n, "Art", "Arten")} genau einmal`,
};

const UNFILLABLE: { readonly [hint: number]: string } = {
  2: "Jedes Werkzeug wird gebraucht.",
  4: "Kein Werkzeug wird zweimal gebraucht.",
  11: "Keine zwei Werkzeuge werden gleich oft gebraucht.",
  14: "Jemand muss übrig bleiben, der handeln kann.",
  16: "Dazu gehören zwei Komplizen mit Karten.",
};

export const refusalsDe: SameMessages<typeof refusalsEn> = {
  "no.no-safe": ({ building }) => `Hier steht kein Tresor mehr: ${BUILDING[building]}.`,
  "no.not-your-hint": ({ hint }) => `Hinweis ${hint} ist nicht unter den sechs.`,
  "no.blank": "Fülle jede Lücke der Karte aus.",
  "no.unfillable": ({ hint }) => `Diese Karte lässt sich jetzt nicht ausfüllen. ${UNFILLABLE[hint]}`,
  "no.lie.1": ({ tool }) => `Das wäre gelogen: ${card(tool)} wird nicht gebraucht.`,
  "no.lie.2": ({ tool }) => `Das wäre gelogen: ${card(tool)} wird gebraucht.`,
  "no.lie.4": ({ tool, count: n }) => `Das wäre gelogen: ${card(tool)} wird ${n === 0 ? "nicht" : "einmal"} gebraucht.`,
  "no.lie.8": ({ tool }) => `Das wäre gelogen: Ein anderes Werkzeug wird öfter gebraucht als ${card(tool)}.`,
  "no.lie.10": ({ tool, second }) => `Das wäre gelogen: Weder ${card(tool)} noch ${card(second)} wird gebraucht.`,
  "no.lie.11": ({ tool, second }) =>
    `Das wäre gelogen: ${card(tool)} und ${card(second)} werden nicht gleich oft gebraucht.`,
  "no.wrong-number": ({ hint, number }) => `Das wäre gelogen: Es sind ${NUMBER_HINT[hint](number)}.`,
  "no.wrong-count": ({ tool, count: n }) => `Das wäre gelogen: ${card(tool)} wird ${n}-mal gebraucht.`,
  "no.no-accomplice": "Nenne einen Komplizen.",
  "no.empty-handed": ({ seat }, who) => `${does(who, seat, "hast", "hat")} keine Karte.`,
  "no.sits-already": ({ seat }, who) => `${does(who, seat, "setzt", "setzt")} schon aus.`,
  "no.nobody-else": "Sonst hat niemand eine Karte.",
  "no.gold": ({ price, gold }) => `Das kostet ${price} Gold. Du hast ${gold}.`,
  "no.pass-with-two": "Zu zweit wird nicht gepasst.",
  "no.all-passed": "Alle haben gepasst. Spiel oder tausch.",
  "no.swapped-already": "Du hast in dieser Phase schon getauscht. Einmal ist die Grenze.",
  "no.not-held": ({ card: name }) => `Du hast ${NO_CARD_NAME[name as ToolName]}.`,
  "no.building-full": ({ building, most }) =>
    `Hier stehen schon ${most} Tresore, mehr geht nicht: ${BUILDING[building]}.`,
  "no.building-empty": ({ building }) => `Leer geräumt. Neue Tresore kommen woandershin: ${BUILDING[building]}.`,
  "no.two-dice": "Ein Informant entfernt höchstens zwei Würfel.",
  "no.dice": ({ dice }) => `Von dieser Farbe liegt nur ${count(dice, "Würfel", "Würfel")} auf der Wache.`,

  "variant.gold": ({ least, most }) => `Beginnt mit ${least} bis ${most} Gold. R-10.4`,
  "variant.dice": ({ least, most }) => `Spielt mit ${least} bis ${most} Würfeln. R-10.4`,
  "variant.randomColours": "Zufällige Farben sind an oder aus. R-10.2",
  "variant.drawnHints": "Zufällige Hinweise sind an oder aus. R-10.3",
  "variant.own": ({ rule }) => `Das ist für die benannten Szenarien. Ein eigenes sagt es mit seinem Code. ${rule}`,

  "scenario.not-a-scenario": "Das ist kein Szenario.",
  "scenario.unknown-field": ({ name }) => `Ein Szenario hat kein „${name}“.`,
  "scenario.gold": ({ least, most }) => `Beginnt mit ${least} bis ${most} Gold.`,
  "scenario.mode": "Hinweise sind gegeben, gezogen oder gewählt.",
  "scenario.six": ({ count: n }) => `Wähle 6 Hinweise, nicht ${n}.`,
  "scenario.no-six": "Wo jeder Boss sechs Hinweise zieht, sind keine gegeben.",
  "scenario.hint-number": ({ most }) => `Hinweise haben die Nummern 1 bis ${most}.`,
  "scenario.hint-twice": ({ hint }) => `Hinweis ${hint} kommt zweimal vor.`,
  "scenario.forbidden-count": ({ count: n }) => `Verbiete 3 Hinweise, nicht ${n}.`,
  "scenario.forbidden-none": "Nur Profi-Szenarien verbieten Hinweise.",
  "scenario.forbidden-chosen": ({ hint }) => `Hinweis ${hint} ist verboten und kann nicht dabei sein.`,
  "scenario.substitutes": ({ count: n, needed }) =>
    `Zu zweit ist Ersatz für ${count(needed, "Hinweis", "Hinweise")} nötig, nicht für ${n}.`,
  "scenario.substitute-barred": ({ hint }) => `Hinweis ${hint} ist zu zweit aussortiert.`,
  "scenario.substitute-twice": ({ hint }) => `Hinweis ${hint} ist schon unter den sechs.`,
  "scenario.informants": "Jedes Viertel bekommt einen der vier Informanten.",
  "scenario.dice-shape": "Sag, wie viele Würfel auf der Wache und auf jedem markierten Feld liegen.",
  "scenario.dice-colour": ({ colour, count: n, most }) => `${n} Würfel ${inColour(colour)}: Es gibt nur ${most}.`,
  "scenario.dice-many": ({ count: n }) => `${n} Würfel: Es gibt nur 12.`,
  "scenario.space-empty": ({ space }) => `Auf dem markierten Feld ${space} fehlt ein Würfel.`,
  "scenario.space-grows": ({ space }) =>
    `Auf dem markierten Feld ${space} liegen mehr Würfel als davor. Zum Flughafen hin werden es nicht mehr.`,
  "scenario.amounts": "Zahl und Farben der Würfel passen nicht zusammen.",
  "code.empty": "Gib einen Code ein.",
  "code.length": "Ein Code hat eine andere Länge.",
  "code.character": "Der Code hat ein Zeichen, das kein Code hat.",
  "code.checksum": "Im Code ist ein Zeichen falsch oder fehlt.",
  "code.version": "Der Code stammt aus einer Fassung, die dieses Haus nicht kennt.",
  "code.content": "Der Code passt nicht zusammen.",
};
