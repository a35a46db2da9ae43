import type { SameMessages, Speaker } from "@safehouse/kernel";
import type { HintArgs, hintsEn } from "./hints-en.ts";
import { card, count, list, toWhom, whom } from "./words-de.ts";

const tool = (name: string | null): string => (name === null ? "…" : card(name));

const some = (n: number | null, one: string, many: string): string => `${n ?? "…"} ${n === 1 ? one : many}`;

/** The hint cards, filled in; an empty blank is an ellipsis. */
export const hintsDe: SameMessages<typeof hintsEn> = {
  "hint.1": ({ tool: name }: HintArgs) => `Ihr braucht das Werkzeug ${tool(name)}`,
  "hint.2": ({ tool: name }: HintArgs) => `Ihr braucht das Werkzeug ${tool(name)} nicht`,
  "hint.3": ({ number }: HintArgs) => `Ihr braucht insgesamt ${some(number, "Art", "Arten")} von Werkzeug`,
  "hint.4": ({ tool: name }: HintArgs) => `Ihr braucht das Werkzeug ${tool(name)} mindestens zweimal`,
  "hint.5": ({ number }: HintArgs) => `Ihr braucht insgesamt ${number ?? "…"} Werkzeuge`,
  "hint.6": ({ seat, number }: HintArgs, speaker: Speaker) => {
    const other = `Die Hand ${seat === null ? "eines Komplizen" : `von ${speaker.name(seat)}`}`;
    const hand = seat !== null && speaker.isYou(seat) ? "Deine Hand" : other;
    return number === null
      ? `${hand} geht zum Boss: Die nützlichen Karten werden gezählt`
      : `${hand} hat ${count(number, "nützliche Karte", "nützliche Karten")}`;
  },
  "hint.7": ({ tool: name, number }: HintArgs) => `Ihr braucht das Werkzeug ${tool(name)} genau ${number ?? "…"} Mal`,
  "hint.8": ({ tool: name }: HintArgs) => `Kein Werkzeug wird öfter gebraucht als ${tool(name)}`,
  "hint.9": ({ seat, tool: name }: HintArgs, speaker: Speaker) => {
    const to = seat === null ? "…" : whom(speaker, seat);
    return name === null
      ? `Ein gebrauchtes Werkzeug, insgeheim an ${to}`
      : `Insgeheim an ${to}: Ihr braucht das Werkzeug ${tool(name)}`;
  },
  "hint.10": ({ tool: name, second }: HintArgs) => `Ihr braucht ${tool(name)} oder ${tool(second)} oder beides`,
  "hint.11": ({ tool: name, second }: HintArgs) => `Ihr braucht ${tool(name)} und ${tool(second)}, beides gleich oft`,
  "hint.12": ({ number }: HintArgs) =>
    `Ihr braucht ${some(number, "schweres Werkzeug", "schwere Werkzeuge")} (Rammbock, Dynamit, Presslufthammer)`,
  "hint.13": ({ seats }: HintArgs, speaker: Speaker) => {
    if (seats.length === 0) return "Wer hat die meisten nützlichen Karten?";
    return `Die meisten nützlichen Karten liegen bei ${list(seats.map((seat) => toWhom(speaker, seat)))}`;
  },
  "hint.14": ({ seat }: HintArgs, speaker: Speaker) =>
    `Diese Phase geht ohne ${seat === null ? "…" : whom(speaker, seat)} weiter`,
  "hint.15": ({ number }: HintArgs) =>
    `${some(number, "Art von Werkzeug wird", "Arten von Werkzeug werden")} genau einmal gebraucht`,
  "hint.16": ({ seat, partner }: HintArgs, speaker: Speaker) =>
    seat === null || partner === null
      ? "Zwei Komplizen geben einander eine Karte"
      : `Eine Karte von ${toWhom(speaker, seat)} gegen eine von ${toWhom(speaker, partner)}`,

  "hint-card.1": "Ihr braucht das Werkzeug …",
  "hint-card.2": "Ihr braucht das Werkzeug … nicht",
  "hint-card.3": "Ihr braucht insgesamt … Arten von Werkzeug",
  "hint-card.4": "Ihr braucht das Werkzeug … mindestens zweimal",
  "hint-card.5": "Ihr braucht insgesamt … Werkzeuge",
  "hint-card.6": "… zeigt dem Boss die Hand: … Karten sind nützlich",
  "hint-card.7": "Ihr braucht das Werkzeug … genau … Mal",
  "hint-card.8": "Kein Werkzeug wird öfter gebraucht als …",
  "hint-card.9": "Insgeheim an …: Ihr braucht das Werkzeug …",
  "hint-card.10": "Ihr braucht … oder … oder beides",
  "hint-card.11": "Ihr braucht … und …, beides gleich oft",
  "hint-card.12": "Ihr braucht … schwere Werkzeuge (Rammbock, Dynamit, Presslufthammer)",
  "hint-card.13": "… hat die meisten nützlichen Karten",
  "hint-card.14": "… setzt diese Phase aus",
  "hint-card.15": "… Arten von Werkzeug werden genau einmal gebraucht",
  "hint-card.16": "… und … geben einander eine Karte",

  "hint-name.1": "Gebraucht",
  "hint-name.2": "Nicht gebraucht",
  "hint-name.3": "Arten",
  "hint-name.4": "Mindestens zweimal",
  "hint-name.5": "Summe",
  "hint-name.6": "Durchsicht",
  "hint-name.7": "Genaue Zahl",
  "hint-name.8": "Am meisten",
  "hint-name.9": "Geflüstert",
  "hint-name.10": "Oder",
  "hint-name.11": "Gleich oft",
  "hint-name.12": "Schweres Gerät",
  "hint-name.13": "Beste Hand",
  "hint-name.14": "Aussetzen",
  "hint-name.15": "Nur einmal",
  "hint-name.16": "Tausch",
};
