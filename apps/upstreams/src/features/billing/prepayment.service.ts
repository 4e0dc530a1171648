import { eq } from "drizzle-orm";
import { dueDayBeside, dueDayProblems } from "@app/domain/billing/draft-days.ts";
import { instalmentsProblem, type Instalment } from "@app/domain/billing/instalments.ts";
import { invoiceSums, lineAmounts, type InvoiceSums, type LinePrice } from "@app/domain/billing/invoice-line.ts";
import { prepaymentLine } from "@app/domain/billing/line-text.ts";
import {
  draftProblems,
  type PrepaymentDraft,
  type PrepaymentDraftUpdate,
} from "@app/domain/billing/prepayment-draft.ts";
import { messages } from "@app/domain/messages.ts";
import { wallClockOf } from "@app/domain/time.ts";
import { billingMessages } from "@app/domain/billing/billing-messages.ts";
import { insertRecord, updateRecord } from "../../database/records.ts";
import { changeRecord, createRecord } from "../../records/change-record.ts";
import { findOrRefuse } from "../../records/versions.ts";
import type { RecordRef } from "../../records/record-ref.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal, Refusal } from "../../service/refusal.ts";
import { countryOfRegion, phoneOrRefuse } from "../customers/customers.public.ts";
import { partiesOf, type DraftParties } from "./draft-parties.ts";
import { promosOf, type DraftPromos } from "./draft-promos.ts";
import { invoiceKind } from "./invoice.kind.ts";
import type { InvoiceRecord } from "./invoice.record.ts";
import { invoiceLines, invoices, type InvoiceRow } from "./invoices.table.ts";
import { freeItems } from "./ongoing/free-items.ts";
import { checkGateway } from "./payment-ways.ts";

/** A stored draft in the names of the specification. */
export const draftOf = (row: InvoiceRow): PrepaymentDraft => ({
  firstName: row.firstName,
  lastName: row.lastName,
  email: row.email,
  gender: row.gender,
  phoneNumber: row.phoneNumber,
  secondary_email: row.secondaryEmail,
  zohoEmail: row.zohoEmail,
  timeZone: row.timeZone,
  subjects: row.subjects.map((value) => ({ value })),
  tutors: row.tutorIds,
  lessonPrice: {
    currency: row.currency,
    amount: row.priceAmount ?? 0,
    durationMinutes: row.durationMinutes ?? 60,
    lessonCount: row.lessonCount ?? 1,
  },
  whoIsLessonFor: row.whoIsLessonFor ?? "me",
  type: row.type ?? "FIXED",
  paymentGateway: row.paymentGateway,
  studentCustomer: row.customerId,
  learner: row.dependentId ?? row.podId,
  dueOn: row.dueOn,
  instalments: row.instalments,
  promoCodes: row.promoCodes,
  memo: row.memo,
  internalNote: row.internalNote,
});

const linePrice = (
  { lessonPrice }: PrepaymentDraft,
  region: DraftParties["region"],
  discountAmount: number,
): LinePrice => ({
  unitAmount: lessonPrice.amount,
  quantity: lessonPrice.lessonCount,
  discountAmount,
  taxRateBp: region?.taxRateBp ?? 0,
  taxIncluded: region?.pricesIncludeTax ?? false,
});

const partsOf = ({ instalments }: PrepaymentDraft): Instalment[] | null =>
  instalments && instalments.length > 0 ? instalments : null;

function columnsOf(
  draft: PrepaymentDraft,
  { customer, region, dependentId, podId }: DraftParties,
  { promos, discount }: DraftPromos,
) {
  const { lessonPrice, subjects, tutors, phoneNumber, secondary_email: secondaryEmail } = draft;
  const homes = [region ? countryOfRegion(region.code) : null];
  return {
    kind: "pre-payment" as const,
    customerId: customer?.id ?? null,
    regionId: region?.id ?? null,
    currency: lessonPrice.currency,
    firstName: draft.firstName,
    lastName: draft.lastName,
    email: draft.email,
    secondaryEmail: secondaryEmail ?? null,
    zohoEmail: draft.zohoEmail ?? null,
    gender: draft.gender ?? null,
    phoneNumber: phoneNumber ? phoneOrRefuse(phoneNumber, homes) : null,
    timeZone: draft.timeZone,
    paymentGateway: draft.paymentGateway,
    type: draft.type,
    whoIsLessonFor: draft.whoIsLessonFor,
    dependentId,
    podId,
    subjects: subjects.map(({ value }) => value),
    tutorIds: [...tutors],
    priceAmount: lessonPrice.amount,
    durationMinutes: lessonPrice.durationMinutes,
    lessonCount: lessonPrice.lessonCount,
    dueOn: partsOf(draft)?.[0]?.dueOn ?? draft.dueOn ?? null,
    instalments: partsOf(draft),
    promoCodes: [...draft.promoCodes],
    promos,
    memo: draft.memo ?? null,
    internalNote: draft.internalNote ?? null,
    ...invoiceSums([linePrice(draft, region, discount)]),
  };
}

