import { and, asc, eq, isNull, ne } from "drizzle-orm";
import { billingMessages } from "@app/domain/billing/billing-messages.ts";
import { mergedCodes } from "@app/domain/billing/ongoing/merged-codes.ts";
import { updateRecord } from "../../../database/records.ts";
import { changeRecord } from "../../../records/change-record.ts";
import type { RecordRef } from "../../../records/record-ref.ts";
import type { Context } from "../../../service/context.ts";
import { Refusal } from "../../../service/refusal.ts";
import { invoiceKind } from "../invoice.kind.ts";
import type { InvoiceRecord } from "../invoice.record.ts";
import { invoices, type InvoiceRow } from "../invoices.table.ts";
import { lockPayer } from "../lock-payer.ts";
import { refuseSent, setDraftDeleted } from "../prepayment.service.ts";
import { extrasOf, writeExtras } from "./draft-lines.ts";
import { refusePrepayment, regionOrRefuse, rewriteDraft } from "./ongoing.service.ts";

/** The other drafts of the same customer, region and currency. */
const othersOf = ({ db }: Context, { id, customerId, regionId, currency }: InvoiceRow) =>
  db
    .select()
    .from(invoices)
    .where(
      and(
        ne(invoices.id, id),
        eq(invoices.customerId, customerId ?? ""),
        eq(invoices.regionId, regionId ?? ""),
        eq(invoices.currency, currency),
        eq(invoices.kind, "ongoing"),
        eq(invoices.status, "draft"),
        isNull(invoices.archivedAt),
      ),
    )
    .orderBy(asc(invoices.periodTo), asc(invoices.id));

const earliest = (days: readonly (string | null)[]) => days.filter((day) => day !== null).toSorted()[0] ?? null;
const latest = (days: readonly (string | null)[]) =>
  days
    .filter((day) => day !== null)
    .toSorted()
    .at(-1) ?? null;

/** Takes what a customer's other drafts in a currency bill into this one, fees, corrections and codes too. */
export async function mergeDrafts(context: Context, at: RecordRef): Promise<InvoiceRecord> {
  await lockPayer(context, at._id);
  return changeRecord(context, invoiceKind, at, {
    check(before) {
      refusePrepayment(before);
      refuseSent(before, "merged");
    },
    async write(before) {
      const others = await othersOf(context, before);
      const region = await regionOrRefuse(context, before.regionId);
      if (others.length === 0) throw new Refusal("WRONG_STATE", billingMessages.noOtherDraft);
      const all = [before, ...others];
      const { codes, problem } = mergedCodes(all);
      if (problem) throw new Refusal("WRONG_STATE", problem);
      const extras = await extrasOf(context, before.id);
      for (const other of others) {
        extras.push(...(await extrasOf(context, other.id)));
        await setDraftDeleted(context, { _id: other.id, version: other.version }, true);
        // They are this one's now: brought back, the other must not charge them a second time.
        await writeExtras(context, other.id, [], region);
      }
      const merged = {
        // A code that no longer goes with the others is refused when it is sent.
        promoCodes: codes,
        periodFrom: earliest(all.map(({ periodFrom }) => periodFrom)),
        periodTo: latest(all.map(({ periodTo }) => periodTo)),
      };
      return rewriteDraft(context, await updateRecord(context, invoices, before, merged), extras);
    },
  });
}
