import { Agent, request } from "undici";
import type { FuzzAnswer, FuzzRequest, Target } from "./request.ts";

/** Longer than any server may take, in milliseconds. */
export const answerWithinMs = 20_000;
const timeouts = ["UND_ERR_HEADERS_TIMEOUT", "UND_ERR_BODY_TIMEOUT"];
const longestRead = 200_000;

type Urls = Readonly<Record<Target, string>>;

const codesIn = (text: string) => [...text.matchAll(/"code":"([A-Z_]+)"/g)].map(([, code = ""]) => code);

/** Sends raw requests on its own connections. */
export class Client {
  readonly #urls: Urls;
  readonly #agent = new Agent({ connections: 32, headersTimeout: answerWithinMs, bodyTimeout: answerWithinMs });
  /** The first server that did not answer in time; requests after that prove nothing. */
  silent: Target | null = null;

  constructor(urls: Urls) {
    this.#urls = urls;
  }

  async send(sent: FuzzRequest, token: string | undefined, requestId: string): Promise<FuzzAnswer> {
    const headers = { "x-request-id": requestId, ...(token && { authorization: `Bearer ${token}` }), ...sent.headers };
    try {
      const { statusCode, body } = await request(`${this.#urls[sent.to]}${sent.path}`, {
        method: sent.method,
        headers,
        body: sent.body,
        dispatcher: this.#agent,
      });
      const isStream = sent.path === "/graphql/stream" && statusCode === 200;
      const text = isStream ? "" : (await body.text()).slice(0, longestRead);
      // An opened stream would continue for ever.
      if (isStream) body.on("error", () => undefined).destroy();
      return { status: statusCode, text, codes: sent.to === "gateway" ? codesIn(text) : [] };
    } catch (error) {
      const { code = "", message = "" } = error as { code?: string; message?: string };
      if (timeouts.includes(code)) this.silent ??= sent.to;
      return { status: null, text: `${code} ${message}`, codes: [] };
    }
  }

  close(): Promise<void> {
    return this.#agent.destroy();
  }
}
