import type { MessageTable, SameMessages } from "@safehouse/kernel";

export const en = {
  "label.aye": "Aye",
  "label.nay": "Nay",
  "ask.vote": ({ motion }: { motion: number }) => `Motion ${motion + 1}: aye or nay?`,
  "event.briefed": ({ seat, motion }: { seat: number; motion: number | null }, { name }: Names) =>
    motion === null ? `${name(seat)} is told what to want.` : `${name(seat)} wants motion ${motion + 1}.`,
  "event.counted": ({ motion, ayes }: { motion: number; ayes: number[] }, { name }: Names) =>
    `Motion ${motion + 1}: ${ayes.length === 0 ? "nobody" : ayes.map((seat) => name(seat)).join(", ")} for it.`,
  "event.tied": ({ motion }: { motion: number }) => `Motion ${motion + 1} is tied: a coin decides.`,
  "event.decided": ({ motion, carried }: { motion: number; carried: boolean }) =>
    `Motion ${motion + 1} is ${carried ? "carried" : "lost"}.`,
  "line.brief": "The motion you wanted is carried",
  "line.majority": "Votes with the majority",
} satisfies MessageTable;

export const de: SameMessages<typeof en> = {
  "label.aye": "Dafür",
  "label.nay": "Dagegen",
  "ask.vote": ({ motion }) => `Antrag ${motion + 1}: dafür oder dagegen?`,
  "event.briefed": ({ seat, motion }, { name }) =>
    motion === null ? `${name(seat)} erfährt einen Wunsch.` : `${name(seat)} will Antrag ${motion + 1}.`,
  "event.counted": ({ motion, ayes }, { name }) =>
    `Antrag ${motion + 1}: ${ayes.length === 0 ? "niemand" : ayes.map((seat) => name(seat)).join(", ")} dafür.`,
  "event.tied": ({ motion }) => `Antrag ${motion + 1} steht unentschieden: Die Münze entscheidet.`,
  "event.decided": ({ motion, carried }) => `Antrag ${motion + 1} ist ${carried ? "angenommen" : "abgelehnt"}.`,
  "line.brief": "Dein Antrag ist angenommen",
  "line.majority": "Stimmen mit der Mehrheit",
};

interface Names {
  name(seat: number): string;
}
