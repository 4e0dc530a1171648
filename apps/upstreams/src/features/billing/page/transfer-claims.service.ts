import type { claimStates } from "@app/domain/billing/billing-enums.ts";
import { invoicePageMessages } from "@app/domain/billing/invoice-page.ts";
import { updateRecord } from "../../../database/records.ts";
import { changeRecord } from "../../../records/change-record.ts";
import type { RecordRef } from "../../../records/record-ref.ts";
import type { Context } from "../../../service/context.ts";
import { Refusal } from "../../../service/refusal.ts";
import { invoiceKind } from "../invoice.kind.ts";
import type { InvoiceRecord } from "../invoice.record.ts";
import { invoices } from "../invoices.table.ts";
import { claimsOf, pendingClaimOf } from "./transfer-claims.queries.ts";
import { transferClaims } from "./transfer-claims.table.ts";

type ClaimRow = Awaited<ReturnType<typeof claimsOf>>[number];

/** Ends what is pending of some invoices: by default all of it. */
export async function endClaims(
  context: Context,
  invoiceIds: readonly string[],
  state: Exclude<(typeof claimStates)[number], "pending">,
  isMeant: (claim: ClaimRow) => boolean = () => true,
): Promise<void> {
  for (const claim of await claimsOf(context, invoiceIds))
    if (claim.state === "pending" && isMeant(claim)) await updateRecord(context, transferClaims, claim, { state });
}

/** Notes that a transfer was not found at the bank; the customer may tell of another. */
export const dismissClaim = (
  context: Context,
  { reason, ...at }: RecordRef & { reason: string },
): Promise<InvoiceRecord> =>
  changeRecord(context, invoiceKind, at, {
    reason,
    async write(before) {
      if (!(await pendingClaimOf(context, before.id)))
        throw new Refusal("WRONG_STATE", invoicePageMessages.nonePending);
      await endClaims(context, [before.id], "dismissed");
      return updateRecord(context, invoices, before, {});
    },
  });
