import type { SameMessages } from "@safehouse/kernel";
import type { makeToldEn } from "./make-told-en.ts";
import type { OwnWords } from "./make-asked-en.ts";
import { naming } from "./naming.ts";
import { effectsDe } from "./effects-de.ts";
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
} from "./words-de.ts";

/** The other sentences that all games of the family share: what happened, why not, and what came of it. */
export function makeToldDe({ names, stars = {} }: OwnWords): SameMessages<ReturnType<typeof makeToldEn>> {
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
    "event.driver": ({ seat }, who) => `${does(who, seat, "fährst", "fährt")}.`,
    "event.drove": ({ seat }, who) => `${does(who, seat, "gibst", "gibt")} Gas.`,
    "event.escape": ({ throw: n, face, cars, police }) => `Wurf ${n}: ${face}. Autos ${cars}, Polizei ${police}.`,
    "event.planned": ({ thief }) => `${THIEVES[thief]?.[0] ?? thief} hat vorgesorgt: Die Flucht gelingt von selbst.`,
    "event.escaped": "Entkommen.",
    "event.caught": ({ by }) =>
      by === "traces" ? "Zu viele Spuren. Die Bande ist gefasst." : "Die Polizei ist schneller. Die Bande ist gefasst.",
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
    effects: ({ effects }) => effectsDe(effects, plain),
    "chapter.rolled": ({ round }) => `Runde ${round}`,
  };
}
