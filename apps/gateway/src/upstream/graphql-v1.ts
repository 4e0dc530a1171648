import DataLoader from "dataloader";
import { UpstreamError, type StaleSave } from "../errors/upstream-error.ts";
import { fieldTexts, staleSave } from "./refusal.ts";
import type { ReadScope } from "./read-scope.ts";
import { exchange, type Upstream, type UpstreamCall } from "./exchange.ts";
import { placeError } from "./error-placement.ts";
import type { Selection } from "./selection.ts";

interface GraphqlError {
  message?: unknown;
  path?: readonly unknown[];
  extensions?: Readonly<Record<string, unknown>>;
}
interface GraphqlAnswer {
  data?: Record<string, unknown> | null;
  errors?: readonly GraphqlError[];
}

const statusByCode: Record<string, number> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  BAD_USER_INPUT: 400,
  VALIDATION: 422,
  BAD_REQUEST: 400,
  WRONG_STATE: 409,
  STALE: 409,
  KEY_REUSED: 409,
  RATE_LIMITED: 429,
};

const isAnswer = (value: unknown): value is GraphqlAnswer =>
  typeof value === "object" && value !== null && ("data" in value || "errors" in value);

/** The root fields of one document: `f0`, `f1`, …, each with its own variable names. */
function documentOf(kind: "query" | "mutation", fields: readonly Selection[]) {
  const types: string[] = [];
  const variables: Record<string, unknown> = {};
  const texts = fields.map(({ text, variables: own }, place) => {
    own.forEach(([type, value], number) => {
      types.push(`$f${place}v${number}: ${type}`);
      variables[`f${place}v${number}`] = value;
    });
    return `f${place}: ${text.replaceAll(/\$v(\d+)/g, `$f${place}v$1`)}`;
  });
  const named = kind === "mutation" ? "mutation " : "";
  const declared = types.length === 0 ? named : `${kind} (${types.join(", ")}) `;
  const query = `${declared}{ ${texts.join(" ")} }`;
  return types.length === 0 ? { query } : { query, variables };
}

/** One request's access to the older server's GraphQL. All fields of an operation are sent as one document. */
export class GraphqlV1 {
  readonly #upstream: Upstream;
  readonly #call: UpstreamCall;
  readonly #standing: Pick<ReadScope, "onWrite">;
  readonly #fields = new DataLoader<Selection, unknown, string>((fields) => this.#ask(fields), {
    cacheKeyFn: ({ text, variables }) => `${text} ${JSON.stringify(variables)}`,
  });

  constructor(upstream: Upstream, call: UpstreamCall, standing: Pick<ReadScope, "onWrite">) {
    this.#upstream = upstream;
    this.#call = call;
    this.#standing = standing;
  }

  /** The value of one root field. An error in it replaces its value. */
  query(field: Selection): Promise<unknown> {
    return this.#fields.load(field);
  }

  /** Runs a mutation of one root field; cached reads are cleared, as they may be outdated. */
  async change(field: Selection, idempotencyKey?: string | null): Promise<unknown> {
    try {
      const [value] = await this.#ask([field], "mutation", idempotencyKey);
      if (value instanceof Error) throw value;
      return value;
    } finally {
      this.#fields.clearAll();
      this.#standing.onWrite();
    }
  }

  async #ask(
    fields: readonly Selection[],
    kind: "query" | "mutation" = "query",
    idempotencyKey?: string | null,
  ): Promise<unknown[]> {
    const { status, json } = await exchange(this.#upstream, this.#call, {
      method: "POST",
      path: "/graphql",
      body: documentOf(kind, fields),
      idempotencyKey,
    });
    const { source } = this.#upstream;
    if (!isAnswer(json)) {
      throw status >= 400
        ? UpstreamError.refused(source, status, null)
        : UpstreamError.senseless(source, "The answer is not a GraphQL answer.");
    }
    const { data, errors = [] } = json;
    const values = fields.map((_, place) => this.#valueOf(data, `f${place}`, errors, status));
    return data == null ? this.#besides(fields, values, errors) : values;
  }

  /** A refused non-null field nulls the whole response, so the other fields are requested again without it. */
  async #besides(fields: readonly Selection[], values: unknown[], errors: readonly GraphqlError[]): Promise<unknown[]> {
    const refused = new Set(errors.map(({ path }) => path?.[0]));
    const others = fields.flatMap((field, place) => (refused.has(`f${place}`) ? [] : [{ field, place }]));
    // If nothing was refused by name, asking again would give the same response.
    if (refused.has(undefined) || others.length === 0 || others.length === fields.length) return values;
    const again = await this.#ask(others.map(({ field }) => field));
    return others.reduce((all, { place }, at) => all.with(place, again[at]), values);
  }

  #valueOf(data: GraphqlAnswer["data"], name: string, errors: readonly GraphqlError[], status: number): unknown {
    for (const error of errors) {
      const { path } = error;
      if (path !== undefined && path[0] !== name) continue;
      const refusal = this.#refusal(error, status);
      if (!path || !placeError(data, path, refusal)) return refusal;
    }
    if (status >= 400) return this.#refusal(undefined, status);
    const value = data?.[name];
    return value === undefined ? UpstreamError.senseless(this.#upstream.source, "The answer lacks a field.") : value;
  }

  #refusal(error: GraphqlError | undefined, status: number) {
    const text = typeof error?.message === "string" ? error.message : null;
    const codeStatus = statusByCode[String(error?.extensions?.code)] ?? (status >= 400 ? status : 500);
    const { fields, ...extensions } = error?.extensions ?? {};
    const stale: StaleSave | null = codeStatus === 409 ? staleSave(extensions) : null;
    return UpstreamError.refused(this.#upstream.source, codeStatus, text, { fields: fieldTexts(fields), stale });
  }
}
