import { print } from "graphql";
import { createClient, type Client } from "graphql-sse";
import { keptToken } from "../session/token.ts";
import { ChangesDocument, type ChangesSubscription, type LiveChangeFragment } from "./changes.generated.ts";

const query = print(ChangesDocument);

/** Where a stream starts: after a change, or some seconds back. */
export type Place = { after: string } | { recent: number };

/** Opens the SSE client; retries are the caller's, who knows where to resume. */
export function openClient(): Client {
  return createClient({
    url: "/graphql/stream",
    retryAttempts: 0,
    headers: () => ({ authorization: `Bearer ${keptToken(localStorage, Date.now()) ?? ""}` }),
  });
}

/** The changes from a place on, until the stream ends; throws if it breaks. */
export async function* followChanges(client: Client, place: Place): AsyncGenerator<LiveChangeFragment> {
  for await (const { data, errors } of client.iterate<ChangesSubscription>({ query, variables: place })) {
    if (errors) throw new Error(errors[0]?.message);
    if (data) yield data.changes;
  }
}