/** Checks a whole draft against people, tutors and ways to pay; returns what is stored of it. */
async function prepared(context: Context, draft: PrepaymentDraft) {
  const [problem] = Object.entries(draftProblems(draft));
  if (problem) throw fieldRefusal(...problem);
  const parties = await partiesOf(context, draft);
  const [unlikely] = Object.entries(
    dueDayProblems(draft, wallClockOf(context.now, parties.region?.timeZone ?? draft.timeZone).date),
  );
  if (unlikely) throw fieldRefusal(...unlikely);
  const { currency } = draft.lessonPrice;
  await checkGateway(context, { gateway: draft.paymentGateway, currency, region: parties.region });
  const taken = await promosOf(context, draft, parties);
  const columns = columnsOf(draft, parties, taken);
  const wrong = columns.instalments && instalmentsProblem(columns.instalments, columns);
  if (wrong) throw fieldRefusal(wrong.field, wrong.message);
  return { parties, columns, discount: taken.discount };
}

/** A due day that the instalments would overrule is refused, not dropped. */
function refuseDueDayBeside(
  dueOn: string | null | undefined,
  instalments: readonly Instalment[] | null | undefined,
): void {
  const problem = dueDayBeside({ dueOn, instalments });
  if (problem !== null) throw fieldRefusal("dueOn", problem);
}

/** Writes the one line of a prepayment anew; returns the sums of the invoice. */
export async function writeDraftLine(
  context: Context,
  invoiceId: string,
  draft: PrepaymentDraft,
  parties: DraftParties,
  discount: number,
): Promise<InvoiceSums> {
  const price = linePrice(draft, parties.region, discount);
  const { net, tax, total } = lineAmounts(price);
  await context.db.delete(invoiceLines).where(eq(invoiceLines.invoiceId, invoiceId));
  await insertRecord(context, invoiceLines, {
    invoiceId,
    place: 0,
    kind: "lessons",
    description: prepaymentLine({
      type: draft.type,
      subjects: draft.subjects.map(({ value }) => value),
      learnerName: parties.learnerName,
      ...draft.lessonPrice,
    }),
    ...price,
    net,
    taxAmount: tax,
    total,
  });
  return invoiceSums([price]);
}

/** Writes a prepayment invoice as a draft, without a number. Source: domain.md 1.3, 2.6. */
export async function createPrepayment(context: Context, draft: PrepaymentDraft): Promise<InvoiceRecord> {
  refuseDueDayBeside(draft.dueOn, draft.instalments);
  const { parties, columns, discount } = await prepared(context, draft);
  return createRecord(context, invoiceKind, {
    async write() {
      const row = await insertRecord(context, invoices, columns);
      await writeDraftLine(context, row.id, draft, parties, discount);
      return row;
    },
  });
}

function refuseOngoing({ kind }: InvoiceRow): void {
  if (kind === "ongoing") throw new Refusal("WRONG_STATE", billingMessages.onlyPrepayment);
}

export function refuseSent({ status, archivedAt }: InvoiceRow, done: string): void {
  if (archivedAt !== null && done !== "deleted")
    throw new Refusal("WRONG_STATE", messages.wrongState("invoice", "deleted", done));
  if (status !== "draft") throw new Refusal("WRONG_STATE", messages.wrongState("invoice", status, done));
}

/** Saves changes to a draft; a sent invoice never changes. */
export const updatePrepayment = (
  context: Context,
  { _id, version, ...changes }: PrepaymentDraftUpdate,
): Promise<InvoiceRecord> =>
  changeRecord(
    context,
    invoiceKind,
    { _id, version },
    {
      check(before) {
        refuseOngoing(before);
        refuseSent(before, "edited");
      },
      async write(before) {
        const draft = { ...draftOf(before), ...withoutAbsent(changes) };
        refuseDueDayBeside(changes.dueOn, draft.instalments);
        const { parties, columns, discount } = await prepared(context, draft);
        await writeDraftLine(context, before.id, draft, parties, discount);
        return updateRecord(context, invoices, before, columns);
      },
    },
  );

const withoutAbsent = <Given extends object>(given: Given) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Given]-?: Exclude<Given[Name], undefined>;
  };

/** Starts a draft with the terms of another invoice. */
export async function duplicatePrepayment(context: Context, at: RecordRef): Promise<InvoiceRecord> {
  const row = await findOrRefuse(context, invoices, at._id, "Invoice");
  refuseOngoing(row);
  return createPrepayment(context, { ...draftOf(row), dueOn: null, instalments: null, promoCodes: [] });
}

/** Deletes a draft, or brings it back; an invoice with a number is never deleted. */
export const setDraftDeleted = (context: Context, at: RecordRef, deleted: boolean): Promise<InvoiceRecord> =>
  changeRecord(context, invoiceKind, at, {
    isDone: ({ archivedAt }) => (archivedAt !== null) === deleted,
    check: (before) => refuseSent(before, "deleted"),
    action: deleted ? "archived" : "state-changed",
    async write(before) {
      if (deleted) await freeItems(context, before.id);
      return updateRecord(context, invoices, before, { archivedAt: deleted ? context.now : null });
    },
  });
