import { and, eq } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { retryable } from "../../database/retryable.ts";
import { files } from "../../database/schema/files.table.ts";
import { demoDocuments } from "./demo-documents.table.ts";

/** Brings the demo apps back to their beginning: a document that is not stored begins anew, and what was sent
 * with messages goes. Returns how many there were. */
export const resetDemo = (database: Database): Promise<number> =>
  retryable(database, async (db) => {
    await db.delete(files).where(and(eq(files.kind, "chat-file"), eq(files.state, "kept")));
    const gone = await db.delete(demoDocuments).returning({ name: demoDocuments.name });
    return gone.length;
  });
