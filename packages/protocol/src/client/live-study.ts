import type { StudyPlace, StudyWork } from "@safehouse/kernel";
import type { ErrorFrame } from "../wire.ts";
import type { StudyClientFrame, StudyRoom } from "../wire-studies.ts";
import type { Connection } from "./connection.ts";
import type { Http } from "./http.ts";
import { LiveLine } from "./live-line.ts";
import { Listeners } from "./listeners.ts";
import type { StudyNews, StudyNewsListener } from "./news.ts";
import { studyPath } from "./paths.ts";
import type { Surroundings } from "./surroundings.ts";

/** One study that is looked at together, over a line that may break at any time. What is written goes over `studies`. */
export class LiveStudy {
  readonly #token: string | undefined;
  readonly #line: LiveLine;
  readonly #listeners = new Listeners<StudyNews>();
  #room: StudyRoom | null = null;
  #work: StudyWork | null = null;
  #isAsked = false;
  /** Where the leader went while the line was down. */
  #at: StudyPlace | null = null;

  constructor(id: string, token: string | undefined, http: Http, surroundings: Surroundings) {
    this.#token = token;
    this.#line = new LiveLine({ path: studyPath(id), token }, http, surroundings, {
      onUp: () => this.#greet(),
      onFrame: (frame) => this.#hear(frame),
      onSilence: () => this.#greet(),
      isAsking: () => this.#isAsked,
      onLost: () => (this.#isAsked = false),
      onConnection: (connection) => this.#listeners.tell({ type: "connection", connection }),
      onEnd() {},
    });
    this.#line.open();
  }

  /** Null until the server has first answered. */
  get room(): StudyRoom | null {
    return this.#room;
  }

  /** What is written in it now; null until the server has first answered. */
  get work(): StudyWork | null {
    return this.#work;
  }

  get connection(): Connection {
    return this.#line.connection;
  }

  /** Tells of the room whenever it changes, and of the line. Returns what ends the subscription. */
  subscribe(listener: StudyNewsListener): () => void {
    return this.#listeners.add(listener);
  }

  /** Of the leader: where everybody is to look. */
  goTo(at: StudyPlace): void {
    this.#at = at;
    if (this.connection.status === "open") this.#sayAt(at);
  }

  close(): void {
    this.#line.close();
    this.#listeners.clear();
  }

  #sayAt(at: StudyPlace): void {
    this.#at = null;
    const frame: StudyClientFrame = { type: "at", at };
    this.#line.tell(frame);
  }

  #greet(): void {
    this.#isAsked = true;
    const hello: StudyClientFrame = {
      type: "hello",
      ...(this.#token !== undefined && { token: this.#token }),
    };
    this.#line.send(hello);
  }

  #hear({ type, ...fields }: Record<string, unknown>): void {
    if (type === "error") return this.#line.complain(fields as unknown as ErrorFrame);
    if (type !== "room") return;
    this.#isAsked = false;
    this.#line.settle();
    const { work, ...room } = fields as unknown as StudyRoom & { readonly work?: StudyWork };
    const isFirst = this.connection.status !== "open";
    this.#room = room;
    if (work !== undefined) this.#work = work;
    this.#listeners.tell({ type: "room", room, work: this.#work });
    if (!isFirst) return;
    this.#line.becomeOpen();
    const isLeader = room.you !== null && room.leader?.guest === room.you;
    if (this.#at !== null && isLeader) this.#sayAt(this.#at);
  }
}
