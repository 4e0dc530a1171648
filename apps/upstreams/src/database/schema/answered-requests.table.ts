import { index, json, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "../columns.ts";

/** The first response to each write with an Idempotency-Key. Source: domain.md 0.2. */
export const answeredRequests = pgTable(
  "answered_requests",
  {
    personId: text("person_id").notNull(),
    key: text("key").notNull(),
    /** Of the call and its body, to detect a key reused for something else. */
    fingerprint: text("fingerprint").notNull(),
    answer: json("answer"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.key] }),
    index("answered_requests_created").on(table.createdAt),
  ],
);
