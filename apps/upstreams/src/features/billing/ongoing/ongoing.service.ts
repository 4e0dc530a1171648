import { and, eq, isNull } from "drizzle-orm";
import { dueDayProblem, periodProblem } from "@app/domain/billing/draft-days.ts";
import { billingMessages } from "@app/domain/billing/billing-messages.ts";
import type {
  BillingPeriod,
  ExtraLine,
  OngoingDraft,
  OngoingDraftUpdate,
} from "@app/domain/billing/ongoing/ongoing-draft.ts";
import type { Currency } from "@app/domain/enums.ts";
import { messages } from "@app/domain/messages.ts";
import { insertRecord, lockRecord, updateRecord } from "../../../database/records.ts";
import { changeRecord, createRecord } from "../../../records/change-record.ts";
import type { RecordRef } from "../../../records/record-ref.ts";
import type { Context } from "../../../service/context.ts";
import { fieldRefusal, Refusal } from "../../../service/refusal.ts";
import { holdInUse, personOf, type CustomerRow } from "../../customers/customers.public.ts";
import { regions, type RegionRow } from "../../regions/regions.public.ts";
import { usualGateway } from "../usual-gateway.ts";
import { todayIn } from "../invoice-lots.ts";
import { invoiceKind } from "../invoice.kind.ts";
import type { InvoiceRecord } from "../invoice.record.ts";
import { invoices, type InvoiceRow } from "../invoices.table.ts";
import { lockPayer } from "../lock-payer.ts";
import { checkGateway } from "../payment-ways.ts";
import { refuseSent } from "../prepayment.service.ts";
import { dropLessons, extrasOf, writeExtras, writeLessons } from "./draft-lines.ts";
import { pricesOrRefuse, pricesWith, writePrices } from "./price-draft.ts";
import { lessonsToBill } from "./to-bill.ts";

/** Refuses what only an ongoing invoice is for. */
export function refusePrepayment({ kind }: InvoiceRow): void {
  if (kind !== "ongoing") throw new Refusal("WRONG_STATE", billingMessages.onlyOngoing);
}

export async function regionOrRefuse({ db }: Pick<Context, "db">, id: string | null): Promise<RegionRow> {
  const [region] = id === null ? [] : await db.select().from(regions).where(eq(regions.id, id));
  if (!region) throw fieldRefusal("regionId", messages.reference("Region"));
  return region;
}

/** Refuses days that nobody bills: a slip in the year; for a run, those to come too. */
export async function refusePeriod(
  context: Pick<Context, "db" | "now">,
  { regionId, from, to }: Pick<BillingPeriod, "regionId" | "from" | "to">,
  isRun = false,
): Promise<void> {
  const { timeZone, booksBeginOn: beginOn } = await regionOrRefuse(context, regionId);
  const today = todayIn(context, timeZone);
  const problem = periodProblem({ to }, { today, beginOn });
  if (problem !== null) throw fieldRefusal("to", problem);
  if (isRun && from > today) throw fieldRefusal("from", billingMessages.periodNotBegun);
}

/** Who is billed, as their record says. */
async function billToOf(context: Context, customer: CustomerRow) {
  const person = await personOf(context, customer.id);
  const email = customer.invoiceEmail ?? person.email;
  if (email === null) throw fieldRefusal("customerId", billingMessages.noAddress);
  const { firstName, lastName, gender, phoneNumber, timeZone } = person;
  return { firstName, lastName, email, zohoEmail: customer.zohoEmail, gender, phoneNumber, timeZone };
}

/** A draft for the same days, to which a run adds. */
async function draftFor({ db }: Context, customerId: string, asked: BillingPeriod & { currency: Currency }) {
  const { id } = invoices;
  const [found] = await db
    .select({ id })
    .from(invoices)
    .where(
      and(
        eq(invoices.customerId, customerId),
        eq(invoices.kind, "ongoing"),
        eq(invoices.status, "draft"),
        isNull(invoices.archivedAt),
        eq(invoices.regionId, asked.regionId),
        eq(invoices.currency, asked.currency),
        eq(invoices.periodFrom, asked.from),
        eq(invoices.periodTo, asked.to),
      ),
    )
    .limit(1);
  return found ? lockRecord({ db }, invoices, found.id) : null;
}

/** Writes a draft's lines anew by what is to be billed now. */
export async function rewriteDraft(
  context: Context,
  draft: InvoiceRow,
  extras: readonly ExtraLine[],
): Promise<InvoiceRow> {
  const region = await regionOrRefuse(context, draft.regionId);
  await dropLessons(context, draft.id);
  await writeExtras(context, draft.id, [], region);
  const { customerId, regionId, periodTo, currency } = draft;
  const asked = { customerId: customerId ?? "", regionId: regionId ?? "", to: periodTo ?? "", currency };
  await writeLessons(context, draft.id, await lessonsToBill(context, asked), region);
  await writeExtras(context, draft.id, extras, region);
  // A code that cannot be used by now stays until the draft is edited or sent: it must not stop a run.
  const { promos, ...priced } = await pricesWith(context, draft, region);
  return updateRecord(context, invoices, draft, { promos, ...(await writePrices(context, priced)) });
}

