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

/** What an update says of where it goes, not of the record. */
const places = ["_id", "version"];

/** Areas with something to read, to write and to do. */
export type RecordArea = {
  [Name in Area]: `${Name}:read` | `${Name}:write` | `${Name}:act` extends Permission ? Name : never;
}[Area];

/**
 * What is shown of a record's history and how its changes are taken back, where that goes by permissions alone:
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
 * Saving needs `write`. A way back needs `act`, which is asked for only once there is one.
 */
export function historyOf<Row extends KeptRow, Body extends z.ZodObject>(
  { kind, table, entity, parts }: RecordKind<Row, unknown>,
  own: {
    area: RecordArea;
    /** Who may read it, where that is not who may read the area. */
    read?: Permission;
    /** Who may save, where that is not who may write in the area. */
    write?: Permission;
    /** Who may go a way back, where that is not who may act in the area. */
    act?: Permission;
    /** Of the fields that an update saves, those that are shown before the others, which follow as `body` has them. */
    first?: readonly string[];
    /** Fields that are shown besides, and that no update saves. */
    more?: readonly string[];
    body: Body;
    update: (context: Context, body: z.output<Body>) => Promise<SavedVersion>;
    /** What takes back a change that no update can; null where the change was none of those. */
    revertBy?: (changes: Changes) => ((context: Context, at: RecordRef) => Promise<SavedVersion>) | null;
    /** Refuses who may read the area but not this record. */
    admit?: (context: Context, id: string) => Promise<void>;
    /** Is told which fields of its changes were shown: reading some is written down. */
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
      const row = await findOrRefuse(context, table, id, entity);
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
