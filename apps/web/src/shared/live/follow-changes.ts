import { print } from "graphql";
import { createClient, type Client } from "graphql-sse";
import { keptToken } from "../session/token.ts";
import { ChangesDocument, type ChangesSubscription, type LiveChangeFragment } from "./changes.generated.ts";

const query = print(ChangesDocument);

/** Where a stream is to begin: behind a change, or some seconds back. */
export type Place = { after: string } | { recent: number };

/** The way to the stream; retries are left to the caller, who knows where to go on. */
export function openClient(): Client {
  return createClient({
    url: "/graphql/stream",
    retryAttempts: 0,
    headers: () => ({ authorization: `Bearer ${keptToken(localStorage, Date.now()) ?? ""}` }),
  });
}

/** The changes behind a place, until the stream ends; throws what broke it. */
export async function* followChanges(client: Client, place: Place): AsyncGenerator<LiveChangeFragment> {
  for await (const { data, errors } of client.iterate<ChangesSubscription>({ query, variables: place })) {
    if (errors) throw new Error(errors[0]?.message);
    if (data) yield data.changes;
  }
}
