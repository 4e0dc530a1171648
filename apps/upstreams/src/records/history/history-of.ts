import { recordName } from "@app/domain/changes.ts";
import type { z } from "zod";
import type { Area, Permission } from "@app/domain/permissions.ts";
import type { Changes } from "../../database/schema/team-activity.table.ts";
import type { Context } from "../../service/context.ts";
import { parse } from "../../service/parse.ts";
import { requirePermission } from "../../service/permission.ts";
import type { KeptRow, RecordKind } from "../change-record.ts";
import { findOrRefuse } from "../versions.ts";
import type { Historic, SavedVersion } from "./historic.ts";
import type { RecordRef } from "../record-ref.ts";

/** Fields of an update that address the record. */
const places = ["_id", "version"];

/** Areas with all three kinds of permission. */
export type RecordArea = {
  [Name in Area]: `${Name}:read` | `${Name}:write` | `${Name}:act` extends Permission ? Name : never;
}[Area];

/**
 * The history of a kind of record and how to undo its changes, if permissions alone decide:
 *
 *     historyOf(regionKind, {
 *       area: "regions",
 *       first: ["name"],
 *       more: ["active"],
 *       body: regionUpdateInput,
 *       update: updateRegion,
 *       revertBy: ({ archivedAt }) =>
 *         archivedAt ? (context, at) => setRegionArchived(context, at, archivedAt[0] !== null) : null,
 *     });
 *
 * Saving needs `write`. Reverting needs `act`, which is only checked if there is a way back.
 */
export function historyOf<Row extends KeptRow, Body extends z.ZodObject>(
  { kind, table, parts }: RecordKind<Row, unknown>,
  own: {
    area: RecordArea;
    /** The permission to read it, if not the area's `read`. */
    read?: Permission;
    /** The permission to save, if not the area's `write`. */
    write?: Permission;
    /** The permission to revert, if not the area's `act`. */
    act?: Permission;
    /** Fields of `body` to show first; the others follow in its order. */
    first?: readonly string[];
    /** Further fields to show, which no update saves. */
    more?: readonly string[];
    body: Body;
    update: (context: Context, body: z.output<Body>) => Promise<SavedVersion>;
    /** Reverts a change that no update can; null if it was not such a change. */
    revertBy?: (changes: Changes) => ((context: Context, at: RecordRef) => Promise<SavedVersion>) | null;
    /** Refuses callers who may read the area but not this record. */
    admit?: (context: Context, id: string) => Promise<void>;
    /** Called with the changed fields that were shown: reading some of them is logged. */
    shown?: Historic["shown"];
  },
): Historic {
  const {
    area,
    read = `${area}:read`,
    write = `${area}:write`,
    act = `${area}:act`,
    first = [],
    more = [],
    body,
    update,
    revertBy,
    admit,
  } = own;
  const { shown } = own;
  const others = new Set([...places, ...more]);
  const editable = [...new Set([...first, ...Object.keys(body.shape)])].filter((name) => !others.has(name));
  return {
    kind,
    fields: [...editable, ...more],
    editable,
    shown,
    async admit(context, id) {
      requirePermission(context, read);
      await admit?.(context, id);
    },
    async present(context, id) {
      const row = await findOrRefuse(context, table, id, recordName(kind));
      return { ...row, ...(await parts?.(context, row as Row)) };
    },
    save(context, id, version, fields) {
      requirePermission(context, write);
      return update(context, parse(body, { ...fields, _id: id, version }));
    },
    revert(context, id, version, changes) {
      const back = revertBy?.(changes);
      if (!back) return null;
      requirePermission(context, act);
      return back(context, { _id: id, version });
    },
  };
}
