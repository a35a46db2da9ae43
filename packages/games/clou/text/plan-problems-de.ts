import type { PlanProblemWords } from "./plan-problems.ts";

/** Was an einem eigenen Plan nicht stimmt. */
export function planProblemsDe(nameOf: (id: string) => string): PlanProblemWords {
  const where = (layout: string): string => (layout === "tall" ? "Hochkant: " : "Quer: ");
  return {
    "code.none": "Das ist kein Code eines Plans.",
    "code.too-long": "Dieser Plan ist zu lang zum Weitergeben.",
    "code.wrong": ({ path }) => `Das ist kein Plan: Bei ${path} stimmt etwas nicht.`,
    "plan.twice": ({ id }) => `Zwei Dinge heißen ${nameOf(id)}.`,
    "plan.taken": ({ id }) => `${nameOf(id)} ist ein Wort des Spiels. Nimm einen anderen Namen.`,
    "plan.symbols": ({ count, most }) => `${count} Symbole sind zu viele. Erlaubt sind ${most}.`,
    "plan.no-start": "In keinem Raum beginnt die Crew.",
    "plan.asks-nothing": ({ id, crew }) => `${nameOf(id)} verlangt von einer ${crew}er-Crew nichts.`,
    "plan.circle": ({ id }) => `${nameOf(id)}: Die kleinen Pfeile gehen im Kreis.`,
    "plan.endless": ({ id }) => `${nameOf(id)} kann sich wiederholen und darf darum nichts zurückgeben.`,
    "plan.unreachable": ({ id }) => `Nichts führt je zu: ${nameOf(id)}.`,
    "plan.off-sheet": ({ id, layout }) => `${where(layout)}${nameOf(id)} ragt über das Blatt.`,
    "plan.overlaps": ({ id, other, layout }) => `${where(layout)}${nameOf(id)} liegt über ${nameOf(other)}.`,
    "plan.outside": ({ id, room, layout }) => `${where(layout)}${nameOf(id)} steht nicht in: ${nameOf(room)}.`,
    "plan.too-small": ({ id, layout }) => `${where(layout)}${nameOf(id)} ist zu klein für den Inhalt.`,
    "plan.no-arrow": ({ id, other, layout }) =>
      `${where(layout)}Kein Pfeil führt von ${nameOf(id)} zu ${nameOf(other)}.`,
    "plan.bad-arrow": ({ id, other, layout }) =>
      `${where(layout)}Der Pfeil von ${nameOf(id)} zu ${nameOf(other)} hat keinen freien Weg.`,
  };
}
