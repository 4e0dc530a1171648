import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { AuditAction } from "@app/domain/enums.ts";
import { instant } from "../columns.ts";

/** Field → value before and after. */
export type Changes = Record<string, [before: unknown, after: unknown]>;

/** Who did what; append-only. Source: domain.md 1.6. */
export const teamActivity = pgTable(
  "team_activity",
  {
    id: text("id").primaryKey(),
    at: instant("at").notNull(),
    actorId: text("actor_id"),
    actorName: text("actor_name").notNull(),
    /** The person who answers for the service token that did it; null if a person did. */
    ownerId: text("owner_id"),
    ownerName: text("owner_name"),
    role: text("role").notNull(),
    action: text("action").$type<AuditAction>().notNull(),
    entityKind: text("entity_kind").notNull(),
    entityId: text("entity_id"),
    entityLabel: text("entity_label").notNull(),
    /** The record's version after the change; null if no record was written. */
    version: integer("version"),
    changes: jsonb("changes").$type<Changes>().notNull(),
    reason: text("reason"),
    /** The parent record; null if there is none, and in older entries. */
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
