import type { StudyClientFrame, StudyServerFrame } from "@safehouse/protocol";
import { studyClientFrame, studyId } from "@safehouse/protocol/schemas";
import type { FastifyInstance } from "fastify";
import type { Kept } from "../guests/collection.ts";
import { refusal, Refused } from "../guests/refusal.ts";
import { Buckets } from "../limits/bucket.ts";
import type { Peer } from "../live/peer.ts";
import { socketRoute } from "../live/socket-route.ts";
import { houseFailed } from "../problem.ts";
import { GuestLine, type LineRequest, lineRequest } from "../tables/guest-line.ts";
import type { Parlour } from "../tables/parlour.ts";
import type { StudyWatcher, ToldRoom } from "./studies.ts";
import type { StudyRoom } from "./study.ts";

/** A leader steps with a key held down; the page says where it has come to a few times a second. */
const STEPS = { perSecond: 8, burst: 40 };

export function liveStudyRoute(app: FastifyInstance, parlour: Parlour): void {
  socketRoute(app, parlour.house, "/api/studies/:id/live", (socket, request) => {
    const { id } = request.params as { id: string };
    void new StudySocket(parlour, id, lineRequest(request), socket);
  });
}

type Hello = Extract<StudyClientFrame, { readonly type: "hello" }>;

/** One client that looks at a study together with others. Who leads says where; everything else goes over HTTP. */
class StudySocket {
  readonly #parlour: Parlour;
  readonly #study: string;
  readonly #line: GuestLine<StudyClientFrame, StudyServerFrame>;
  readonly #steps: Buckets;
  #watcher: StudyWatcher | null = null;
  #hasGreeted = false;
  #isListening = false;
  /** The last room, and the last thing written, that were told. */
  #told = { version: 0, edit: 0 };
  /** Where the leader is to be, until it is written down. */
  #wanted: StudyRoom["at"] | null = null;
  #passing: Promise<void> = Promise.resolve();

  constructor(parlour: Parlour, study: string, request: LineRequest, socket: Peer) {
    this.#parlour = parlour;
    this.#study = study;
    this.#steps = new Buckets(STEPS, parlour.house.surroundings.uptime);
    this.#line = new GuestLine(parlour, request, socket, {
      what: "a live socket of a study",
      frames: studyClientFrame,
      hear: (frame) => this.#hear(frame),
      left: () => this.#leave(),
    });
  }

  async #hear(frame: StudyClientFrame): Promise<void> {
    if (frame.type === "at") return await this.#goTo(frame.at);
    if (this.#hasGreeted) return await this.#tellAgain();
    this.#hasGreeted = true;
    this.#line.greeted();
    await this.#greet(frame);
  }

  async #greet({ token }: Hello): Promise<void> {
    const study = this.#study;
    const guest = await this.#line.findGuest(token);
    if (!studyId.safeParse(study).success) throw new Refused(refusal(404, "study.unknown"));
    const { studies } = this.#parlour;
    await studies.require(study);
    const watcher: StudyWatcher = {
      guest: guest?.guest ?? null,
      onRoom: (told) => this.#tell(told),
      onTaken: () => this.#line.refuse(refusal(404, "study.unknown")),
      onGone: () => this.#line.refuse(refusal(401, "guest.unknown")),
    };
    if (!this.#line.isOpen) return;
    this.#watcher = watcher;
    studies.watch(study, watcher);
    this.#isListening = true;
    await this.#tellAgain();
  }

  async #goTo(at: StudyRoom["at"]): Promise<void> {
    const guest = this.#watcher?.guest ?? null;
    if (!this.#isListening) throw new Refused(refusal(400, "live.hello"));
    if (guest === null) throw new Refused(refusal(403, "study.guestsOnly"));
    if (this.#steps.take("") > 0) throw new Refused(refusal(429, "study.flood"));
    const isGoing = this.#wanted !== null;
    this.#wanted = at;
    // One after the other, and of those that wait the last: where the leader was meanwhile is of no interest.
    if (!isGoing) await this.#follow(guest);
  }

  async #follow(guest: string): Promise<void> {
    try {
      for (let at = this.#wanted; at !== null; at = this.#wanted) {
        await this.#parlour.studies.goTo(this.#study, guest, at);
        if (this.#wanted === at) this.#wanted = null;
      }
    } catch (error) {
      this.#wanted = null;
      // Said just before the lead was handed on: the room says who leads now.
      if (!(error instanceof Refused) || error.refusal.why.id !== "study.leader") throw error;
      await this.#tellAgain();
    }
  }

  /** Whoever asks is told all of it; what was written is only told to who has not read it yet. */
  async #tellAgain(): Promise<void> {
    const { studies } = this.#parlour;
    if (this.#isListening) this.#tell(studies.tellable(await studies.room(this.#study)));
  }

  /** One after the other: names are looked up meanwhile. */
  #tell({ kept, company }: ToldRoom): void {
    if (!this.#isListening) return;
    const tell = async (): Promise<void> => {
      if (kept.version < this.#told.version || this.#watcher === null) return;
      this.#line.send(this.#roomFrame(kept, await company));
    };
    this.#passing = this.#passing.then(tell).catch(() => this.#line.close(houseFailed()));
  }

  #roomFrame(
    { version, body }: Kept<StudyRoom>,
    { guests, strangers, people }: Awaited<ToldRoom["company"]>,
  ): StudyServerFrame {
    const isNews = body.edit > this.#told.edit;
    this.#told = { version, edit: body.edit };
    return {
      type: "room",
      version,
      at: body.at,
      edit: body.edit,
      leader: people.find(({ guest }) => guest === body.leader) ?? null,
      isLed: guests.has(body.leader),
      people: people.filter(({ guest }) => guests.has(guest)),
      strangers,
      you: this.#watcher?.guest ?? null,
      ...(isNews && { work: body.work }),
    };
  }

  #leave(): void {
    const watcher = this.#watcher;
    this.#watcher = null;
    if (watcher !== null) this.#parlour.studies.leave(this.#study, watcher);
  }
}
