import { sql } from "drizzle-orm";
import { recordKinds, type EntityKind } from "@app/domain/changes.ts";
import type { AuditAction } from "@app/domain/enums.ts";
import { scopeOf, type Permission } from "@app/domain/permissions.ts";
import type { Changes } from "../../../database/schema/team-activity.table.ts";
import type { Context } from "../../../service/context.ts";
import type { ReportAsk } from "../report-query.ts";
import type { ActivityScope, ReportSource } from "../report-source.ts";
import { behind, measureOf, ofRow, reportPageSize } from "../report-parts.ts";
import { rowsOf } from "../reports.queries.ts";
import type { EntriesRecord, EntryRecord } from "./activity.record.ts";

type Chosen = { [Name in keyof ActivityScope]?: string[] | undefined };

/** Whose entries are read: of everybody, or only the caller's own. Source: domain.md 0.4. */
export function activityScope({ actor }: Pick<Context, "actor">, chosen: Chosen): ActivityScope {
  const isOwn = scopeOf(actor.role, "teamActivity") === "own";
  const { role = [], action = [], entityKind = [], ip = [], actorId = [] } = chosen;
  return {
    role,
    action,
    entityKind,
    ip,
    actorId: isOwn ? [actor.id] : actorId,
  };
}

interface EntryRow {
  id: string;
  at: string;
  actor_id: string | null;
  actor_name: string;
  owner_name: string | null;
  role: string;
  action: AuditAction;
  entity_kind: string;
  entity_id: string | null;
  entity_label: string;
  changes: Changes;
  reason: string | null;
  ip: string | null;
  user_agent: string | null;
  worth: number | null;
  total: number;
}

const readersOf = (kind: string): Permission | null =>
  Object.hasOwn(recordKinds, kind) ? recordKinds[kind as EntityKind].readBy : null;

/** An entry of one's own names no record that one may no longer read. */
function entryOf({ actor }: Pick<Context, "actor">, row: EntryRow): EntryRecord {
  const needed = readersOf(row.entity_kind);
  const mayRead = needed === null || actor.permissions.has(needed);
  return {
    _id: row.id,
    at: new Date(row.at).toISOString(),
    actorId: row.actor_id,
    // A service token is named with the person who answered for it then.
    actorName: row.owner_name === null ? row.actor_name : `${row.actor_name}, ${row.owner_name}`,
    role: row.role,
    action: row.action,
    entityKind: row.entity_kind,
    entityId: row.entity_id,
    label: mayRead ? row.entity_label : null,
    changes: mayRead
      ? Object.entries(row.changes).map(([field, [before, after]]) => ({
          field,
          before,
          after,
        }))
      : [],
    reason: mayRead ? row.reason : null,
    ip: row.ip,
    userAgent: row.user_agent,
    hours: row.worth,
  };
}

/** The entries behind a figure, the latest first. */
export async function readEntries(
  context: Pick<Context, "db" | "actor">,
  source: ReportSource,
  { scope, by, page }: ReportAsk,
  { number, key }: { number: string; key: string | undefined },
): Promise<EntriesRecord> {
  const measure = measureOf(source, number, "number");
  const read = await rowsOf<EntryRow>(
    context,
    sql`with f as (${source.facts(scope)}) select f.id, f.at, f.actor_id, f.actor_name, f.owner_name, f.role, f.action, f.entity_kind,
        f.entity_id, f.entity_label, f.changes, f.reason, f.ip, f.user_agent, f.worth, count(*) over ()::int as total
      from f where (${behind(measure)}) and ${key === undefined ? sql`true` : ofRow(source, by, key)}
      order by f.at desc, f.id desc limit ${reportPageSize} offset ${(page - 1) * reportPageSize}`,
  );
  return {
    entries: read.map((row) => entryOf(context, row)),
    total: read[0]?.total ?? 0,
  };
}
