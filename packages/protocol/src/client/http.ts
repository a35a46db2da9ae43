import type { Language } from "@safehouse/kernel";
import { type Failure, readFailure, type Reply, unanswered } from "./answer.ts";
import type { Surroundings } from "./surroundings.ts";

export interface Call {
  readonly token?: string | undefined;
  /** Sends nothing that says who this is, no cookie either. */
  readonly isNobody?: boolean | undefined;
  /** By default GET, or POST where there is a body. */
  readonly method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

/** Every answer that a server gave, of whatever status. */
export interface Answered {
  readonly status: number;
  readonly body: unknown;
}

/** Single requests. Nothing is thrown: what goes wrong is an answer. */
export class Http {
  readonly #base: URL;
  readonly #language: Language | undefined;
  readonly #surroundings: Surroundings;

  constructor(server: URL | string, language: Language | undefined, surroundings: Surroundings) {
    const base = new URL(server);
    if (!base.pathname.endsWith("/")) base.pathname += "/";
    this.#base = base;
    this.#language = language;
    this.#surroundings = surroundings;
  }

  /** The address of a path such as `api/games`, below wherever the server lives. */
  address(path: string): URL {
    return new URL(path, this.#base);
  }

  /** A browser sets no headers on a WebSocket, so the language is in the address. */
  socketAddress(path: string): string {
    const address = this.address(path);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    if (this.#language !== undefined) address.searchParams.set("lang", this.#language);
    return address.href;
  }

  async read<Value>(path: string, call: Call = {}): Promise<Reply<Value>> {
    const answered = await this.ask(path, call);
    if (!("body" in answered)) return answered;
    const { status, body } = answered;
    if (status >= 200 && status < 300) return { result: "done", status, value: body as Value };
    return readFailure(status, body);
  }

  async ask(
    path: string,
    { token, isNobody = false, body, signal, method = body === undefined ? "GET" : "POST" }: Call,
  ): Promise<Answered | Failure> {
    const headers: Record<string, string> = { accept: "application/json" };
    if (token !== undefined) headers["authorization"] = `Bearer ${token}`;
    if (this.#language !== undefined) headers["accept-language"] = this.#language;
    if (body !== undefined) headers["content-type"] = "application/json";
    const patience = this.#patience(signal);
    try {
      const response = await this.#surroundings.fetch(this.address(path), {
        method,
        headers,
        signal: patience.signal,
        ...(isNobody && { credentials: "omit" as const }),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return { status: response.status, body: parsed(await response.text()) };
    } catch (error) {
      return unanswered(`${this.#base.origin} cannot be reached (${reasonOf(error)}).`);
    } finally {
      patience.end();
    }
  }

  /** A request ends when its caller leaves, or when it takes too long. */
  #patience(signal: AbortSignal | undefined): { readonly signal: AbortSignal; end(): void } {
    const { clock, patience } = this.#surroundings;
    const controller = new AbortController();
    const abort = (): void => controller.abort();
    const cancel = clock.after(3 * patience.answer, abort);
    if (signal?.aborted) abort();
    signal?.addEventListener("abort", abort);
    return {
      signal: controller.signal,
      end() {
        cancel();
        signal?.removeEventListener("abort", abort);
      },
    };
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown reason";
  const { cause } = error;
  if (cause instanceof Error && "code" in cause && typeof cause.code === "string") return cause.code;
  return error.name === "AbortError" ? "no answer" : error.message;
}
