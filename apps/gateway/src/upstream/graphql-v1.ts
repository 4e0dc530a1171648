import DataLoader from "dataloader";
import { UpstreamError } from "../errors/upstream-error.ts";
import { exchange, type Upstream, type UpstreamCall } from "./exchange.ts";

interface GraphqlError {
  message?: unknown;
  path?: readonly unknown[];
  extensions?: { code?: unknown };
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
  RATE_LIMITED: 429,
};

const isAnswer = (value: unknown): value is GraphqlAnswer =>
  typeof value === "object" && value !== null && ("data" in value || "errors" in value);

/** One request's view of the older server's GraphQL: all that one operation asks for goes out as one document. */
export class GraphqlV1 {
  readonly #upstream: Upstream;
  readonly #call: UpstreamCall;
  readonly #fields = new DataLoader<string, unknown>((fields) => this.#ask(fields));

  constructor(upstream: Upstream, call: UpstreamCall) {
    this.#upstream = upstream;
    this.#call = call;
  }

  /** The value of one root field, written with its selection: `exams { _id title }`. */
  query(field: string): Promise<unknown> {
    return this.#fields.load(field);
  }

  async #ask(fields: readonly string[]): Promise<unknown[]> {
    const query = `{ ${fields.map((field, place) => `f${place}: ${field}`).join(" ")} }`;
    const { status, json } = await exchange(this.#upstream, this.#call, {
      method: "POST",
      path: "/graphql",
      body: { query },
    });
    const { source } = this.#upstream;
    if (!isAnswer(json)) {
      throw status >= 400
        ? UpstreamError.refused(source, status, null)
        : UpstreamError.senseless(source, "The answer is not a GraphQL answer.");
    }

    const { data, errors = [] } = json;
    return fields.map((_, place) => {
      const error = errors.find(({ path }) => path === undefined || path[0] === `f${place}`);
      if (error || status >= 400) return this.#refusal(error, status);
      return data?.[`f${place}`] ?? UpstreamError.senseless(source, "The answer lacks a field.");
    });
  }

  #refusal(error: GraphqlError | undefined, status: number) {
    const text = typeof error?.message === "string" ? error.message : null;
    const meant = statusByCode[String(error?.extensions?.code)] ?? (status >= 400 ? status : 500);
    return UpstreamError.refused(this.#upstream.source, meant, text);
  }
}
