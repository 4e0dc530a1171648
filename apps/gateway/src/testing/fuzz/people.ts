import { roles } from "@app/domain/enums.ts";
import { answerWithinMs } from "./client.ts";

const password = "Learn-Igbo-2026";
const mostTries = 5;

/** The signed-in people; anyone signed out by a request signs in again. */
export class People {
  readonly #v1Url: string;
  readonly #tokens = new Map<string, string>();
  readonly #tries = new Map<string, number>();

  constructor(v1Url: string) {
    this.#v1Url = v1Url;
  }

  static readonly names: readonly string[] = [...roles, "no-role"];

  token(name: string | null): string | undefined {
    return name === null ? undefined : this.#tokens.get(name);
  }

  async signIn(name: string): Promise<boolean> {
    const answer = await fetch(`${this.#v1Url}/admin/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: `${name}@demo.test`, password }),
      signal: AbortSignal.timeout(answerWithinMs),
    });
    const { accessToken } = (await answer.json()) as { accessToken?: string };
    if (accessToken === undefined) this.#tokens.delete(name);
    else this.#tokens.set(name, accessToken);
    return accessToken !== undefined;
  }

  /** After a 401; an account that has been suspended stays signed out. */
  async signInAgain(name: string): Promise<void> {
    const tries = (this.#tries.get(name) ?? 0) + 1;
    this.#tries.set(name, tries);
    if (tries > mostTries) return;
    if (await this.signIn(name).catch(() => false)) this.#tries.set(name, 0);
  }
}
