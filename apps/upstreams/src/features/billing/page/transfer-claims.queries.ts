import { and, desc, eq, inArray } from "drizzle-orm";
import type { Database } from "../../../database/client.ts";
import { transferClaims, type TransferClaimRow } from "./transfer-claims.table.ts";

interface Reading {
  db: Database;
}

/** The transfer that a customer says they have made and that staff have not found yet. */
export async function pendingClaimOf({ db }: Reading, invoiceId: string): Promise<TransferClaimRow | null> {
  const { state } = transferClaims;
  const isPending = and(eq(transferClaims.invoiceId, invoiceId), eq(state, "pending"));
  const [claim] = await db.select().from(transferClaims).where(isPending);
  return claim ?? null;
}

/** What customers said they have transferred, of some invoices, the newest first. */
export const claimsOf = ({ db }: Reading, invoiceIds: readonly string[]): Promise<TransferClaimRow[]> =>
  db
    .select()
    .from(transferClaims)
    .where(inArray(transferClaims.invoiceId, [...invoiceIds]))
    .orderBy(desc(transferClaims.createdAt));
