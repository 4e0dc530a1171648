import { entityKinds } from "@app/domain/changes.ts";
import { changeActions } from "@app/domain/enums.ts";
import type { ToldEvent } from "./change-record.ts";
import type { Upstream } from "./exchange.ts";
import { arrayOf, recordOf, type Check } from "./shape.ts";

/** How long a server may wait for the first event, in seconds. */
const waitSeconds = 20;
/** How much longer the response may take, in milliseconds. */
const allowanceMs = 5_000;

export interface EventsAnswer {
  data: ToldEvent[];
  cursor: string;
  missed: boolean;
}

const events = arrayOf(
  recordOf<ToldEvent>({
    cursor: "string",
    entityKind: entityKinds,
    entityId: "string",
    action: changeActions,
    at: "string",
  }),
);
const shape = recordOf<EventsAnswer>({ data: "array", cursor: "string", missed: "boolean" });
const answer: Check<EventsAnswer> = (value): value is EventsAnswer => shape(value) && Array.isArray(value.data);

/** Drops events of kinds that this gateway does not know. */
const known = (data: unknown[]): ToldEvent[] => data.filter((one): one is ToldEvent => events([one]));

/** Long-polls a server for events after a position; null if it publishes none, or not to us. */
export async function readEvents(
  { pool, prefix }: Upstream,
  { token, after, signal }: { token: string; after: string | null; signal: AbortSignal },
): Promise<EventsAnswer | null> {
  const query = after === null ? "" : `?${new URLSearchParams({ after, wait: String(waitSeconds) }).toString()}`;
  const { statusCode, body } = await pool.request({
    method: "GET",
    path: `${prefix}/events${query}`,
    headers: { accept: "application/json", authorization: `Bearer ${token}`, "user-agent": "gateway" },
    headersTimeout: waitSeconds * 1000 + allowanceMs,
    bodyTimeout: allowanceMs,
    signal,
  });
  if ([401, 403, 404].includes(statusCode)) {
    await body.dump();
    return null;
  }
  const json: unknown = await body.json();
  // A position that the server cannot parse is not its own: start again.
  if (statusCode === 422 && after !== null) return { data: [], cursor: "", missed: true };
  if (statusCode !== 200 || !answer(json)) throw new Error(`Status ${statusCode} for events.`);
  return { ...json, data: known(json.data) };
}
