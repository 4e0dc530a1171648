import { tokenProblem } from "@app/domain/tokens/token-form.ts";

/** The service token that operations are run as. */
export interface ServiceIdentity {
  token: string;
  name: string;
  /** ISO 8601. */
  expiresAt: string;
}

/**
 * Held in memory alone: no other tab has it, no duplicate of this one, and after a reload it is gone. Nothing is left
 * behind for who sits here next.
 */
let current: ServiceIdentity | null = null;
const listeners = new Set<() => void>();

function become(next: ServiceIdentity | null): void {
  current = next;
  for (const listener of listeners) listener();
}

export const identity = {
  current: () => current,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** Runs operations as the signed-in person again. */
  leave: () => become(null),
};

const query = "{ me { token { name expiresAt } } }";

interface Answer {
  data?: { me: { token: { name: string; expiresAt: string } | null } | null } | null;
}

/** Runs operations as a service token from now on; says why not if it cannot be used. */
export async function runAs(text: string): Promise<string | null> {
  const token = text.trim();
  const problem = tokenProblem(token);
  if (problem !== null) return problem;
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  try {
    const answer = await fetch("/graphql", { method: "POST", headers, body: JSON.stringify({ query }) });
    const { data } = (await answer.json()) as Answer;
    if (!data?.me?.token) {
      return answer.status < 500 && answer.status !== 429
        ? "This token is refused: it is unknown, expired or revoked, or may not be used from your network."
        : "The server cannot check the token now. Try again in a minute.";
    }
    become({ token, ...data.me.token });
    return null;
  } catch {
    return "The server cannot be reached. Try again.";
  }
}
