import { UpstreamError, type StaleSave } from "../errors/upstream-error.ts";
import { exchange, type Sent, type Upstream, type UpstreamCall } from "./exchange.ts";
import type { Check } from "./shape.ts";

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields => typeof value === "object" && value !== null;
const textOrNull = (value: unknown) => (typeof value === "string" && value !== "" ? value.slice(0, 500) : null);

function staleSave(body: Fields): StaleSave | null {
  const { current, changedBy, changedAt } = body;
  if (!isObject(current) || typeof current.version !== "number") return null;
  return { current, version: current.version, changedBy: textOrNull(changedBy), changedAt: textOrNull(changedAt) };
}

function fieldTexts(fields: unknown): Record<string, string> {
  if (!isObject(fields)) return {};
  return Object.fromEntries(
    Object.entries(fields).filter((pair): pair is [string, string] => typeof pair[1] === "string"),
  );
}

/** One request's view of a REST server: its token, its deadline, its refusals. Endpoints live in the sources. */
export class Rest {
  readonly #reads = new Map<string, Promise<unknown>>();
  readonly #upstream: Upstream;
  readonly #call: UpstreamCall;
  /** The field that holds the text of a refusal, the server's own first. */
  readonly #textFields: readonly string[];
  readonly #onWrite: () => void;

  constructor(upstream: Upstream, call: UpstreamCall, textFields: readonly string[], onWrite: () => void) {
    this.#upstream = upstream;
    this.#call = call;
    this.#textFields = textFields;
    this.#onWrite = onWrite;
  }

  /** Equal reads within one request go out once. */
  get<T>(path: string, check: Check<T>): Promise<T> {
    const read = this.#reads.get(path) ?? this.#ask({ method: "GET", path }, check);
    this.#reads.set(path, read);
    return read as Promise<T>;
  }

  /** Writes; what was read before may have changed, so it is forgotten. */
  async send<T>(
    method: "POST" | "PATCH" | "PUT",
    path: string,
    body: object,
    check: Check<T>,
    idempotencyKey?: string | null,
  ): Promise<T> {
    try {
      return await this.#ask({ method, path, body, idempotencyKey }, check);
    } finally {
      this.#reads.clear();
      this.#onWrite();
    }
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
    const text = this.#textFields.map((name) => textOrNull(body[name])).find((one) => one !== null) ?? null;
    return UpstreamError.refused(this.#upstream.source, status, text, {
      fields: fieldTexts(body.fields),
      stale: status === 409 ? staleSave(body) : null,
    });
  }
}
