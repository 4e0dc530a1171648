import { index, pgTable, text } from "drizzle-orm/pg-core";
import { entityKinds } from "@app/domain/changes.ts";
import { instant, recordColumns } from "../../database/columns.ts";
import { accountUsers } from "../account/account.public.ts";

/** What reviewers ask to change in the app's content, of any kind. Source: domain.md 1.5. */
export const reviewComments = pgTable(
  "review_comments",
  {
    ...recordColumns,
    kind: text("kind", { enum: entityKinds as [string, ...string[]] }).notNull(),
    recordId: text("record_id").notNull(),
    /** The field or part it is about; null for the whole. */
    field: text("field"),
    /** What the field said then. */
    quote: text("quote").notNull(),
    text: text("text").notNull(),
    resolvedAt: instant("resolved_at"),
    resolvedById: text("resolved_by_id").references(() => accountUsers.id),
  },
  (table) => [index("review_comments_of").on(table.recordId, table.id)],
);
export type ReviewCommentRow = typeof reviewComments.$inferSelect;
