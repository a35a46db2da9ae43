import type { numbersGameEn, numbersGameRulesEn } from "./numbers-game-en.ts";
import { heistsDe } from "./heists-de.ts";

/** Rooms, challenges, loot and special rules of the grand hotel. */
export const numbersGameDe: { readonly [id in keyof typeof numbersGameEn]: string } = {
  "numbers-game": heistsDe["numbers-game"],
  "carriage-entrance": "Auffahrt",
  "hotel-lobby": "Lobby",
  "palm-court": "Palmensaal",
  "hotel-kitchen": "Hotelküche",
  "back-stairs": "Treppe",
  "fourth-floor": "Vierter Stock",
  "insurers-room": "Zimmer 417",
  "royal-suite": "Fürstensuite",
  "hotel-strongroom": "Tresor",
  doorman: "Türsteher",
  "delivery-hatch": "Lieferluke",
  "passenger-lift": "Aufzug",
  "hotel-till": "Hotelkasse",
  "head-waiter": "Oberkellner",
  "bridge-party": "Bridgerunde",
  "pastry-cook": "Konditor",
  "service-lift": "Speiseaufzug",
  "linen-room": "Wäschekammer",
  "landing-door": "Flurtür",
  "cellar-gate": "Kellergitter",
  "numbered-door": "Tür 417",
  "double-door": "Flügeltür",
  "pocket-diary": "Taschenkalender",
  "night-table": "Nachttisch",
  "travelling-case": "Reisekoffer",
  wardrobe: "Kleiderschrank",
  "guests-safe": "Gästesafe",
  "under-the-tree": "Unterm Baum",
  "advance-payments": "Vorkasse",
  winnings: "Gewinn",
  lobster: "Hummer",
  "plum-pudding": "Plumpudding",
  "hotel-silver": "Hotelsilber",
  hatbox: "Hutschachtel",
  "case-combination": "Die Kombination",
  "gold-watch": "Golduhr",
  "rope-of-pearls": "Perlenkette",
  sable: "Zobel",
  "rocking-horse": "Schaukelpferd",
  "guests-jewels": "Gästeschmuck",
  "mumbled-numbers": "Gemurmelte Zahlen",
  "one-of-the-staff": "Einer vom Personal",
  "house-detective": "Der Hausdetektiv",
};

export const numbersGameRulesDe: { readonly [id in keyof typeof numbersGameRulesEn]: string } = {
  "mumbled-numbers":
    "Mr Pym spricht im Schlaf. Jeder Wurf mit zwei Gleichen kreuzt eine Ziffer an. Bei der letzten Ziffer könnt ihr alles auswendig: Der Taschenkalender ist geschafft, und die Kombination gehört euch, sobald Zimmer 417 offen ist.",
  "one-of-the-staff":
    "Jede Verkleidung, die ihr auf dem Plan ankreuzt, kreuzt auch eine Mütze an. Bei der letzten Mütze drückt euch jemand den Schlüssel in die Hand: Tür 417 ist geschafft.",
  "house-detective":
    "Jedes von diesen fünf, sobald es geschafft ist, kreuzt ein Auge an: Tür 417, Flügeltür, Nachttisch, Reisekoffer und Kleiderschrank. Beim letzten Auge macht sich der Hausdetektiv eine Notiz: Kreuzt eine Spur an.",
};
