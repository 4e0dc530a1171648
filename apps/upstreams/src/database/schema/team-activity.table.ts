import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { AuditAction } from "@app/domain/enums.ts";
import { instant } from "../columns.ts";

/** Field → value before and after. */
export type Changes = Record<string, [before: unknown, after: unknown]>;

/** Who did what; only ever added to. Source: domain.md 1.6. */
export const teamActivity = pgTable(
  "team_activity",
  {
    id: text("id").primaryKey(),
    at: instant("at").notNull(),
    actorId: text("actor_id"),
    actorName: text("actor_name").notNull(),
    role: text("role").notNull(),
    action: text("action").$type<AuditAction>().notNull(),
    entityKind: text("entity_kind").notNull(),
    entityId: text("entity_id"),
    entityLabel: text("entity_label").notNull(),
    /** The record's version that the change made; null where no record was written. */
    version: integer("version"),
    changes: jsonb("changes").$type<Changes>().notNull(),
    reason: text("reason"),
    /** The record that it is a part of; null where it is none, and in entries from before this was written down. */
    partOf: text("part_of"),
    ip: text("ip"),
    userAgent: text("user_agent"),
    requestId: text("request_id").notNull(),
  },
  (table) => [
    index("team_activity_at").on(table.at, table.id),
    index("team_activity_actor").on(table.actorId, table.at),
    index("team_activity_entity").on(table.entityKind, table.entityId, table.at),
    index("team_activity_session")
      .on(table.partOf, table.at)
      .where(sql`${table.entityKind} = 'exam-session'`),
  ],
);
