import type { SameMessages } from "@safehouse/kernel";
import type { Talent } from "../content/sheet.ts";
import type { makeTextsEn, OwnWords } from "./make-en.ts";
import { concertWordsDe } from "./concert-words-de.ts";
import { naming } from "./naming.ts";
import { effectsDe, specialWordsDe, starWordsDe } from "./special-words-de.ts";
import {
  AND,
  colourWords,
  conditionName,
  count,
  does,
  giftName,
  makePlaces,
  OR,
  people,
  points,
  signed,
  sum,
  THIEVES,
  waiting,
  withPoints,
} from "./words-de.ts";

const TALENTS: { readonly [talent in Talent]: string } = {
  escapes: "Beim Alarm entkommt die Bande von selbst.",
  "quiet-alarm": "Der Alarm kostet keine Punkte.",
};

/** The sentences that all games of the family share. */
export function makeTextsDe({ names, specials, stars = {} }: OwnWords): SameMessages<ReturnType<typeof makeTextsEn>> {
  const nameOf = naming(names, "de");
  const starName = naming(stars, "de");
  const { placeName, shortPlace, lineName } = makePlaces(nameOf);
  const plain = { nameOf, symbols: (list: readonly string[]): string => OR.format(list.map(colourWords)) };
  return {
    "event.rolled": ({ round, dice }) => `Runde ${round}: ${dice.join(", ")}.`,
    "event.bonus": ({ seat, gift }, who) =>
      `Der Wurf gibt ${who.isYou(seat) ? "dir" : who.name(seat)}: ${giftName(gift)}.`,
    "event.readied": ({ seat, white, by }, who) =>
      `${does(who, seat, "nimmst", "nimmt")} dazu: ${by === null ? giftName(white) : `${signed(by)} (${giftName(white)})`}.`,
    "event.used": ({ seat, dice, extra, by, number, cell }, who) =>
      `${does(who, seat, "nutzt", "nutzt")} ${sum(dice, extra, by, number)}: ${placeName(cell)}.`,
    "event.any": ({ seat, cell, number }, who) =>
      number === null
        ? `${does(who, seat, "kreuzt", "kreuzt")} nach Wahl an: ${placeName(cell)}.`
        : `${does(who, seat, "schreibst", "schreibt")} nach Wahl eine ${number}: ${placeName(cell)}.`,
    "event.line": ({ line }) => `${lineName(line)} ist fertig.`,
    "event.activated": ({ seat, gift }, who) => `${does(who, seat, "aktivierst", "aktiviert")} ${giftName(gift)}.`,
    "event.gained": ({ seat, gift }, who) => `${does(who, seat, "hast", "hat")} für diese Runde: ${giftName(gift)}.`,
    "event.crossed": ({ seat, gift, at }, who) =>
      `${does(who, seat, "kreuzt", "kreuzt")} ${giftName(gift)} an: ${placeName(at)}.`,
    "event.let-go": ({ seat, gift, lapsed }, who) =>
      lapsed
        ? `${giftName(gift)} wird nirgends gebraucht und verfällt.`
        : `${does(who, seat, "verzichtest", "verzichtet")} auf ${giftName(gift)}.`,
    "event.overcome": ({ challenge }) => `Geschafft: ${nameOf(challenge)}.`,
    "event.opened": ({ room }) => `Offen: ${nameOf(room)}.`,
    "event.looted": ({ loot, value }) => `Beute: ${nameOf(loot)}, ${points(value)}.`,
    "event.traced": ({ cause, seat, count: n, left }, who) => {
      if (n < 0) return `${count(-n, "Spur", "Spuren")} verwischt, noch ${left}.`;
      if (cause === "dice" && seat !== null)
        return `${does(who, seat, "lässt", "lässt")} einen Würfel liegen: eine Spur, noch ${left}.`;
      return `Eine Spur, noch ${left}.`;
    },
    "event.time": ({ count: n, left }) =>
      n < 0 ? `Zeit gewonnen, noch ${left}.` : left === 0 ? "Die Zeit ist um." : `Zeit vergeht, noch ${left}.`,
    "event.reacted": ({ rule, left }) => (left === 0 ? `${nameOf(rule)}: jetzt.` : `${nameOf(rule)}: noch ${left}.`),
    "event.forbidden": ({ symbols }) =>
      `In der nächsten Runde nimmt der Plan nicht an: ${OR.format(symbols.map(colourWords))}.`,
    "event.star": ({ seat, star, for: receiver }, who) => {
      const gift =
        receiver === null || receiver === seat ? "" : ` für ${who.isYou(receiver) ? "dich" : who.name(receiver)}`;
      return `${does(who, seat, "kreuzt", "kreuzt")} einen Stern an: ${starName(star)}${gift}.`;
    },
    "event.threw-anew": ({ thrown, dice }) =>
      `Neu geworfen: ${thrown.join(", ")}. Die Würfel zeigen jetzt ${AND.format(dice.map(String))}.`,
    "event.turned": ({ seat, from, to }, who) => `${does(who, seat, "drehst", "dreht")} die ${from} auf ${to}.`,
    "event.called-on": ({ seats }, who) =>
      seats.map((seat) => `${does(who, seat, "darfst", "darf")} damit weitermachen.`).join(" "),
    "event.finished": ({ seat, unused }, who) =>
      `${does(who, seat, "bist", "ist")} fertig${unused === 0 ? "" : `, ${unused} Würfel ${unused === 1 ? "bleibt" : "bleiben"} übrig`}.`,
    "event.stayed": ({ seats }, who) => `Die Bande bleibt. Dafür: ${people(who, seats)}.`,
    "event.ran": "Die Bande haut ab.",
    "event.alarm": ({ cause }) =>
      cause === "time" ? "Zu spät: Alarm." : cause === "noticed" ? "Es fällt auf: Alarm." : "Der Alarm geht los.",
    ...concertWordsDe(nameOf, lineName),
    "event.driver": ({ seat }, who) => `${does(who, seat, "fährst", "fährt")}.`,
    "event.drove": ({ seat }, who) => `${does(who, seat, "gibst", "gibt")} Gas.`,
    "event.escape": ({ throw: n, face, cars, police }) => `Wurf ${n}: ${face}. Autos ${cars}, Polizei ${police}.`,
    "event.planned": ({ thief }) => `${THIEVES[thief]?.[0] ?? thief} hat vorgesorgt: Die Flucht gelingt von selbst.`,
    "event.escaped": "Entkommen.",
    "event.caught": ({ by }) =>
      by === "traces" ? "Zu viele Spuren. Die Bande ist gefasst." : "Die Polizei ist schneller. Die Bande ist gefasst.",

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

    "no.not-your-dice": ({ left }) =>
      left.length === 0 ? "Du hast keine Würfel mehr." : `Diese Würfel hast du nicht. Übrig: ${left.join(", ")}.`,
    "no.unsorted": "Nenne die Würfel von klein nach groß.",
    "no.full": ({ cell }) => `${placeName(cell)}: schon benutzt.`,
    "no.takes-symbols": ({ cell }) => `${placeName(cell)}: nimmt ein Symbol, keine Zahl.`,
    "no.takes-numbers": ({ cell }) => `${placeName(cell)}: nimmt eine Zahl, kein Symbol.`,
    "no.not-next": ({ first }) => `Von links nach rechts, also zuerst: ${placeName(first)}.`,
    "no.not-joined": ({ next }) =>
      next.length === 0
        ? "Der Weg durch den Baum ist zu Ende."
        : `Hängt nicht am letzten Kreis. Im Baum als Nächstes: ${OR.format(next.map(String))}.`,
    "no.below-empty": "Erst müssen beide Kästen darunter gefüllt sein.",
    "no.number": ({ needs, number, makes }) => {
      const asked = needs.length === 0 ? "Braucht eine Zahl" : `Braucht ${AND.format(needs.map(conditionName))}`;
      if (number !== null) return `${asked}; das ist ${number}.`;
      return makes.length === 0
        ? `${asked}; du hast keine Würfel mehr.`
        : `${asked}; deine Würfel ergeben ${makes.join(", ")}.`;
    },
    "no.not-held": ({ white }) => `Das hast du nicht: ${giftName(white)}.`,
    "no.ready-useless": ({ white }) => `${giftName(white)}: So passt es nirgends.`,
    "no.ready-first": "Nutze erst, was du dazugenommen hast.",
    "no.still-fits": ({ dice, cell }) => `Deine ${dice.join(" + ")} passt noch: ${placeName(cell)}.`,
    "no.loot-taken": ({ loot }) => `${nameOf(loot)}: schon eingesteckt.`,
    "no.loot-needs": ({ loot, needs }) => `${nameOf(loot)}: Es fehlt noch ${AND.format(needs.map(colourWords))}.`,
    "no.not-active": ({ gift }) => `Das hast du gerade nicht: ${giftName(gift)}.`,
    "no.not-needed": ({ crew }) => `Dieses Symbol braucht erst eine Bande von ${crew}.`,
    "no.crossed": "Dieses Symbol ist schon angekreuzt.",
    "no.overcome": ({ thing }) => `${nameOf(thing)}: schon geschafft.`,
    "no.closed": ({ room, by }) => `${nameOf(room)}: noch nicht offen. Dahin führt: ${OR.format(by.map(nameOf))}.`,
    "no.not-led": ({ thing, by }) => `${nameOf(thing)}: Davor kommt ${OR.format(by.map(nameOf))}.`,
    "no.other-symbol": ({ gift, needs }) => `Braucht ${colourWords(needs)}, nicht ${giftName(gift)}.`,
    "no.order": ({ thing, needs }) => `${nameOf(thing)}: Folge den Pfeilen, erst kommt ${colourWords(needs)}.`,
    "no.forbidden": ({ symbols }) => `In dieser Runde nimmt der Plan nicht an: ${OR.format(symbols.map(colourWords))}.`,
    "no.takes-nothing": "Ein Stern wird für seine Wirkung angekreuzt. Er nimmt keine Zahl und kein Symbol.",
    "no.star-of-another": ({ seat }, who) =>
      `Der Stern gehört ${who.name(seat)}. Sterne kreuzt du nur auf deinem eigenen Blatt an.`,
    "no.star-spent": ({ star }) => `${starName(star)}: Alle Kreise sind angekreuzt.`,
    "no.star-this-round": "Die Bande hat ihren Stern für diese Runde schon benutzt.",
    "no.settle-first": "Erst kommt, was du gerade aktiviert hast.",
    "no.star-no-dice": "Jeder Würfel dieser Runde ist schon von jemandem benutzt.",
    "no.star-mid-use": ({ seat }, who) => `${who.name(seat)} hat schon etwas dazugenommen. Erst kommt dieser Zug.`,
    "no.star-own": "Dieser Stern ist nur für dich selbst.",
    "no.star-for-whom": "Sag noch, für wen.",
    "no.star-die-used": ({ faces }) => `Dreh einen Würfel, den niemand benutzt hat: ${OR.format(faces.map(String))}.`,
    "no.star-face": ({ die }) => `Dreh die ${die} auf eine andere Seite des Würfels.`,
    "no.nobody-there": "Dort sitzt niemand aus der Bande.",

    symbol: ({ symbol }) => giftName(symbol),
    place: ({ place }) => placeName(place),
    line: ({ line }) => lineName(line),
    condition: ({ condition }) => conditionName(condition),
    name: ({ id }) => nameOf(id),
    thief: ({ thief }) => THIEVES[thief]?.[0] ?? thief,
    "thief.role": ({ thief }) => THIEVES[thief]?.[1] ?? thief,
    "special.rule": ({ rule, special }) =>
      specials[rule] ?? (special === undefined ? "" : specialWordsDe(special, plain)),
    effects: ({ effects }) => effectsDe(effects, plain),
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

    "option.scenario": "Szenario",
    "option.scenario.help": "Wo ihr einsteigt. C-1.1",
    "option.thief": "Dieb",
    "option.thief.help": "Alle spielen jemand anderen. C-1.1",
    "option.thief.any": "Egal wer",
    "option.thief.bruce": THIEVES["bruce"][0],
    "option.thief.janet": THIEVES["janet"][0],
    "option.thief.matt": THIEVES["matt"][0],
    "option.thief.trixie": THIEVES["trixie"][0],
    "no.same-thief": "Zwei von euch wollen dieselbe Figur.",

    "points.loot": ({ loot }) => nameOf(loot),
    "points.collection": ({ rule, count: n }) => `${nameOf(rule)}, ${count(n, "Stück", "Stücke")}`,
    "points.time": ({ count: n }) => `${count(n, "Zeitsymbol", "Zeitsymbole")} übrig`,
    "points.alarm": "Der Alarm",
    "points.traces": ({ count: n }) => count(n, "Spur", "Spuren"),
    "points.caught-by-traces": "Gefasst: zu viele Spuren",
    "points.caught-by-police": "Auf der Flucht gefasst",
    "result.caught-by-traces": "Gefasst",
    "result.caught-by-police": "Auf der Flucht gefasst",
    "result.caught-by-traces.words": "Zu viele Spuren: Sie wussten, wer da war. Alles ist verloren.",
    "result.caught-by-police.words":
      "Die Polizei war schneller als das Auto. Die Beute liegt jetzt in ihrem Kofferraum.",

    row: ({ row }) => shortPlace(row),
    "chapter.rolled": ({ round }) => `Runde ${round}`,
  };
}
