import { setTimeout as wait } from "node:timers/promises";
import type { Client } from "./client.ts";
import type { People } from "./people.ts";
import type { FuzzRequest } from "./request.ts";

const pauseMs = 100;
/** The gateway's word, and for a second after the end of a session that of the newer server. */
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

/** Somebody who works meanwhile, and how long they wait. */
export class EverydayUser {
  readonly #times: number[] = [];
  #failed = 0;
  #signedOut = 0;
  #isOver = false;
  /** What the first failed request was answered. */
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

  /** How often a bad request that was sent in their name ended their session. */
  get signedOut(): number {
    return this.#signedOut;
  }

  /** The time within which so large a share was answered, in milliseconds. */
  within(share: number): number {
    const sorted = this.#times.toSorted((one, other) => one - other);
    return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  }
}
