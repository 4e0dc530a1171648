import type { Database } from "../database/client.ts";
import type { Context } from "./context.ts";

/** How records and the activity log name the system itself. */
export const systemName = "system";

/**
 * What a job hands to the services of people: it may do nothing that asks for a permission, and needs none for what time
 * brings about. `job` stands where the id of a request does.
 */
export const systemContext = (db: Database, now: Date, job: string): Context => ({
  db,
  now,
  actor: {
    id: systemName,
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
