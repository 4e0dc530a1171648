import { setTimeout } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { billingDocuments } from "./documents.table.ts";
import { writeDocuments, type DocumentParts } from "./write-documents.ts";

/** Longer than another server takes that began to draw it first. */
const tries = 20;
const againMs = 250;

/** Has a document made that somebody waits for; false where that takes too long. */
export async function drawNow(parts: DocumentParts, id: string): Promise<boolean> {
  await writeDocuments(parts, { id });
  for (let left = tries; left > 0; left--) {
    const { drawnAt } = billingDocuments;
    const [row] = await parts.database.select({ drawnAt }).from(billingDocuments).where(eq(billingDocuments.id, id));
    if (row?.drawnAt) return true;
    await setTimeout(againMs);
  }
  return false;
}
