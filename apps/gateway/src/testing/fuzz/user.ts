import { setTimeout as wait } from "node:timers/promises";
import type { Client } from "./client.ts";
import type { People } from "./people.ts";
import type { FuzzRequest } from "./request.ts";

const pauseMs = 100;
/** The gateway's message, and that of the newer server for a second after a session has ended. */
const signedOutTexts = ["UNAUTHENTICATED", "Invalid authorization token"];
const query = "{ me { id firstName role } regions(page: { size: 10 }) { items { id name code } } }";
const everyday: FuzzRequest = {
  to: "gateway",
  method: "POST",
  path: "/graphql",
  headers: { "content-type": "application/json", "x-forwarded-for": "203.0.113.1" },
  body: JSON.stringify({ query }),
  person: "director",
  what: "an everyday query",
};

/** A user who works meanwhile, and their response times. */
export class EverydayUser {
  readonly #times: number[] = [];
  #failed = 0;
  #signedOut = 0;
  #isOver = false;
  /** The response to the first failed request. */
  firstFailure: string | undefined;

  async work(client: Client, people: People): Promise<void> {
    for (let turn = 0; !this.#isOver; turn += 1) {
      const started = performance.now();
      const { status, text } = await client.send(everyday, people.token(everyday.person), `everyday-${turn}`);
      this.#times.push(performance.now() - started);
      if (status !== 200 || text.includes('"errors"')) {
        if (signedOutTexts.some((one) => text.includes(one))) {
          this.#signedOut += 1;
          await people.signInAgain("director");
        } else {
          this.#failed += 1;
          this.firstFailure ??= `${status} ${text.slice(0, 300)}`;
        }
      }
      await wait(pauseMs);
    }
  }

  end(): void {
    this.#isOver = true;
  }

  get asked(): number {
    return this.#times.length;
  }

  get failed(): number {
    return this.#failed;
  }

  /** How often a bad request with their token ended their session. */
  get signedOut(): number {
    return this.#signedOut;
  }

  /** The given quantile of response times, in milliseconds. */
  within(share: number): number {
    const sorted = this.#times.toSorted((one, other) => one - other);
    return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  }
}
