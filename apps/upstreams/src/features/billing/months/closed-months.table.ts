import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { MonthSums } from "@app/domain/billing/month-sums.ts";
import { instant, recordColumns } from "../../../database/columns.ts";
import { regions } from "../../regions/regions.public.ts";

/** Each time that a month of a region's books was closed; one that was reopened says so. Source: domain.md 1.3. */
export const closedMonths = pgTable(
  "closed_months",
  {
    ...recordColumns,
    regionId: text("region_id")
      .notNull()
      .references(() => regions.id),
    /** As "2026-08". */
    month: text("month").notNull(),
    /** What it came to when it was closed, by currency. */
    sums: jsonb("sums").$type<MonthSums[]>().notNull(),
    reopenedAt: instant("reopened_at"),
    reopenedById: text("reopened_by_id"),
    reopenReason: text("reopen_reason"),
  },
  (table) => [
    uniqueIndex("closed_months_once")
      .on(table.regionId, table.month)
      .where(sql`reopened_at is null`),
    index("closed_months_region").on(table.regionId, table.month),
    check("closed_months_month", sql`${table.month} ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'`),
    check("closed_months_reopened", sql`(${table.reopenedAt} is null) = (${table.reopenReason} is null)`),
  ],
);
export type ClosedMonthRow = typeof closedMonths.$inferSelect;
