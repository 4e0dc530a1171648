import { and, eq, inArray, lt, notInArray } from "drizzle-orm";
import type { ImportState } from "@app/domain/imports/import-enums.ts";
import type { Database } from "../../database/client.ts";
import { retryable } from "../../database/retryable.ts";
import { files } from "../../database/schema/files.table.ts";
import { imports } from "./imports.table.ts";

/** A server is, or will be, at work on it. */
const working: ImportState[] = ["reading", "checking", "importing", "undoing"];

/**
 * Removes imports that nobody has gone on with since an instant, with their rows and files; at most so many. What they
 * did stays in the activity log. Returns how many.
 */
export const removeOldImports = (database: Database, before: Date, atMost: number): Promise<number> =>
  retryable(database, async (db) => {
    const { id, turnAt, state } = imports;
    const old = await db
      .select({ id })
      .from(imports)
      .where(and(lt(turnAt, before), notInArray(state, working)))
      .limit(atMost)
      .for("update", { skipLocked: true });
    const ids = old.map((one) => one.id);
    if (ids.length === 0) return 0;
    await db.delete(files).where(and(eq(files.refersKind, "import"), inArray(files.refersId, ids)));
    await db.delete(imports).where(inArray(id, ids));
    return ids.length;
  });
