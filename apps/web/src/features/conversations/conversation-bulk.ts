import type { ConversationPracticeFilter } from "@app/schema/types.generated.ts";
import type { Bulk } from "../../shared/bulk/bulk.ts";
import { plainBulk } from "../../shared/bulk/plain-bulk.ts";
import { eventsForMany } from "../../shared/records/record-events.ts";
import { conversationEvents } from "./conversation-events.ts";
import { conversationKind } from "./conversation.kind.ts";

/** What can be done to many conversation practices at once. */
export const conversationBulk: Bulk<ConversationPracticeFilter> = {
  needs: conversationKind.write,
  Dialog: plainBulk(
    async () => (await import("./conversation-jobs.generated.ts")).ConversationPracticesBulkActionDocument,
  ),
  actions: eventsForMany(conversationEvents),
};
