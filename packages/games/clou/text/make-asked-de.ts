import type { SameMessages } from "@safehouse/kernel";
import type { Talent } from "../content/sheet.ts";
import type { makeAskedEn, OwnWords } from "./make-asked-en.ts";
import { naming } from "./naming.ts";
import { starWordsDe } from "./star-words-de.ts";
import { AND, conditionName, count, giftName, makePlaces, signed, THIEVES, waiting, withPoints } from "./words-de.ts";

const TALENTS: { readonly [talent in Talent]: string } = {
  escapes: "Beim Alarm entkommt die Bande von selbst.",
  "quiet-alarm": "Der Alarm kostet keine Punkte.",
};

/** What is asked at every table of the family, how answers read, and what things are called. */
export function makeAskedDe({ names, specials, stars = {} }: OwnWords): SameMessages<ReturnType<typeof makeAskedEn>> {
  const nameOf = naming(names, "de");
  const starName = naming(stars, "de");
  const { placeName, lineName } = makePlaces(nameOf);
  return {
    "move.use": ({ dice, cell }) =>
      `${dice.length === 0 ? "Zusatzwürfel" : dice.join(" + ")} nutzen: ${placeName(cell)}`,
    "move.ready": (args) =>
      args.by === undefined ? `Dazu: ${giftName(args.white)}` : `${signed(args.by)} zählen (${giftName(args.white)})`,
    "move.any": ({ cell }) => `Nach Wahl füllen: ${placeName(cell)}`,
    "move.loot": ({ loot }) => `Mitnehmen: ${nameOf(loot)}`,
    "move.star": (args, who) => {
      if (args.die !== undefined) return `★ Die ${args.die} auf ${args.to ?? 0} drehen`;
      const isForAnother = args.for !== undefined && !who.isYou(args.for);
      return `★ ${starName(args.star)}${isForAnother ? ` für ${who.name(args.for)}` : ""}`;
    },
    "move.finish": "Fertig",
    "move.write": ({ number }) => `${number} schreiben`,
    "move.cross": ({ gift, at }) => `${giftName(gift)} ankreuzen: ${placeName(at)}`,
    "move.let-go": ({ gift }) => `Auf ${giftName(gift)} verzichten`,
    "move.flee": "Zum Auto",
    "move.stay": "Bleiben",
    "move.run": "Abhauen",
    "move.name": ({ seat }, who) => (who.isYou(seat) ? "Ich fahre" : `${who.name(seat)} fährt`),
    "move.drive": "Würfeln",
    "ask.dice": ({ dice, extra, by }) => {
      const ready = [...extra.map((face) => `Zusatz ${face}`), ...(by === 0 ? [] : [signed(by)])];
      const left =
        dice.length === 0
          ? "Keine Würfel mehr."
          : `Nutze ${AND.format(dice.map(String))}, einzeln oder zusammengezählt.`;
      return ready.length === 0 ? left : `${left} Bereit: ${ready.join(", ")}.`;
    },
    "ask.number": ({ cell }) => `Zahl nach Wahl, ${placeName(cell)}: welche?`,
    "ask.settle": ({ gifts }) =>
      `${AND.format(gifts.map(giftName))}: jetzt ankreuzen, auf dem Plan oder deinem Blatt, oder verzichten.`,
    "ask.flee": "Das war der Alarm.",
    "ask.leave": ({ time, points: n }) =>
      time === 1
        ? `Abhauen ${withPoints(n)} oder bleiben? Nach der nächsten Runde geht der Alarm los.`
        : `Abhauen ${withPoints(n)} oder bleiben? Ohne Alarm reicht die Zeit noch für ${count(time - 1, "Runde", "Runden")}.`,
    "ask.driver": "Wer fährt?",
    "ask.drive": ({ throw: n, cars, police }) =>
      `Wurf ${n}: noch ${count(cars, "Auto", "Autos")} anzukreuzen, vor ${police} Polizei.`,
    "wait.dice": waiting("nutzt Würfel", "nutzt Würfel"),
    "wait.number": waiting("schreibst eine Zahl nach Wahl", "schreibt eine Zahl nach Wahl"),
    "wait.settle": waiting("kreuzt ein Symbol an", "kreuzt ein Symbol an"),
    "wait.flee": "Das war der Alarm.",
    "wait.leave": "Abhauen oder bleiben? Die Bande stimmt ab.",
    "wait.driver": "Die Bande wählt, wer fährt.",
    "wait.drive": waiting("sitzt am Steuer", "sitzt am Steuer"),
    symbol: ({ symbol }) => giftName(symbol),
    place: ({ place }) => placeName(place),
    line: ({ line }) => lineName(line),
    condition: ({ condition }) => conditionName(condition),
    name: ({ id }) => nameOf(id),
    thief: ({ thief }) => THIEVES[thief]?.[0] ?? thief,
    "thief.role": ({ thief }) => THIEVES[thief]?.[1] ?? thief,
    "special.rule": ({ rule }) => specials[rule] ?? "",
    star: ({ star }) => starName(star),
    "star.effect": ({ effect }) => starWordsDe(effect, giftName),
    talent: ({ talent }) => TALENTS[talent],
    "bar.time": "Zeit",
    "bar.traces": "Spuren",
    "bar.cars": "Autos",
    "bar.police": "Polizei",
    "tool.grid": "Gitter",
    "tool.circle-boxes": "Kreiskästen",
    "tool.tree": "Baum",
    "tool.pyramid": "Pyramide",
  };
}
