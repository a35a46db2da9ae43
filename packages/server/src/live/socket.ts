import type { Frame } from "@safehouse/host";
import type { Language, Viewer } from "@safehouse/kernel";
import type { ClientFrame, ServerFrame } from "@safehouse/protocol";
import { clientFrame } from "@safehouse/protocol/schemas";
import { complain } from "../http/complaint.ts";
import type { House } from "../house.ts";
import { readJson } from "../http/json.ts";
import type { Caller } from "../limits/limits.ts";
import { logPage, presentAnswer, presentEntry, presentMatch } from "../matches/present.ts";
import type { Room } from "../matches/room.ts";
import { type Speaker, speakerOf, viewerOf } from "../matches/speaker.ts";
import { presentChanges, sceneAfter, sceneNow, sceneToldBy, type ToldScene } from "../matches/scenes.ts";
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
/** Whoever has missed more than these is told where that leads, and not by which way: nobody looks at it entry by entry. */
const MOST_STEPS = 20;

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
  #endPatience: Cancel = nothing;
  #guest: Guest | null = null;
  /** What was told last, where changes against it are asked for. */
  #told: ToldScene | null = null;
  /** Whether the scenes on the way to the present one are asked for, too. */
  #tellsSteps = false;
  /** The entries that are still to be told in this tick, or the last of them where no steps are. */
  #fresh: Frame[] | null = null;
  #isGreeting = false;
  #strikes = 0;
  #underWay = 0;
  /** Leaves the match, which stays in memory until then. */
  #release: () => void = nothing;

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

  async #greet(hello: Hello): Promise<void> {
    const { matches } = this.#house;
    if (this.#guest !== null) {
      await this.#guest.room.refresh();
      return this.#tellState(hello, this.#guest);
    }
    if (this.#isGreeting) throw new Problem(400, "live.greeting", "Say hello once, and wait for the answer.");
    this.#isGreeting = true;
    this.#endPatience();
    // Its timer need not stay as long as the socket.
    this.#endPatience = nothing;
    // The match is in use for as long as the socket is open.
    const left = new Promise<void>((resolve) => (this.#release = resolve));
    try {
      await matches.useFresh(this.#request.match, async (room) => {
        if (!this.#line.isOpen) return;
        const speaker = hello.token === undefined ? null : speakerOf(room, hello.token);
        const viewer = speaker?.seat ?? viewerOf(room, null);
        const watcher = {
          viewer,
          onEntry: (frame: Frame) => this.#tellEntry(frame, guest),
          onEnd: (problem: Problem) => this.#complain(problem, problem.status === 401 ? POLICY : TRY_LATER),
        };
        const guest = { room, viewer, speaker, watcher };
        this.#guest = guest;
        this.#tellState(hello, guest);
        await left;
      });
    } catch (error) {
      const problem = error instanceof Problem ? error : this.#unexpected(error);
      this.#complain(problem, problem.status < 500 ? POLICY : TRY_LATER);
    }
  }

  #tellState({ n, views }: Hello, { room, viewer, watcher }: Guest): void {
    const { language, caller } = this.#request;
    this.#house.claims.hear(room, n);
    // Who has seen nothing gets what a newcomer gets over HTTP.
    const page = logPage(room.match.n, n === 0 ? undefined : n + 1);
    this.#house.limits.chargeEntries(caller, page.last - page.first + 1);
    const state = room.watch(watcher, () => presentMatch(room, viewer, language, page));
    const tellsChanges = views === "changes" || views === "steps";
    this.#told = tellsChanges ? sceneToldBy(room, state, viewer, language) : null;
    this.#tellsSteps = views === "steps";
    this.#fresh = null;
    this.#line.sendLong(JSON.stringify({ type: "state", ...state } satisfies ServerFrame));
  }

  /** Changes are told together at the end of the tick: a move and the draws it caused, or answers that were sealed. */
  #tellEntry(frame: Frame, guest: Guest): void {
    const { room, viewer } = guest;
    if (this.#told === null) {
      this.#line.send(room.reading(() => presentEntry(room, frame, viewer, this.#request.language)));
      return;
    }
    if (this.#fresh !== null) {
      if (!this.#tellsSteps) this.#fresh.length = 0;
      this.#fresh.push(frame);
    } else {
      const fresh = (this.#fresh = [frame]);
      // What an answer or a state has told meanwhile is not told again.
      this.#line.send(() => (this.#fresh === fresh ? this.#freshChanges(fresh, guest) : null));
    }
  }

  #freshChanges(fresh: readonly Frame[], guest: Guest): string | null {
    const { room, viewer } = guest;
    const told = this.#told;
    const last = fresh.at(-1);
    this.#fresh = null;
    if (told === null || last === undefined) return null;
    try {
      this.#told = room.reading(() => sceneAfter(room, last, viewer, this.#request.language));
      return `{"type":"entry",${this.#changesBetween(told, this.#told, fresh, guest).slice(1)}`;
    } catch (error) {
      this.#complain(error instanceof Problem ? error : this.#unexpected(error), TRY_LATER);
      return null;
    }
  }

  async #command(frame: Command, guest: Guest): Promise<void> {
    const { room, viewer, speaker } = guest;
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
      this.#line.send(
        withEntry({ type: "answer", command: frame.command, status: 200, ...told }, this.#changesFor(guest)),
      );
    } finally {
      this.#underWay--;
    }
  }

  /** All that has changed for whoever moved goes with the answer: its entries, or what a sealed answer shows to its seat alone. */
  #changesFor(guest: Guest): string | null {
    const { room, viewer, watcher } = guest;
    const told = this.#told;
    if (told === null || !this.#line.isOpen) return null;
    const untold = [...(this.#fresh ?? []), ...room.heldFrom(watcher)];
    this.#told = room.watch(watcher, () => sceneNow(room, viewer, this.#request.language));
    this.#fresh = null;
    return this.#changesBetween(told, this.#told, untold, guest);
  }

  #changesBetween(from: ToldScene, to: ToldScene, frames: readonly Frame[], { room, viewer }: Guest): string {
    const between = this.#tellsSteps ? frames.filter(({ n }) => n > from.scene.n && n < to.scene.n) : [];
    const steps = between.length > MOST_STEPS ? [] : between;
    return room.reading(() => presentChanges(room, viewer, this.#request.language, from, to, steps));
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

function nothing(): void {}

function withEntry(answer: ServerFrame, entry: string | null): string {
  const text = JSON.stringify(answer);
  return entry === null ? text : `${text.slice(0, -1)},"entry":${entry}}`;
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
