import { randomBytes } from "node:crypto";
import { loadGame } from "@safehouse/games";
import type { AnyGame, Seat } from "@safehouse/kernel";
import { type Client, type MatchSnapshot, openClient, readName, type Reply } from "@safehouse/protocol";
import { cleanText, quote } from "../clean.ts";
import { CommandError } from "../exit.ts";
import { wrap } from "../layout.ts";
import type { Session } from "../session.ts";
import { readSetting, requireGame } from "../setting.ts";
import { voiceOf } from "../voice.ts";
import type { Words } from "../words.ts";
import { readSeed } from "./local.ts";
import type { OpenedMatch } from "./opened.ts";
import { RemoteMatch } from "./remote.ts";
import { LEVELS, seatsOf, withYou, YOUR_SEAT } from "./seats.ts";
import { welcome } from "./welcome.ts";

/** Options that make a match, and so mean nothing for one that exists. */
const MAKING = ["seats", "level", "scenario", "config", "seed", "name"];
/** Options that mean nothing without a server. */
const ONLINE = ["match", "token", "name"];

interface Ticket {
  readonly game: AnyGame;
  readonly id: string;
  readonly token: string | null;
  /** Whoever brings a token has it already, and need not be told: a screen has more readers than one. */
  readonly isNew: boolean;
}

export function refuseOnlineOptions({ given, words }: Session): void {
  const surplus = ONLINE.find((name) => given.values[name] !== undefined);
  if (surplus !== undefined) throw CommandError.badInput(words("play.online.needs-server", { option: `--${surplus}` }));
}

/** A match on a server: a new one with bots, or one that exists, to be played with its token or watched without. */
export async function openThere(session: Session, server: string): Promise<OpenedMatch> {
  const { given, words, language, print } = session;
  const address = readAddress(words, server);
  const client = openClient({ server: address, language });
  const ticket =
    given.values["match"] === undefined ? await make(session, client) : await join(session, given.values["match"]);
  const { id, token } = ticket;
  const first = requireDone(words, server, await client.getMatch(id, token === null ? {} : { token }));
  const game = await gameOf(words, ticket.game, first);
  const { seat } = first.view;
  const voice = await voiceOf(words, language, game, withYou(words, first.seats, seat), seat);
  const watch = `safehouse play ${game.meta.id} --server ${cleanText(server)} --match ${cleanText(id)}`;
  greet(session, game, first, watch, ticket.isNew ? token : null);
  const live = client.match(id, token ?? undefined);
  return {
    game,
    match: new RemoteMatch(live, seat, words, (text) => print([text])),
    voice,
    farewell: [words(token === null ? "play.online.bye.watching" : "play.online.bye")],
    wayBack: watch,
    coach: null,
  };
}

async function make(session: Session, client: Client): Promise<Ticket> {
  const { given, words } = session;
  if (given.values["token"] !== undefined) throw CommandError.badInput(words("play.online.needs-match"));
  const setting = await readSetting(words, given, LEVELS);
  const seed = readSeed(words, given.values["seed"]);
  const name = readOwnName(words, given.values["name"]);
  const seats = seatsOf(setting).map((seat, i) => (i === YOUR_SEAT && name !== null ? { ...seat, name } : seat));
  const reply = await client.createMatch({
    game: setting.game.meta.id,
    config: setting.config as Record<string, unknown>,
    seats,
    // Bytes of this machine in the chance: then not even the server alone could choose the draws.
    ...(seed === null ? { contributions: [randomBytes(32).toString("hex")] } : { seed }),
  });
  const { id, seats: places } = requireDone(words, given.values["server"] ?? "", reply);
  return { game: setting.game, id, token: places[YOUR_SEAT]?.token ?? null, isNew: true };
}

async function join({ io, given, words }: Session, id: string): Promise<Ticket> {
  const surplus = MAKING.find((name) => given.values[name] !== undefined);
  if (surplus !== undefined) throw CommandError.badInput(words("play.online.only-new", { option: `--${surplus}` }));
  const game = await requireGame(words, given.thing);
  return { game, id, token: given.values["token"] ?? (io.env["SAFEHOUSE_TOKEN"] || null), isNew: false };
}

/** The game by the rules that the match was begun under. */
async function gameOf(words: Words, { meta }: AnyGame, first: MatchSnapshot): Promise<AnyGame> {
  if (first.game !== meta.id) {
    throw CommandError.badInput(words("play.online.other-game", { given: meta.id, game: quote(first.game) }));
  }
  const game = await loadGame(meta.id, first);
  if (game === null) throw CommandError.badInput(words("play.online.other-rules", { rules: first.rules }));
  return game;
}

function greet(session: Session, game: AnyGame, first: MatchSnapshot, watch: string, token: string | null): void {
  const { words, language, print, width } = session;
  const name = game.meta.name[language];
  const seat: Seat | null = first.view.seat;
  const title =
    seat === null ? words("play.online.watching", { game: name }) : words("play.online.playing", { game: name });
  welcome(
    session,
    title,
    first.commitment,
    seat === null ? [] : [words("play.online.match", { id: cleanText(first.id) })],
  );
  if (token === null) return;
  // Commands and tokens to copy stay in one line.
  print([
    words("play.online.friend"),
    `  ${watch}`,
    ...wrap(words("play.online.token"), width),
    `  ${cleanText(token)}`,
  ]);
}

function readAddress(words: Words, given: string): URL {
  const address = URL.parse(given);
  if (address !== null && /^https?:$/.test(address.protocol)) return address;
  throw CommandError.badInput(words("play.online.address", { given: quote(given) }));
}

function readOwnName(words: Words, given: string | undefined): string | null {
  if (given === undefined) return null;
  const name = readName(given);
  if (name === null) throw CommandError.badInput(words("play.online.name"));
  return name;
}

function requireDone<Value>(words: Words, server: string, reply: Reply<Value>): Value {
  if (reply.result === "done") return reply.value;
  throw CommandError.badInput(words("play.online.failed", { server: quote(server), problem: reply.error }));
}
