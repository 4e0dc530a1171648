import type { AuditAction } from "@app/domain/enums.ts";
import { newId } from "../database/new-id.ts";
import { teamActivity, type Changes } from "../database/schema/team-activity.table.ts";
import type { Context } from "./context.ts";

type Row = Record<string, unknown>;

/** Never written down. */
const secret = new Set(["passwordHash"]);
/** What every write changes, and what the database derives. */
const noise = new Set(["version", "updatedAt", "updatedBy", "searchName", "sortName"]);
const hidden = "(hidden)";

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

function changesBetween(before: Row, after: Row): Changes {
  const changes: Changes = {};
  for (const field of Object.keys({ ...before, ...after })) {
    if (noise.has(field) || same(before[field], after[field])) continue;
    changes[field] = secret.has(field) ? [hidden, hidden] : [before[field] ?? null, after[field] ?? null];
  }
  return changes;
}

export interface Entry {
  action: AuditAction;
  /** What it was done to: "region", and how people know it: "UK". */
  kind: string;
  id: string | null;
  label: string;
  before?: Row;
  after?: Row;
  reason?: string;
}

/** Writes down who did what, in the transaction of the change itself: without the entry there is no change. Source: domain.md 1.6. */
export async function audit(
  { db, actor, now, origin }: Omit<Context, "actor"> & { actor: AuditedActor },
  entry: Entry,
): Promise<void> {
  await db.insert(teamActivity).values({
    id: newId(now),
    at: now,
    actorId: actor.id,
    actorName: actor.name,
    role: actor.role ?? "",
    action: entry.action,
    entityKind: entry.kind,
    entityId: entry.id,
    entityLabel: entry.label,
    changes: entry.before || entry.after ? changesBetween(entry.before ?? {}, entry.after ?? {}) : {},
    reason: entry.reason ?? null,
    ...origin,
  });
}

/** As much of a person as an entry needs; a failed sign-in may know no person. */
export interface AuditedActor {
  id: string | null;
  name: string;
  role: string | null;
}
