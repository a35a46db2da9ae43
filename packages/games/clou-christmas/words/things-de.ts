import type { SameMessages } from "@safehouse/kernel";
import { count } from "../../clou/text/words-de.ts";
import type { campaignThingsEn } from "./things-en.ts";

export const campaignThingsDe: SameMessages<typeof campaignThingsEn> = {
  "thing.campaign": "Die Kampagne",
  "thing.campaign-does": "Drei Raubzüge nacheinander, mit einem Bogen für die ganze Bande.",
  "thing.kitty": "Kasse",
  "thing.kitty-does":
    "Was die Raubzüge brachten und nicht ausgegeben ist. Kästen werden daraus bezahlt; Schulden gibt es nicht.",
  "thing.bar-campaign-traces": "Spuren der Kampagne",
  "thing.bar-campaign-traces-does":
    "Jede Spur eines Raubzugs wird auch hier gestrichen. Sind alle gestrichen, ist die Kampagne verloren.",
  "thing.doubles": "Geschenke und Mahlzeiten",
  "thing.doubles-does": "Doppelkreise unter der Beute. Jeder zählt am Ende 3 Punkte.",
  "thing.prison": "Gefängnis",
  "thing.prison-does": "Wer hier ist, macht nicht mehr mit und kostet am Ende 5 Punkte.",
  "thing.sheet-campaign": "Kampagnenbogen",
  "thing.sheet-campaign-does":
    "Erfahrung und Werkzeug der ganzen Bande. Im Raubzug dürfen alle hier statt auf dem eigenen Bogen schreiben oder streichen.",
  "thing.campaign-tool": "Werkzeug",
  "thing.preparation": "Vorbereitung",
  "thing.item-costs": ({ have, price, points }) =>
    have >= price
      ? "nichts mehr: Es gehört euch"
      : `${count(price - have, "Kasten", "Kästen")} zu je ${points} Punkten`,
  "thing.heist": ({ number }) => `Raubzug ${number} von 3`,
  "thing.jailed": "Im Gefängnis, für den Rest der Kampagne.",
};
