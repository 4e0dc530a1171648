import { eq } from "drizzle-orm";
import { z } from "zod";
import { refundable as refundableOf } from "@app/domain/billing/amount-due.ts";
import { lotValue, valueOfTaking } from "@app/domain/billing/lot-value.ts";
import { creditUnits, type CreditEntryType } from "@app/domain/billing/credit-enums.ts";
import type { RefundablePart, RefundTerms } from "@app/domain/billing/refund-quote.ts";
import { currencies } from "@app/domain/enums.ts";
import type { Context } from "../../service/context.ts";
import { usedByLessons } from "./cover.public.ts";
import { entriesOf, movedParts, standingOf } from "./credit-book.ts";
import type { CreditEntryRow, CreditLotRow } from "./credit.table.ts";
import { lotOfInvoice } from "./invoice-lots.ts";
import { moneyOf } from "./invoice-money.ts";
import { invoices } from "./invoices.table.ts";

const refundablePart = z
  .object({
    size: z.int(),
    worth: z.int(),
    tax: z.int(),
    taken: z.int(),
    value: z.int(),
    taxValue: z.int(),
    free: z.int(),
  })
  .meta({ id: "RefundablePart" }) satisfies z.ZodType<RefundablePart>;

/** How a prepayment stands when something of it is to be given back. */
export const refundTerms = z
  .object({
    unit: z.enum(creditUnits),
    currency: z.enum(currencies),
    size: z.int(),
    worth: z.int(),
    tax: z.int(),
    lessonMinutes: z.int().nullable(),
    taken: z.int().meta({ description: "Used, expired and given back so far." }),
    value: z.int().meta({ description: "What that is worth without tax." }),
    taxValue: z.int(),
    free: z.int().meta({ description: "What is left to be used." }),
    moved: z.array(refundablePart).meta({ description: "Its parts that were moved to other learners." }),
    frozen: z.int().meta({ description: "What is held back after a bank dispute." }),
    frozenValue: z.int().meta({ description: "What that is worth, with tax." }),
    refundable: z.int().meta({ description: "The most that can be given back." }),
    spent: z.int().meta({ description: "What lessons took, and what expired, with tax." }),
    waiting: z.int().meta({ description: "What was paid and does not make up a whole lesson." }),
    due: z.int(),
  })
  .meta({ id: "RefundTerms" }) satisfies z.ZodType<RefundTerms>;
type ShownTerms = z.infer<typeof refundTerms>;

type Money = NonNullable<ReturnType<Awaited<ReturnType<typeof moneyOf>>["get"]>>;

const valueWithTax = ({ value, taxValue }: { value: number; taxValue: number }): number => value + taxValue;

const spending: readonly CreditEntryType[] = ["use", "return", "expire"];

/** What lessons took, and what expired. */
const spentOf = (entries: readonly CreditEntryRow[]): number =>
  entries.filter(({ type }) => spending.includes(type)).reduce((sum, entry) => sum + valueWithTax(entry), 0);

/** How a credit stands, with what lessons took of it that no entry says yet. */
async function partOf(context: Context, lot: CreditLotRow, used: number) {
  const entries = await entriesOf(context, lot.id);
  const { granted, rest, taken, value, taxValue } = standingOf(entries);
  const { size, worth, tax, frozen } = lot;
  return {
    granted,
    part: { size, worth, tax, taken, value, taxValue, free: Math.max(0, rest - frozen - used) },
    frozen,
    frozenValue: valueWithTax(valueOfTaking(lot, { taken, value, taxValue }, frozen)),
    spent: spentOf(entries) + valueWithTax(valueOfTaking(lot, { taken, value, taxValue }, used)),
  };
}

/** How an ongoing invoice stands: its lessons were given, so that what is given back is beyond what is unused. */
async function ongoingTerms({ db }: Context, invoiceId: string, money: Money): Promise<ShownTerms | null> {
  const { currency, taxTotal: tax, total, kind } = invoices;
  const [invoice] = await db.select({ currency, tax, total, kind }).from(invoices).where(eq(invoices.id, invoiceId));
  if (invoice?.kind !== "ongoing") return null;
  const refundable = refundableOf(money);
  return {
    unit: "money",
    currency: invoice.currency,
    size: 0,
    worth: invoice.total - invoice.tax,
    tax: invoice.tax,
    lessonMinutes: null,
    taken: 0,
    value: 0,
    taxValue: 0,
    free: 0,
    moved: [],
    waiting: 0,
    frozen: 0,
    frozenValue: 0,
    refundable,
    spent: refundable,
    due: money.due,
  };
}

/** How an invoice stands when something of it is to be given back; null for what sold nothing yet. */
export async function refundTermsOf(context: Context, invoiceId: string): Promise<ShownTerms | null> {
  const lot = await lotOfInvoice(context, invoiceId);
  const money = (await moneyOf(context, [invoiceId])).get(invoiceId);
  if (!money) return null;
  if (!lot) return ongoingTerms(context, invoiceId, money);
  const used = await usedByLessons(context, [lot.customerId]);
  const usedOf = ({ id }: CreditLotRow) => used.get(id) ?? 0;
  const own = await partOf(context, lot, usedOf(lot));
  const moved = [];
  for (const part of await movedParts(context, lot)) moved.push(await partOf(context, part, usedOf(part)));
  const refundable = refundableOf(money);
  const { unit, currency, lessonMinutes } = lot;
  return {
    unit,
    currency,
    lessonMinutes,
    ...own.part,
    moved: moved.map(({ part }) => part),
    frozen: moved.reduce((sum, { frozen }) => sum + frozen, own.frozen),
    frozenValue: moved.reduce((sum, { frozenValue }) => sum + frozenValue, own.frozenValue),
    refundable,
    spent: moved.reduce((sum, { spent }) => sum + spent, own.spent),
    waiting: Math.max(0, Math.min(refundable, money.received - lotValue(lot, own.granted))),
    due: money.due,
  };
}
