import { index, pgTable, text } from "drizzle-orm/pg-core";
import { reportMailRhythms } from "@app/domain/reports/report-mail-enums.ts";
import { instant } from "../../../database/columns.ts";
import { listViews } from "../../views/views.public.ts";

/** Saved views of reports that are emailed to their owners. */
export const reportMails = pgTable(
  "report_mails",
  {
    viewId: text("view_id")
      .primaryKey()
      .references(() => listViews.id, { onDelete: "cascade" }),
    every: text("every", { enum: reportMailRhythms }).notNull(),
    /** The day of the last email that is dealt with: written, or from before it was asked for. */
    lastDay: text("last_day").notNull(),
    askedAt: instant("asked_at").notNull(),
  },
  (table) => [index("report_mails_last").on(table.lastDay)],
);
export type ReportMailRow = typeof reportMails.$inferSelect;
