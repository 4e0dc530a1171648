import { UpstreamError, type Source } from "../errors/upstream-error.ts";
import { isObject } from "../common/is-object.ts";
import { exchange, type Sent, type Upstream, type UpstreamCall } from "./exchange.ts";
import { fieldTexts, staleSave, textOrNull } from "./refusal.ts";
import { answerOf, type Check } from "./shape.ts";
import type { ReadScope } from "./read-scope.ts";

/** What a server does in its own way. */
interface Dialect {
  /** The field that holds the text of a refusal, the server's own first. */
  textFields: readonly string[];
  /** Whether a record that was written comes in `data`. */
  wrapsRecords: boolean;
  /** Where a record that is saved is named. */
  idIsIn: "path" | "body";
}

type WriteMethod = "POST" | "PATCH" | "PUT";

/** One request's view of a REST server: its token, its deadline, its refusals. Endpoints live in the sources. */
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

  /** Which server it is, as errors name it. */
  get source(): Source {
    return this.#upstream.source;
  }

  get idIsIn(): Dialect["idIsIn"] {
    return this.#dialect.idIsIn;
  }

  /** Equal reads within one request go out once, and of one token at the same time. */
  get<T>(path: string, check: Check<T>): Promise<T> {
    const known = this.#reads.get(path);
    if (known) return known as Promise<T>;
    const read = this.#join(path, () => this.#ask({ method: "GET", path }, check));
    this.#reads.set(path, read);
    return read;
  }

  /** Reads what changes seldom and is the same for everybody of one role: the last answer may serve. */
  getReference<T>(path: string, check: Check<T>): Promise<T> {
    const ask = () => this.get(path, check);
    return this.#standing.shared?.reference?.read(`${this.#upstream.source} ${path}`, ask) ?? ask();
  }

  /** Writes; what was read before may have changed, so it is forgotten. */
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

  /** Writes, and answers the one record that came of it. */
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
