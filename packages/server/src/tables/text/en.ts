import type { MessageTable, SameMessages } from "@safehouse/kernel";

/** Why guests and tables refuse something. Seats are counted from 1 for people. */
export const en = {
  "guest.unknown":
    "This needs a guest: make one with POST /api/guests, and send its token as Authorization: Bearer TOKEN or as the cookie.",
  "guest.silent": "At one of your tables the match is silent now: names cannot change until it speaks again.",
  "link.unknown": "This device link is used up or too old. Make a new one.",
  "mute.self": "You cannot mute yourself.",
  "mute.tooMany": "You have muted too many guests. Listen to somebody again first.",

  "holiday.past": "A holiday must end after it begins, and after today.",
  "holiday.far": ({ days }: { days: number }) =>
    `A holiday must begin within ${days} days, by the clock of this house.`,
  "holiday.long": ({ days }: { days: number }) => `You may be away for ${days} days a year, all holidays together.`,
  "holiday.often": ({ most }: { most: number }) => `This house takes no more than ${most} holidays a year.`,

  "push.off": "Nobody is told anything with the page closed by this house.",
  "push.service": "This is no push service that the house knows.",
  "push.keys": "These are no keys of a push subscription.",

  "tables.tooMany": ({ most }: { most: number }) => `You sit at ${most} unfinished tables. Finish or leave one first.`,
  "tables.address": ({ most }: { most: number }) =>
    `${most} tables that were opened from this address have not begun yet. Begin or leave one first.`,
  "guests.tooMany": "Many guests have come in from this address. Wait a minute before the next.",
  "game.unknown": ({ games }: { games: string }) => `There is no such game here; games are ${games}.`,
  "config.wrong": ({ path, problem }: { path: string; problem: string }) => `${path} ${problem}.`,
  "level.unknown": ({ levels }: { levels: string }) => `This game has no such bot; levels are ${levels}.`,
  "seats.range": ({ min, max }: { min: number; max: number }) => `This game takes ${min} to ${max} seats.`,
  "seats.noneLeft": "Leave a seat for yourself: not all can be bots.",
  "seats.occupied": "More people sit here than there would be seats. Ask somebody to leave first.",

  "table.unknown": "There is no such table. It may have been cleared away.",
  "table.started": "The match has begun: this can no longer be changed.",
  "table.closed": "This table is closed: its match is over, or everybody left.",
  "table.notPlaying": "No match is being played at this table.",
  "table.full": "All seats are taken.",
  "code.unknown": "No open table has this code. Check it letter by letter, or ask for the link.",
  "code.tries": "Too many wrong codes. Wait a minute before the next one, or ask for the link.",
  "host.only": "Only the host may do this.",
  "host.away": ({ seat }: { seat: number }) => `Whoever has seat ${seat} is not here, and cannot be the host.`,
  "seat.unknown": ({ seat }: { seat: number }) => `There is no seat ${seat} at this table.`,
  "seat.taken": ({ seat }: { seat: number }) => `Seat ${seat} is taken.`,
  "seat.empty": ({ seat }: { seat: number }) => `Nobody sits on seat ${seat}.`,
  "seat.none": "You have no seat at this table.",
  "seat.yours": "This is your own seat.",
  "seat.noGuest": ({ seat }: { seat: number }) => `No guest plays seat ${seat}.`,
  "seat.byBot": "A bot plays this seat already.",
  "seat.notByBot": "No bot plays your seat.",
  "ban.you": "The host of this table does not let you in.",
  "ban.notHere": "Only somebody who sits here can be sent away.",
  "ban.tooMany": ({ most }: { most: number }) => `This table keeps out ${most} guests already. Open another one.`,
  "order.wrong": "The order must name every seat of the table once.",
  "wish.unknown": ({ wishes }: { wishes: string }) =>
    wishes === ""
      ? "In this game there is nothing to wish for."
      : `Nobody can wish for that here; wishes are ${wishes}.`,
  "wish.others": "Everybody wishes for themselves, and the host for bots.",
  "paper.game": "This game has something to hide: no seat of it can be played on paper.",
  "paper.name": "Say who writes there.",
  "paper.others": "Somebody plays this seat on their own device: only they can put it on paper, or take it back.",
  "paper.none": "This seat is not played on paper.",
  "paper.unknown":
    "No sheet has this code. It may be of another house, of a match that was cleared away, or have been replaced.",
  "start.empty": ({ seat }: { seat: number }) => `Seat ${seat} is empty: wait for somebody, or give it to a bot.`,
  "start.invited": ({ seat }: { seat: number }) => `Whoever was invited to seat ${seat} has not come yet.`,

  "absent.notAsked": ({ seat }: { seat: number }) => `Nobody waits for seat ${seat} now.`,
  "absent.slow": "At a slow table the days decide: whoever lets them pass is replaced by a bot.",
  "time.none": "This table has no timer.",
  "time.notAsked": ({ seat }: { seat: number }) => `No time is running for seat ${seat}.`,
  "time.enough": ({ most }: { most: number }) =>
    `As much time again was given ${most} times for this decision. That is enough.`,
  "rematch.early": "A rematch is possible when this match is over.",

  "chat.seatedOnly": "Only those who sit at the table talk and read here.",
  "chat.silent": "The match is silent now: no talking until it speaks again.",
  "chat.tooMany": "That was a lot. Wait a moment before you say more.",
  "chat.empty": "There is nothing to read in this message.",
  "chat.long": ({ most }: { most: number }) => `A message has at most ${most} characters.`,
  "message.unknown": "There is no such message.",
  "message.yours": "This is your own message.",
  "report.long": ({ most }: { most: number }) => `Say it in ${most} characters.`,
  "report.tooMany": "You have reported enough for today; it will be read.",
  "study.unknown": "There is no such study. It may have been taken back.",
  "study.wrong": "This is no study, or something in it does not hold.",
  "study.owner": "Only whoever put the study here may do this.",
  "study.leader": "Only whoever leads may do this.",
  "study.led": "Somebody leads already.",
  "study.absent": "Only somebody who is here can lead.",
  "study.guestsOnly": "To lead you need a name here.",
  "study.flood": "That was too fast. Come back in a moment.",
  "studies.tooMany": ({ most }: { most: number }) => `You have ${most} studies in this house. Take one back first.`,
  "screen.token": "A screen for everybody has no token: it sees what everybody may see.",
  "screen.none": "Only a screen says what it has shown. Say hello as one.",
  "screen.idle": "No match is being played at this table, so nothing can have been shown.",
  "screen.ahead": ({ n }: { n: number }) => `The match has ${n} entries: no screen can have shown more.`,
  "screen.back": ({ n }: { n: number }) => `This screen has shown entry ${n} already: time goes on.`,
  "screen.flood": "This screen says too often what it has shown. Come back in a moment.",
  "live.frame": "That cannot be said on this socket.",
  "live.hello": 'Say hello first: {"type": "hello"}.',
} satisfies MessageTable;

export type TableText = SameMessages<typeof en>;
