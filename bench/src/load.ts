import { Pool } from "undici";
import type { Scenario } from "./scenarios.ts";

/** Concurrent requests, each on its own connection and as its own person. */
export const concurrency = 50;

/** The protocol: GraphQL by POST, or the hand-written server's paths. */
export type Dialect = "graphql" | "paths";

const requestFor = (dialect: Dialect, { query, variables, path }: Scenario) =>
  dialect === "paths"
    ? ({ method: "GET", path, body: null } as const)
    : ({ method: "POST", path: "/graphql", body: JSON.stringify({ query, variables }) } as const);

/** A server under load. */
export class Load {
  readonly #pool: Pool;
  readonly #dialect: Dialect;

  constructor(url: string, dialect: Dialect) {
    this.#pool = new Pool(url, { connections: concurrency, pipelining: 1 });
    this.#dialect = dialect;
  }

  /** Sends one request and returns its response. */
  async ask(scenario: Scenario, person = 0): Promise<unknown> {
    const { statusCode, body } = await this.#send(scenario, person);
    if (statusCode !== 200) throw new Error(`${scenario.name}: status ${statusCode}: ${await body.text()}`);
    const { extensions: _, ...answer } = (await body.json()) as { extensions?: object };
    return answer;
  }

  /** Sends many requests, fifty at a time; rejects at the first failure. */
  async run(scenario: Scenario, requests: number): Promise<void> {
    let left = requests;
    const worker = async (person: number) => {
      while (left > 0) {
        left -= 1;
        const { statusCode, body } = await this.#send(scenario, person);
        await body.dump();
        if (statusCode !== 200) throw new Error(`${scenario.name}: status ${statusCode}`);
      }
    };
    await Promise.all(Array.from({ length: concurrency }, (_, person) => worker(person)));
  }

  close(): Promise<void> {
    return this.#pool.close();
  }

  #send(scenario: Scenario, person: number) {
    return this.#pool.request({
      ...requestFor(this.#dialect, scenario),
      headers: { "content-type": "application/json", authorization: `Bearer person-${person}` },
    });
  }
}
