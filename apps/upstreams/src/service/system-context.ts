import type { Database } from "../database/client.ts";
import type { Context } from "./context.ts";

/** The system's name in records and the activity log. */
export const systemName = "system";

/**
 * The context in which a job calls services. It has no permissions, and time-driven changes need none. `job` takes the
 * place of a request id.
 */
export const systemContext = (db: Database, now: Date, job: string): Context => ({
  db,
  now,
  actor: {
    kind: "person",
    id: systemName,
    personId: systemName,
    personName: systemName,
    name: systemName,
    role: null,
    permissions: new Set(),
    timeZone: "UTC",
    regionIds: [],
    sessionId: "",
    viewedFrom: null,
  },
  origin: { ip: null, userAgent: null, requestId: job },
  nameOf: () => Promise.resolve(systemName),
});
