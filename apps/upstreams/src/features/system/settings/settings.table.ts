import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { SettingValue } from "@app/domain/system/setting-kinds.ts";
import { settingKeys } from "@app/domain/system/settings.ts";
import { recordColumns } from "../../../database/columns.ts";
import { regions } from "../../regions/regions.public.ts";

/** What was set, for all regions or for one; what was never set is at its default. Source: domain.md 1.7. */
export const settings = pgTable(
  "settings",
  {
    ...recordColumns,
    key: text("key", { enum: settingKeys as [string, ...string[]] })
      .$type<(typeof settingKeys)[number]>()
      .notNull(),
    /** Null for all regions. */
    regionId: text("region_id").references(() => regions.id),
    /** Null once it was taken away. */
    value: jsonb("value").$type<SettingValue>(),
  },
  (table) => [
    uniqueIndex("settings_place").on(table.key, sql`coalesce(${table.regionId}, '')`),
    index("settings_by_created").on(table.createdAt, table.id),
  ],
);
export type SettingRow = typeof settings.$inferSelect;