interface Asked extends BillingPeriod {
  currency: Currency;
  extras: readonly ExtraLine[];
}

/** Drafts what is to be billed in one currency, or brings the draft for the same days up to date. */
async function draftIn(context: Context, customer: CustomerRow, asked: Asked): Promise<InvoiceRecord> {
  const { regionId, from, to, currency, extras } = asked;
  const draft = await draftFor(context, customer.id, asked);
  if (draft) {
    const current = await extrasOf(context, draft.id);
    return changeRecord(
      context,
      invoiceKind,
      { _id: draft.id, version: draft.version },
      { write: (before) => rewriteDraft(context, before, [...current, ...extras]) },
    );
  }
  const billTo = await billToOf(context, customer);
  const region = await regionOrRefuse(context, regionId);
  const paymentGateway = await usualGateway(context, { currency, region });
  return createRecord(context, invoiceKind, {
    async write() {
      const columns = { kind: "ongoing" as const, customerId: customer.id, regionId, currency, paymentGateway };
      const days = { periodFrom: from, periodTo: to };
      return rewriteDraft(context, await insertRecord(context, invoices, { ...columns, ...billTo, ...days }), extras);
    },
  });
}

/** The customer, held; refused where they are blocked or out of use. */
async function customerToBill(context: Context, customerId: string): Promise<CustomerRow> {
  const customer = await holdInUse(context, customerId);
  if (customer.status === "blocked") throw fieldRefusal("customerId", billingMessages.blocked);
  return customer;
}

/**
 * Drafts what is to be billed to a customer for lessons of some days, in each currency: what no invoice has yet and what
 * began before they ended. Returns how many drafts. The customer is held, so two runs at once bill nothing twice.
 * Source: domain.md 2.8, 3.6.
 */
export async function draftOngoing(context: Context, customerId: string, period: BillingPeriod): Promise<number> {
  const customer = await customerToBill(context, customerId);
  const lessons = await lessonsToBill(context, { customerId, ...period });
  const currencies = [...new Set(lessons.map(({ currency }) => currency))];
  for (const currency of currencies) await draftIn(context, customer, { ...period, currency, extras: [] });
  return currencies.length;
}

/** Drafts an ongoing invoice for one customer by hand, with fees and corrections. */
export async function createOngoing(context: Context, draft: OngoingDraft): Promise<InvoiceRecord> {
  const { customerId, currency, from, to, extras } = draft;
  const customer = await customerToBill(context, customerId);
  const period = { regionId: customer.regionId, from, to };
  await refusePeriod(context, period);
  const lessons = await lessonsToBill(context, { customerId, currency, ...period });
  if (lessons.length + extras.length === 0) throw fieldRefusal("to", billingMessages.nothingToBill);
  return draftIn(context, customer, { ...period, currency, extras });
}

/** Brings a draft up to date: lessons that were posted or settled again since, or no longer rest. */
export async function regenerateOngoing(context: Context, at: RecordRef): Promise<InvoiceRecord> {
  await lockPayer(context, at._id);
  return changeRecord(context, invoiceKind, at, {
    check(before) {
      refusePrepayment(before);
      refuseSent(before, "regenerated");
    },
    write: async (before) => rewriteDraft(context, before, await extrasOf(context, before.id)),
  });
}

/** Saves what is entered by hand in a draft; its lessons stay as they are. */
export async function updateOngoing(
  context: Context,
  { _id, version, extras, ...changes }: OngoingDraftUpdate,
): Promise<InvoiceRecord> {
  await lockPayer(context, _id);
  return changeRecord(
    context,
    invoiceKind,
    { _id, version },
    {
      check(before) {
        refusePrepayment(before);
        refuseSent(before, "edited");
      },
      async write(before) {
        const region = await regionOrRefuse(context, before.regionId);
        const { currency } = before;
        const unlikely = changes.dueOn ? dueDayProblem(changes.dueOn, todayIn(context, region.timeZone)) : null;
        if (unlikely !== null) throw fieldRefusal("dueOn", unlikely);
        const { paymentGateway: gateway = before.paymentGateway, email = before.email } = changes;
        await checkGateway(context, { gateway, currency, region });
        const secondaryEmail = changes.secondaryEmail === undefined ? before.secondaryEmail : changes.secondaryEmail;
        if (secondaryEmail === email) throw fieldRefusal("secondaryEmail", billingMessages.secondaryEmail);
        if (extras) await writeExtras(context, before.id, extras, region);
        const { promoCodes = before.promoCodes } = changes;
        const { promos, ...priced } = await pricesOrRefuse(context, { ...before, promoCodes }, region);
        return updateRecord(context, invoices, before, {
          ...changes,
          promos,
          ...(await writePrices(context, priced)),
        });
      },
    },
  );
}
