import { UpstreamError, type Source } from "../errors/upstream-error.ts";
import { isObject } from "../common/is-object.ts";
import { exchange, type Sent, type Upstream, type UpstreamCall } from "./exchange.ts";
import { fieldTexts, staleSave, textOrNull } from "./refusal.ts";
import { answerOf, type Check } from "./shape.ts";
import type { ReadScope } from "./read-scope.ts";

/** How the servers differ. */
interface Dialect {
  /** Fields with the text of a refusal, the server's usual one first. */
  textFields: readonly string[];
  /** Whether a written record is returned in `data`. */
  wrapsRecords: boolean;
  /** Where the id goes when saving. */
  idIsIn: "path" | "body";
}

type WriteMethod = "POST" | "PATCH" | "PUT";

/** One request's access to a REST server: token, timeout, errors. Endpoints are in the sources. */
export class Rest {
  readonly #reads = new Map<string, Promise<unknown>>();
  readonly #upstream: Upstream;
  readonly #call: UpstreamCall;
  readonly #dialect: Dialect;
  readonly #standing: ReadScope;

  constructor(upstream: Upstream, call: UpstreamCall, dialect: Dialect, standing: ReadScope) {
    this.#upstream = upstream;
    this.#call = call;
    this.#dialect = dialect;
    this.#standing = standing;
  }

  /** The server's name in errors. */
  get source(): Source {
    return this.#upstream.source;
  }

  get idIsIn(): Dialect["idIsIn"] {
    return this.#dialect.idIsIn;
  }

  /** Reads. Equal reads of one request, and concurrent ones of one token, are sent once. */
  get<T>(path: string, check: Check<T>): Promise<T> {
    const known = this.#reads.get(path);
    if (known) return known as Promise<T>;
    const read = this.#join(path, () => this.#ask({ method: "GET", path }, check));
    this.#reads.set(path, read);
    return read;
  }

  /** Reads rarely changing data that is equal for everyone in a role; may be cached. */
  getReference<T>(path: string, check: Check<T>): Promise<T> {
    const ask = () => this.get(path, check);
    return this.#standing.shared?.reference?.read(`${this.#upstream.source} ${path}`, ask) ?? ask();
  }

  /** Writes; cached reads are cleared, as they may be outdated. */
  async send<T>(
    method: WriteMethod,
    path: string,
    body: object,
    check: Check<T>,
    idempotencyKey?: string | null,
  ): Promise<T> {
    try {
      return await this.#ask({ method, path, body, idempotencyKey }, check);
    } finally {
      this.#reads.clear();
      this.#standing.onWrite();
    }
  }

  /** Writes and returns the resulting record. */
  async sendRecord<T>(
    method: WriteMethod,
    path: string,
    body: object,
    check: Check<T>,
    idempotencyKey?: string | null,
  ): Promise<T> {
    if (!this.#dialect.wrapsRecords) return this.send(method, path, body, check, idempotencyKey);
    return (await this.send(method, path, body, answerOf(check), idempotencyKey)).data;
  }

  #join<T>(path: string, start: () => Promise<T>): Promise<T> {
    const { shared } = this.#standing;
    const { token } = this.#call;
    return shared && token !== null ? shared.flights.join(`${this.#upstream.source} ${token} ${path}`, start) : start();
  }

  async #ask<T>(sent: Sent, check: Check<T>): Promise<T> {
    const { status, json } = await exchange(this.#upstream, this.#call, sent);
    if (status >= 400) throw this.#refusal(status, json);
    if (status >= 300 || !check(json))
      throw UpstreamError.senseless(this.#upstream.source, "The answer has another form.");
    return json;
  }

  #refusal(status: number, json: unknown) {
    const body = isObject(json) ? json : {};
    const text = this.#dialect.textFields.map((name) => textOrNull(body[name])).find((one) => one !== null) ?? null;
    return UpstreamError.refused(this.#upstream.source, status, text, {
      fields: fieldTexts(body.fields),
      stale: status === 409 ? staleSave(body) : null,
    });
  }
}
