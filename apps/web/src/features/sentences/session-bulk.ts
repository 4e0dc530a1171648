import type { SentenceSessionFilter } from "@app/schema/types.generated.ts";
import type { Bulk } from "../../shared/bulk/bulk.ts";
import { plainBulk } from "../../shared/bulk/plain-bulk.ts";
import { eventsForMany } from "../../shared/records/record-events.ts";
import { sessionEvents } from "./session-events.ts";
import { sessionKind } from "./session.kind.ts";

/** What can be done to many sentence sessions at once. */
export const sessionBulk: Bulk<SentenceSessionFilter> = {
  needs: sessionKind.write,
  Dialog: plainBulk(async () => (await import("./session-jobs.generated.ts")).SentenceSessionsBulkActionDocument),
  actions: eventsForMany(sessionEvents),
};
