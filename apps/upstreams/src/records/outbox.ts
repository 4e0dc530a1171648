import { changeOf, changeEventsFor, type Audience, type AuditedKind, type EntityKind } from "@app/domain/changes.ts";
import type { AuditAction, ChangeAction } from "@app/domain/enums.ts";
import type { Permission } from "@app/domain/permissions.ts";
import { newId } from "../database/new-id.ts";
import { events } from "../database/schema/events.table.ts";
import type { Context } from "../service/context.ts";

/** A published change. */
export interface ToldChange extends Audience {
  entityKind: EntityKind;
  entityId: string;
  partOfId?: string | null;
  action: ChangeAction;
  version?: number | null;
}

/** Adds changes to the outbox in their own transaction, so that they are published if and only if it commits. */
export async function publish(
  { db, now, gathered }: Pick<Context, "db" | "now" | "gathered">,
  changes: readonly ToldChange[],
): Promise<void> {
  if (changes.length === 0) return;
  const rows = changes.map((change) => ({ partOfId: null, version: null, ...change, id: newId(now), at: now }));
  if (gathered) gathered.told.push(...rows);
  else await db.insert(events).values(rows);
}

interface Written {
  action: AuditAction;
  kind: AuditedKind;
  id: string | null;
  owner?: string;
  partOf?: string;
  /** The permission to read this record, if not that of its kind; null for its owner only. */
  readBy?: readonly (Permission | null)[];
  after?: Record<string, unknown>;
}

/** The changes to publish for an activity log entry; none if nothing changed. */
export function changesIn({ action: done, kind, id, owner, partOf, readBy, after }: Written): ToldChange[] {
  const action = changeOf(done);
  if (action === null || id === null) return [];
  const version = typeof after?.version === "number" ? after.version : null;
  const tellings = changeEventsFor(kind).flatMap((telling) =>
    readBy ? readBy.map((permission) => ({ ...telling, permission })) : [telling],
  );
  return tellings.map(({ kind: entityKind, permission }) => ({
    entityKind,
    entityId: id,
    partOfId: partOf ?? null,
    action,
    version,
    permission,
    personId: permission === null ? (owner ?? id) : null,
  }));
}
