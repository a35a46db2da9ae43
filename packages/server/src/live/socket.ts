import type { Frame } from "@safehouse/host";
import type { Language, Viewer } from "@safehouse/kernel";
import type { ClientFrame, ServerFrame } from "@safehouse/protocol";
import { clientFrame } from "@safehouse/protocol/schemas";
import { complain } from "../http/complaint.ts";
import type { House } from "../house.ts";
import { readJson } from "../http/json.ts";
import type { Caller } from "../limits/limits.ts";
import { speakerOf, viewerOf } from "../matches/matches.ts";
import { logPage, presentAnswer, presentEntry, presentMatch } from "../matches/present.ts";
import type { Room, Speaker } from "../matches/room.ts";
import type { Watcher } from "../matches/watchers.ts";
import { houseFailed, malformed, Problem, unknownToken } from "../problem.ts";
import type { Cancel } from "../surroundings.ts";
import { Line } from "./line.ts";
import type { Peer, Wire } from "./peer.ts";
import { POLICY, TRY_LATER } from "./socket-route.ts";

/** Malformed frames before the socket is closed. */
const MOST_STRIKES = 5;
/** Commands of one socket that may wait for their answer. */
const MOST_UNDER_WAY = 32;

export interface LiveRequest {
  readonly match: string;
  readonly language: Language;
  readonly caller: Caller;
  readonly wire: Wire;
}

interface Guest {
  readonly room: Room;
  readonly viewer: Viewer;
  /** Null for who only watches. */
  readonly speaker: Speaker | null;
  readonly watcher: Watcher;
}

type Hello = Extract<ClientFrame, { type: "hello" }>;
type Command = Exclude<ClientFrame, Hello>;

/** Serves one client until its socket closes. */
export function serveSocket(house: House, request: LiveRequest, socket: Peer): void {
  const client = new LiveSocket(house, request, socket);
  client.awaitHello();
}

/** One client that follows a match, and perhaps plays a seat of it. */
class LiveSocket {
  readonly #house: House;
  readonly #request: LiveRequest;
  readonly #line: Line;
  #endPatience: Cancel = () => {};
  #guest: Guest | null = null;
  #isGreeting = false;
  #strikes = 0;
  #underWay = 0;
  /** Leaves the match, which stays in memory until then. */
  #release: () => void = () => {};

  constructor(house: House, request: LiveRequest, socket: Peer) {
    this.#house = house;
    this.#request = request;
    this.#line = new Line(
      socket,
      request.wire,
      {
        onText: (text) => void this.#receive(text),
        onClosed: () => this.#leave(),
        onSlow: () => house.metrics.slowReaders.inc(),
      },
      house,
    );
  }

  awaitHello(): void {
    const leave = (): void => this.#complain(helloFirst(), POLICY);
    this.#endPatience = this.#house.surroundings.after(this.#house.patience.hello, leave);
  }

  async #receive(text: string | null): Promise<void> {
    let frame: ClientFrame | null = null;
    try {
      frame = readFrame(text);
      this.#house.limits.chargeAddress(this.#request.caller);
      if (frame.type === "hello") return await this.#greet(frame);
      if (this.#guest === null) throw helloFirst();
      await this.#command(frame, this.#guest);
    } catch (error) {
      const problem = error instanceof Problem ? error : this.#unexpected(error);
      if (frame !== null && frame.type !== "hello" && this.#guest !== null) this.#answer(frame, problem);
      else this.#strike(problem);
    }
  }

  async #greet({ token, n }: Hello): Promise<void> {
    const { matches } = this.#house;
    if (this.#guest !== null) {
      await this.#guest.room.refresh();
      return this.#tellState(n);
    }
    if (this.#isGreeting) throw new Problem(400, "live.greeting", "Say hello once, and wait for the answer.");
    this.#isGreeting = true;
    this.#endPatience();
    // The match is in use for as long as the socket is open.
    const left = new Promise<void>((resolve) => (this.#release = resolve));
    try {
      await matches.useFresh(this.#request.match, async (room) => {
        if (!this.#line.isOpen) return;
        const speaker = token === undefined ? null : speakerOf(room, token);
        const viewer = speaker?.seat ?? viewerOf(room, null);
        const watcher = {
          viewer,
          onEntry: (frame: Frame) => this.#line.send(presentEntry(room, frame, viewer, this.#request.language)),
          onEnd: (problem: Problem) => this.#complain(problem, problem.status === 401 ? POLICY : TRY_LATER),
        };
        this.#guest = { room, viewer, speaker, watcher };
        this.#tellState(n);
        await left;
      });
    } catch (error) {
      const problem = error instanceof Problem ? error : this.#unexpected(error);
      this.#complain(problem, problem.status < 500 ? POLICY : TRY_LATER);
    }
  }

  #tellState(n: number): void {
    const { language, caller } = this.#request;
    const guest = this.#guest;
    if (guest === null) return;
    const { room, viewer, watcher } = guest;
    this.#house.claims.hear(room, n);
    // Who has seen nothing gets what a newcomer gets over HTTP.
    const page = logPage(room.match.n, n === 0 ? undefined : n + 1);
    this.#house.limits.chargeEntries(caller, page.last - page.first + 1);
    const state = room.watch(watcher, () => presentMatch(room, viewer, language, page));
    this.#line.sendLong(JSON.stringify({ type: "state", ...state } satisfies ServerFrame));
  }

  async #command(frame: Command, { room, viewer, speaker }: Guest): Promise<void> {
    if (speaker === null) throw unknownToken();
    this.#house.limits.chargeSeat(this.#request.caller, this.#request.match, speaker.seat);
    if (this.#underWay >= MOST_UNDER_WAY)
      throw new Problem(429, "limit.commands", "Wait for the answers to what you have sent.");
    this.#house.claims.hear(room, frame.n);
    this.#underWay++;
    try {
      const answer =
        frame.type === "move"
          ? await room.submit(speaker, frame.command, frame.decision, frame.move)
          : await room.undo(speaker, frame.command);
      this.#house.metrics.commands.inc({ answer: answer.status });
      const told = presentAnswer(room, answer, viewer, this.#request.language);
      this.#send({ type: "answer", command: frame.command, status: 200, ...told });
    } finally {
      this.#underWay--;
    }
  }

  #answer({ command }: Command, { status, body }: Problem): void {
    this.#send({ type: "answer", command, status, ...body } as unknown as ServerFrame);
  }

  #strike(problem: Problem): void {
    this.#strikes++;
    this.#complain(problem, this.#strikes >= MOST_STRIKES ? POLICY : null);
  }

  #complain({ status, body }: Problem, closeWith: number | null): void {
    this.#send({ type: "error", status, ...body } as unknown as ServerFrame);
    if (closeWith !== null) this.#line.close(closeWith);
  }

  #unexpected(error: unknown): Problem {
    this.#house.report(error, "a live socket failed");
    return houseFailed();
  }

  #send(frame: ServerFrame): void {
    this.#line.send(JSON.stringify(frame));
  }

  #leave(): void {
    this.#endPatience();
    if (this.#guest !== null) this.#guest.room.leave(this.#guest.watcher);
    this.#release();
  }
}

function helloFirst(): Problem {
  return new Problem(400, "live.hello", "Say hello first.");
}

function readFrame(text: string | null): ClientFrame {
  if (text === null) throw malformed("Frames are text.");
  const parsed = clientFrame.safeParse(readJson(text));
  if (!parsed.success) throw new Problem(400, "request.invalid", complain(parsed.error.issues));
  return parsed.data;
}
