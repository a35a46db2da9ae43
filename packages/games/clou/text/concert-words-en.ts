import type { Speaker } from "@safehouse/kernel";
import type { Event } from "../events.ts";
import { colourWords, does, giftName, OR, waiting } from "./words-en.ts";

type Told<Type extends Event["type"]> = Omit<Extract<Event, { type: Type }>, "type">;

const PASSAGES: { readonly [passage: string]: string } = {
  "not-begun": "Not begun",
  interval: "Interval",
  instrumental: "Instrumental",
  quiet: "Quiet passage",
  loud: "Loud passage",
};

/** What is said of concerts, ways out and shared cells. */
// oxlint-disable-next-line typescript/explicit-function-return-type -- its type is what the other languages are held to
export function concertWordsEn(nameOf: (id: string) => string, lineName: (id: string) => string) {
  return {
    "event.concert": ({ passage }: Told<"concert">) =>
      `The music goes on. Next round: ${PASSAGES[passage] ?? passage}.`,
    "event.took": ({ seat, gift }: Told<"took">, who: Speaker) =>
      gift === null
        ? `${does(who, seat, "leave", "leaves")} the loud passage to the others.`
        : `The loud passage gives ${who.isYou(seat) ? "you" : who.name(seat)} ${giftName(gift)}.`,
    "event.hushed": ({ gift }: Told<"hushed">) => `Too quiet for tools: ${giftName(gift)} is lost.`,
    "event.built-on": ({ seat, on, line }: Told<"built-on">, who: Speaker) =>
      `${does(who, seat, "go", "goes")} on where ${who.isYou(on) ? "you" : who.name(on)} left off: ${lineName(line)}.`,
    "event.sneaked-out": "The crew walks out through the front, and nobody turns round.",
    "move.take": ({ gift }: { gift: string }) => `Take ${giftName(gift)}`,
    "move.pass": "Pass",
    "ask.offer": ({ gifts }: { gifts: string[] }) =>
      `Loud passage: the crew gets ${OR.format(gifts.map(colourWords))}. Take it now, or leave it to the next.`,
    "wait.offer": waiting("are listening to the loud passage", "is listening to the loud passage"),
    "no.not-offered": ({ gift }: { gift: string }) => `This passage does not give you ${giftName(gift)} to use.`,
    "no.interval": ({ room }: { room: string }) =>
      `Not now: the star is in. ${nameOf(room)} and its door have to wait.`,
    "no.sneaking": ({ way }: { way: string }) => `${nameOf(way)}: once begun, there is no way back to work.`,
    passage: ({ passage }: { passage: string }) => PASSAGES[passage] ?? passage,
    /** The rule of a round, said plainly; `gifts` for a loud one. */
    "passage.rule": ({ passage, room, gifts = [] }: { passage: string; room: string; gifts?: string[] }) => {
      if (passage === "quiet") return "What tools give may not be used. Their cells may still be filled.";
      if (passage === "loud") return `The crew gets one of these: ${OR.format(gifts.map(colourWords))}.`;
      return passage === "instrumental" ? "No restrictions." : `No work in here or on its door: ${nameOf(room)}.`;
    },
  };
}
