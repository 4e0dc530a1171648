import { date, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { creditNotices } from "@app/domain/billing/credit-enums.ts";
import { instant } from "../../database/columns.ts";

/** What customers were told of credit that runs out, so that each is told once. Source: domain.md 5.5. */
export const creditNoticesSent = pgTable(
  "credit_notices",
  {
    /** A course, or a credit. */
    aboutId: text("about_id").notNull(),
    notice: text("notice", { enum: creditNotices }).notNull(),
    /** The last day of the credit that they were told of; null for courses. */
    forDay: date("for_day"),
    at: instant("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.aboutId, table.notice] })],
);
