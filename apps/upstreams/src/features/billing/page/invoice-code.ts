import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database } from "../../../database/client.ts";
import { seal, unseal } from "../../../database/seal.ts";
import { hashOfCode } from "../../account/account.public.ts";
import { invoices, type InvoiceRow } from "../invoices.table.ts";

interface At {
  db: Database;
  now: Date;
}

const key = "invoice-code-key" as const;

/**
 * The path of the customer's page of an invoice, with the code that opens it: the same in every email. Given the first time
 * it is asked for; only its hash can be looked up.
 */
export async function pagePathOf(at: At, { id, sealedCode }: Pick<InvoiceRow, "id" | "sealedCode">): Promise<string> {
  if (sealedCode !== null) return `/invoice?code=${await unseal(at, key, id, sealedCode)}`;
  const code = randomBytes(32).toString("base64url");
  const access = { codeHash: await hashOfCode(at, code), sealedCode: await seal(at, key, id, code) };
  await at.db.update(invoices).set(access).where(eq(invoices.id, id));
  return `/invoice?code=${code}`;
}

/** The invoice that a code opens; null for a code that was never given. */
export async function invoiceByCode(at: At, code: string): Promise<InvoiceRow | null> {
  const [row] = await at.db
    .select()
    .from(invoices)
    .where(eq(invoices.codeHash, await hashOfCode(at, code)));
  return row ?? null;
}
