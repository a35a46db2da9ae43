import type { Language } from "@safehouse/kernel";
import type { FastifyRequest } from "fastify";
import type { z } from "zod";
import type { KnownGuest } from "../guests/guests.ts";
import { type Refusal, refusal, refusalProblem, Refused } from "../guests/refusal.ts";
import { readJson } from "../http/json.ts";
import { languageOf } from "../language.ts";
import { type Caller, callerOf } from "../limits/limits.ts";
import { Line } from "../live/line.ts";
import type { Peer, Wire } from "../live/peer.ts";
import { POLICY, TRY_LATER } from "../live/socket-route.ts";
import { houseFailed, Problem } from "../problem.ts";
import type { Cancel } from "../surroundings.ts";
import type { Parlour } from "./parlour.ts";

export interface LineRequest {
  readonly language: Language;
  readonly caller: Caller;
  /** Where a browser says who it is. */
  readonly headers: FastifyRequest["headers"];
  readonly wire: Wire;
}

export function lineRequest(request: FastifyRequest): LineRequest {
  const { headers, raw } = request;
  return { language: languageOf(request), caller: callerOf(request), headers, wire: raw.socket };
}

export interface LineEvents<Heard> {
  /** Whose socket it is, for the log. */
  readonly what: string;
  readonly frames: z.ZodType<Heard>;
  hear(frame: Heard): Promise<void>;
  left(): void;
}

/** The socket of somebody who looks at a table, or at a study: what is no frame, comes too late or fails is told, and ends it. */
export class GuestLine<Heard, Told extends object> {
  readonly #parlour: Parlour;
  readonly #request: LineRequest;
  readonly #events: LineEvents<Heard>;
  readonly #line: Line;
  readonly #endPatience: Cancel;
  #hasGreeted = false;

  constructor(parlour: Parlour, request: LineRequest, socket: Peer, events: LineEvents<Heard>) {
    this.#parlour = parlour;
    this.#request = request;
    this.#events = events;
    const { house } = parlour;
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
    this.#endPatience = house.surroundings.after(house.patience.hello, () => this.refuse(refusal(400, "live.hello")));
  }

  get isOpen(): boolean {
    return this.#line.isOpen;
  }

  /** It has said hello in time. */
  greeted(): void {
    this.#hasGreeted = true;
    this.#endPatience();
  }

  /** By the token of the hello, or as the browser says who it is. */
  findGuest(token: string | undefined): Promise<KnownGuest | null> {
    const headers = token === undefined ? this.#request.headers : { authorization: `Bearer ${token}` };
    return this.#parlour.findGuest({ headers });
  }

  send(frame: Told): void {
    this.#line.send(JSON.stringify(frame));
  }

  refuse(why: Refusal): void {
    this.close(refusalProblem(why, this.#request.language));
  }

  close({ status, body }: Problem): void {
    this.#line.send(JSON.stringify({ type: "error", status, ...body }));
    this.#line.close(status < 500 ? POLICY : TRY_LATER);
  }

  async #receive(text: string | null): Promise<void> {
    const { house } = this.#parlour;
    try {
      house.limits.chargeAddress(this.#request.caller);
      const frame = this.#events.frames.safeParse(text === null ? null : readJson(text));
      if (!frame.success) return this.refuse(refusal(400, this.#hasGreeted ? "live.frame" : "live.hello"));
      await this.#events.hear(frame.data);
    } catch (error) {
      if (!this.#line.isOpen) return this.#leave();
      if (error instanceof Refused) return this.refuse(error.refusal);
      if (!(error instanceof Problem)) house.report(error, `${this.#events.what} failed`);
      this.close(error instanceof Problem ? error : houseFailed());
    }
  }

  #leave(): void {
    this.#endPatience();
    this.#events.left();
  }
}
