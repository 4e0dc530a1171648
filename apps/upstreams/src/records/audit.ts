import type { AuditedKind } from "@app/domain/changes.ts";
import type { AuditAction } from "@app/domain/enums.ts";
import type { Permission } from "@app/domain/permissions.ts";
import { newId } from "../database/new-id.ts";
import { insertRows } from "../database/insert-rows.ts";
import { events } from "../database/schema/events.table.ts";
import { teamActivity, type Changes } from "../database/schema/team-activity.table.ts";
import type { Context, Gathered } from "../service/context.ts";
import { systemName } from "../service/system-context.ts";
import { changesIn, publish } from "./outbox.ts";

type Row = Record<string, unknown>;

/** Never written down. */
const secret = new Set(["passwordHash"]);
/** What every write changes, and what is derived from the rest. */
const noise = new Set([
  "version",
  "updatedAt",
  "updatedBy",
  "searchName",
  "sortName",
  "searchAccount",
  "searchAll",
  "checks",
]);
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

interface Change {
  action: Exclude<AuditAction, "permission-denied">;
  /** What it was done to: "region". A new kind first says in the domain to whom its changes are told. */
  kind: AuditedKind;
  id: string | null;
  /** How people know it: "UK". */
  label: string;
  before?: Row;
  after?: Row;
  reason?: string;
  /** Whose it is, where only they are told and the id is not theirs. */
  owner?: string;
  /** Id of the record that it is a part of. */
  partOf?: string;
  /** Who is told, where not everybody who may read its kind may read this record. */
  readBy?: readonly (Permission | null)[];
}

/** A call that was refused; its kind is the area of the permission. */
interface Denial {
  action: "permission-denied";
  kind: string;
  id: null;
  label: string;
}

export type Entry = Change | Denial;

const isChange = (entry: Entry): entry is Change => entry.action !== "permission-denied";

/**
 * Writes down who did what and tells of it, in the transaction of the change itself: without the entry there is no
 * change, and no change goes untold. Source: domain.md 1.6.
 */
export async function audit(
  {
    db,
    actor,
    now,
    origin,
    reason: given,
    gathered,
  }: Pick<Context, "db" | "now" | "origin" | "reason" | "gathered"> & { actor: AuditedActor },
  entry: Entry,
): Promise<void> {
  const { before, after, reason } = isChange(entry) ? entry : {};
  const written = {
    id: newId(now),
    at: now,
    // The system is nobody's account.
    actorId: actor.id === systemName ? null : actor.id,
    actorName: actor.name,
    role: actor.role ?? "",
    action: entry.action,
    entityKind: entry.kind,
    entityId: entry.id,
    entityLabel: entry.label,
    changes: before || after ? changesBetween(before ?? {}, after ?? {}) : {},
    version: typeof after?.version === "number" ? after.version : null,
    reason: reason ?? given ?? null,
    partOf: (isChange(entry) ? entry.partOf : undefined) ?? null,
    ...origin,
  };
  if (gathered) gathered.activity.push(written);
  else await db.insert(teamActivity).values(written);
  if (isChange(entry)) await publish({ db, now, ...(gathered && { gathered }) }, changesIn(entry));
}

/**
 * Writes what a piece of work has gathered, in the transaction of its changes:
 *
 *     const gathered: Gathered = { activity: [], told: [] };
 *     for (const row of rows) await change({ ...context, gathered }, row);
 *     await writeGathered(context, gathered);
 */
export async function writeGathered({ db }: Pick<Context, "db">, { activity, told }: Gathered): Promise<void> {
  await insertRows(db, teamActivity, activity);
  await insertRows(db, events, told);
}

/** As much of a person as an entry needs; a failed sign-in may know no person. */
export interface AuditedActor {
  id: string | null;
  name: string;
  role: string | null;
}
