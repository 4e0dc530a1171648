import { setTimeout as wait } from "node:timers/promises";
import type { Client } from "./client.ts";
import type { People } from "./people.ts";
import type { FuzzRequest } from "./request.ts";

const pauseMs = 100;
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
  #isOver = false;

  async work(client: Client, people: People): Promise<void> {
    for (let turn = 0; !this.#isOver; turn += 1) {
      const started = performance.now();
      const { status, text } = await client.send(everyday, people.token(everyday.person), `everyday-${turn}`);
      this.#times.push(performance.now() - started);
      if (status !== 200 || text.includes('"errors"')) {
        this.#failed += 1;
        if (text.includes("UNAUTHENTICATED")) await people.signInAgain("director");
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

  /** The time within which so large a share was answered, in milliseconds. */
  within(share: number): number {
    const sorted = this.#times.toSorted((one, other) => one - other);
    return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  }
}
