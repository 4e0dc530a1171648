import { eq } from "drizzle-orm";
import { billingMessages } from "@app/domain/billing/billing-messages.ts";
import { transferMessages, type CreditTransferInput } from "@app/domain/billing/credit-transfer.ts";
import { messages } from "@app/domain/messages.ts";
import { isLimited } from "@app/domain/permissions.ts";
import { insertRecord, updateRecord } from "../../database/records.ts";
import { audit } from "../../records/audit.ts";
import { changeRecord } from "../../records/change-record.ts";
import type { RecordRef } from "../../records/record-ref.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal, Refusal } from "../../service/refusal.ts";
import { learnersByIds } from "../customers/customers.public.ts";
import { usedByLessons } from "./cover.public.ts";
import { entriesOf, standingOf, takeFrom, writeEntry } from "./credit-book.ts";
import type { CreditLotRecord } from "./credit.record.ts";
import { creditLots, type CreditLotRow } from "./credit.table.ts";
import { creditKind } from "./credits.queries.ts";
import { todayOfCustomer } from "./invoice-lots.ts";
import { lockCustomers } from "./lock-payer.ts";

type Receiver = Awaited<ReturnType<typeof learnersByIds>>[number] | undefined;
type Transfer = RecordRef & Omit<CreditTransferInput, "version">;

async function check(context: Context, lot: CreditLotRow, learner: Receiver, quantity: number): Promise<void> {
  if (lot.podId !== null) throw new Refusal("WRONG_STATE", transferMessages.ofPod);
  if (!learner || learner.archived) throw fieldRefusal("learnerId", messages.reference("Learner"));
  if (learner.payer._id !== lot.customerId && isLimited(context.actor.role, "invoices"))
    throw fieldRefusal("learnerId", transferMessages.otherCustomer);
  if (lot.learnerIds.length === 1 && lot.learnerIds[0] === learner._id)
    throw fieldRefusal("learnerId", transferMessages.same);
  const { rest } = standingOf(await entriesOf(context, lot.id));
  const used = (await usedByLessons(context, [lot.customerId])).get(lot.id) ?? 0;
  const free = Math.max(0, rest - lot.frozen - used);
  if (quantity > free) throw fieldRefusal("quantity", billingMessages.onlyLeft(free));
}

/** Writes the part that moves as a credit of its own, worth what it was worth. */
async function addPart(
  context: Context,
  lot: CreditLotRow,
  { learnerId, quantity, reason, customerId }: Transfer & { customerId: string },
  day: string,
) {
  const out = await takeFrom(context, lot, { type: "transfer-out", quantity, day, reason });
  const part = await insertRecord(context, creditLots, {
    customerId,
    regionId: lot.regionId,
    source: lot.source,
    unit: lot.unit,
    currency: lot.currency,
    size: quantity,
    worth: out.value,
    tax: out.taxValue,
    lessonMinutes: lot.lessonMinutes,
    learnerIds: [learnerId],
    subjects: lot.subjects,
    tutorIds: lot.tutorIds,
    expiresOn: lot.expiresOn,
    fromLotId: lot.id,
    note: reason,
  });
  await writeEntry(context, { lotId: part.id, type: "transfer-in", quantity, day, reason });
  await audit(context, {
    action: "created",
    kind: "credit-lot",
    id: part.id,
    label: await creditKind.labelOf(part, context),
    partOf: customerId,
    reason,
  });
}

/** Moves a part of a credit to another learner of the customer, or, by a director, to another customer's. */
export async function transferCredit(context: Context, transfer: Transfer): Promise<CreditLotRecord> {
  const [known] = await context.db
    .select({ customerId: creditLots.customerId })
    .from(creditLots)
    .where(eq(creditLots.id, transfer._id));
  const [learner] = await learnersByIds(context, [transfer.learnerId]);
  const customerId = learner?.payer._id ?? "";
  if (known) await lockCustomers(context, learner ? [known.customerId, customerId] : [known.customerId]);
  return changeRecord(context, creditKind, transfer, {
    reason: transfer.reason,
    check: (before) => check(context, before, learner, transfer.quantity),
    async write(before) {
      await addPart(context, before, { ...transfer, customerId }, await todayOfCustomer(context, before.customerId));
      return updateRecord(context, creditLots, before, {});
    },
  });
}
