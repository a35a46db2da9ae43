import { type Json, type Language, type Message, type SameMessages, say } from "@safehouse/kernel";

/** Why a game is left out, and in which of its files that shows. */
export interface Fault {
  readonly folder: string;
  /** Within the folder, such as `game.ts`. */
  readonly file: string;
  readonly reason: Reason;
}

export interface Reason extends Message {
  readonly id: keyof typeof en;
}

const en = {
  "no-manifest": "exports no `manifest`.",
  folder: ({ id, folder }: { id: string; folder: string }) => `calls the game ${id}, but its folder is ${folder}.`,
  name: ({ id }: { id: string }) => `${id} is no name: small letters, digits and single dashes, a letter first.`,
  taken: ({ id }: { id: string }) => `there is a game ${id} on the shelf already.`,
  language: ({ what }: { what: string }) => `has no ${what} in every language.`,
  seats: "says not how many can play (seats).",
  "usual-seats": "says not with how many a table begins (usualSeats).",
  cover: "has no cover.",
  has: "says not what else there is of the game (has).",
  load: "does not say how the game is loaded (load.game).",
  "no-meta": "the game has no meta.",
  "meta-id": ({ id, manifest }: { id: string; manifest: string }) =>
    `meta.id is ${id}, not ${manifest} as in the manifest.`,
  meta: ({ what }: { what: string }) => `meta.${what} is not that of the manifest.`,
  missing: ({ names }: { names: readonly string[] }) => `the game has no ${names.join(", no ")}.`,
  conform: ({ law, detail }: { law: string; detail: string }) => `does not conform (${law}): ${detail}`,
  endless: ({ seconds }: { seconds: number }) => `did not end its trial within ${seconds} seconds.`,
  gone: "ended its trial by itself.",
  unbuilt: "cannot be built.",
  /** What a tool or the game itself has to say, in its own words. */
  said: ({ text }: { text: string }) => text,
};

const de: SameMessages<typeof en> = {
  "no-manifest": "exportiert kein `manifest`.",
  folder: ({ id, folder }) => `nennt das Spiel ${id}, sein Ordner heißt aber ${folder}.`,
  name: ({ id }) => `${id} ist kein Name: kleine Buchstaben, Ziffern und einzelne Striche, zuerst ein Buchstabe.`,
  taken: ({ id }) => `ein Spiel ${id} steht schon im Regal.`,
  language: ({ what }) => `hat ${what} nicht in jeder Sprache.`,
  seats: "sagt nicht, wie viele mitspielen können (seats).",
  "usual-seats": "sagt nicht, mit wie vielen ein Tisch beginnt (usualSeats).",
  cover: "hat kein Deckblatt (cover).",
  has: "sagt nicht, was es zu dem Spiel sonst noch gibt (has).",
  load: "sagt nicht, wie das Spiel geladen wird (load.game).",
  "no-meta": "das Spiel hat kein meta.",
  "meta-id": ({ id, manifest }) => `meta.id ist ${id}, im Manifest aber ${manifest}.`,
  meta: ({ what }) => `meta.${what} ist nicht wie im Manifest.`,
  missing: ({ names }) => `dem Spiel fehlt ${names.join(", ")}.`,
  conform: ({ law, detail }) => `hält sich nicht an den Vertrag (${law}): ${detail}`,
  endless: ({ seconds }) => `wurde in ${seconds} Sekunden mit seiner Probe nicht fertig.`,
  gone: "hat seine Probe von selbst beendet.",
  unbuilt: "lässt sich nicht bauen.",
  said: ({ text }) => text,
};

const TEXTS = { en, de };
const NOBODY = { name: () => "", isYou: () => false };

export function because(id: Reason["id"], args: { readonly [name: string]: Json } = {}): Reason {
  return { id, args };
}

export function reasonText(reason: Reason, language: Language): string {
  return say(TEXTS[language], reason, NOBODY);
}
