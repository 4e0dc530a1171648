import { index, json, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "../columns.ts";

/** The first answer to each writing call that came with an Idempotency-Key. Source: domain.md 0.2. */
export const answeredRequests = pgTable(
  "answered_requests",
  {
    personId: text("person_id").notNull(),
    key: text("key").notNull(),
    /** Of the call and its body, so that a key used for something else is noticed. */
    fingerprint: text("fingerprint").notNull(),
    answer: json("answer"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.key] }),
    index("answered_requests_created").on(table.createdAt),
  ],
);
