import { isNull } from "drizzle-orm";
import { messages } from "@app/domain/messages.ts";
import type { PayoutAccountInput, PayoutAccountUpdateInput, PayRateInput } from "@app/domain/tutors/tutor-parts.ts";
import { seal } from "../../database/seal.ts";
import { insertRecord, updateRecord } from "../../database/records.ts";
import { changeRecord, createRecord, type RecordKind } from "../../records/change-record.ts";
import { anyText, type ListRequest, type ListSpec } from "../../records/list-spec.ts";
import { readPage } from "../../records/read-page.ts";
import { withUnique } from "../../records/unique.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal } from "../../service/refusal.ts";
import { lockPerson } from "./tutor-documents.service.ts";
import { payoutAccountOf, payRateOf, type PayoutAccountRecord, type PayRateRecord } from "./tutor-part.record.ts";
import { payoutAccounts, payoutSecrets, payRates, type PayoutAccountRow, type PayRateRow } from "./tutors.table.ts";

export const payRateKind: RecordKind<PayRateRow, PayRateRecord> = {
  table: payRates,
  kind: "pay-rate",
  labelOf: ({ effectiveFrom }) => `from ${effectiveFrom}`,
  partOf: ({ personId }) => personId,
  present: (_, row) => payRateOf(row),
};

export const payRateList: ListSpec = {
  sorts: { effectiveFrom: [payRates.effectiveFrom] },
  defaultSort: "-effectiveFrom",
  id: payRates.id,
  filters: { id: anyText(payRates.id), personId: anyText(payRates.personId) },
};

export async function listPayRates(context: Context, request: ListRequest) {
  const { rows, total } = await readPage(context, { row: payRates }, payRates, request, isNull(payRates.archivedAt));
  return { rows: rows.map(({ row }) => payRateOf(row)), total };
}

/** Says what an hour is paid from a day on. A rate is never changed: another one takes its place. */
export async function createPayRate(context: Context, input: PayRateInput): Promise<PayRateRecord> {
  await lockPerson(context, input.personId);
  return createRecord(context, payRateKind, { write: () => insertRecord(context, payRates, input) });
}

const payoutAccountKind: RecordKind<PayoutAccountRow, PayoutAccountRecord> = {
  table: payoutAccounts,
  kind: "payout-account",
  labelOf: ({ method, last4 }) => `${method} …${last4}`,
  partOf: ({ personId }) => personId,
  present: (_, row) => payoutAccountOf(row),
};

export const payoutAccountList: ListSpec = {
  sorts: { createdAt: [payoutAccounts.createdAt] },
  defaultSort: "createdAt",
  id: payoutAccounts.id,
  filters: { id: anyText(payoutAccounts.id), personId: anyText(payoutAccounts.personId) },
};

export async function listPayoutAccounts(context: Context, request: ListRequest) {
  const { rows, total } = await readPage(context, { row: payoutAccounts }, payoutAccounts, request);
  return { rows: rows.map(({ row }) => payoutAccountOf(row)), total };
}

/** Keeps the number of an account where nothing that answers staff reads it. */
async function keepNumber(context: Context, id: string, accountNumber: string): Promise<void> {
  const sealed = await seal(context, "payout-key", id, accountNumber);
  await context.db
    .insert(payoutSecrets)
    .values({ id, sealed })
    .onConflictDoUpdate({ target: payoutSecrets.id, set: { sealed } });
}

const uniques = { payout_accounts_of: () => fieldRefusal("personId", messages.unique("Payout account")) };

/** Says where somebody's pay goes; each has one account. */
export async function createPayoutAccount(
  context: Context,
  { accountNumber, ...input }: PayoutAccountInput,
): Promise<PayoutAccountRecord> {
  await lockPerson(context, input.personId);
  return createRecord(context, payoutAccountKind, {
    async write() {
      const last4 = accountNumber.slice(-4);
      const row = await withUnique(uniques, () => insertRecord(context, payoutAccounts, { ...input, last4 }));
      await keepNumber(context, row.id, accountNumber);
      return row;
    },
  });
}

export const updatePayoutAccount = (
  context: Context,
  { _id, version, accountNumber, ...changes }: PayoutAccountUpdateInput,
): Promise<PayoutAccountRecord> =>
  changeRecord(
    context,
    payoutAccountKind,
    { _id, version },
    {
      async write(before) {
        if (accountNumber !== undefined) await keepNumber(context, before.id, accountNumber);
        return updateRecord(context, payoutAccounts, before, {
          ...changes,
          ...(accountNumber !== undefined && { last4: accountNumber.slice(-4) }),
        });
      },
    },
  );
