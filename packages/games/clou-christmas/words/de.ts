import type { SameMessages } from "@safehouse/kernel";
import { AND, count, points } from "../../clou/text/words-de.ts";
import { minus } from "../text/sums.ts";
import type { en } from "./en.ts";

export const de: SameMessages<typeof en> = {
  "words.campaign": ({ heist, phase }) => `Coup ${heist} von 3: ${phase}`,
  "words.campaign-brief": ({ heist }) => `Coup ${heist}`,
  "words.phase": ({ phase }) =>
    ({
      free: "der freie Kasten",
      team: "das Team",
      scout: "Auskundschaften",
      tune: "Feinschliff",
      "break-in": "der Einbruch",
      report: "der Bericht",
      wages: "Lohn",
      over: "das Ende",
    })[phase] ?? phase,
  "words.items": "Werkzeug und Vorbereitungen",
  "words.heists": "Coups",
  "words.team": "Team",
  "words.report": ({ name, points: got, hasSpecial }) =>
    got === null ? `${name}: noch zu drehen` : `${name}: ${points(got)}${hasSpecial ? ", besondere Beute" : ""}`,
  "words.kitty": ({ left }) => `Kasse: ${minus(left)}.`,
  "words.campaign-traces": ({ left, total }) => `Spuren: noch ${left} von ${total}.`,
  "words.doubles": ({ count: n }) => `${count(n, "Geschenk oder Mahlzeit", "Geschenke und Mahlzeiten")}.`,
  "words.prison": ({ thieves }) =>
    thieves.length === 0 ? "Niemand ist im Gefängnis." : `Im Gefängnis: ${AND.format(thieves)}.`,
  "words.item": ({ name, have, proposed, price }) =>
    `${name}: ${have >= price ? "gehört euch" : `${have} von ${count(price, "Kasten", "Kästen")}`}${proposed === 0 ? "" : `, ${proposed} vorgeschlagen`}.`,
  "words.item-brief": ({ name, have, proposed, price }) =>
    `${"☒".repeat(have + proposed)}${"☐".repeat(Math.max(0, price - have - proposed))}\u00a0${name}`,
  "words.member": ({ name, thief, answer }) =>
    [
      name,
      ...(thief === null ? [] : [`ist ${thief}`]),
      ...(answer === null ? [] : [answer === "agree" ? "ist dafür" : "ist dagegen"]),
    ].join(", "),

  "step.buy": "Einen Kasten vorschlagen",
  "step.put-back": "Einen Kasten zurücklegen",
  "step.pick": "Einen Dieb wählen",
  "step.scout": "Ein Symbol ankreuzen",
  "step.tune": "Einen Kreis ankreuzen",
  "step.campaign-tools": "Werkzeug",
  "step.preparations": "Vorbereitungen",
};
