import { billingMessages } from "@app/domain/billing/billing-messages.ts";
import { receivedWithinDays, type UnclearPaymentInput } from "@app/domain/billing/payment.ts";
import { daysLater } from "@app/domain/dates/days-later.ts";
import { messages } from "@app/domain/messages.ts";
import { hasBegun } from "../begun-day.ts";
import { insertRecord } from "../../../database/records.ts";
import { createRecord } from "../../../records/change-record.ts";
import type { Context } from "../../../service/context.ts";
import { fieldRefusal } from "../../../service/refusal.ts";
import { keepFile } from "../../files/files.public.ts";
import { regionOf, todayIn } from "../invoice-lots.ts";
import type { PaymentRecord } from "../payment.record.ts";
import { checkProof, nextNumber } from "../payments.service.ts";
import { paymentKind } from "../payments.queries.ts";
import { payments } from "../payments.table.ts";

/** Enters a bank transfer of which nobody knows whose it is; it has no effect until it is placed. Source: domain.md 1.3. */
export async function recordUnclearPayment(context: Context, input: UnclearPaymentInput): Promise<PaymentRecord> {
  const region = await regionOf(context, input.regionId);
  if (!region) throw fieldRefusal("regionId", messages.reference("Region"));
  const today = todayIn(context, region.timeZone);
  if (!hasBegun(context, input.receivedOn, region.timeZone)) throw fieldRefusal("receivedOn", billingMessages.received);
  if (input.receivedOn < daysLater(today, -receivedWithinDays))
    throw fieldRefusal("receivedOn", billingMessages.receivedLongAgo);
  await checkProof(context, { ...input, gateway: "BANK_TRANSFER" });
  const paymentNumber = await nextNumber(context);
  return createRecord(context, paymentKind, {
    async write() {
      const row = await insertRecord(context, payments, {
        ...input,
        paymentNumber,
        customerId: null,
        gateway: "BANK_TRANSFER",
        method: "bank",
        status: "unclear",
      });
      if (input.evidenceFileId)
        await keepFile(context, "evidenceFileId", input.evidenceFileId, {
          kind: "document",
          refersKind: "payment",
          refersId: row.id,
        });
      return row;
    },
  });
}
