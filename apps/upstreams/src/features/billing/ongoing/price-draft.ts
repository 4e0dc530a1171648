import { eq, sql } from "drizzle-orm";
import { billingMessages } from "@app/domain/billing/billing-messages.ts";
import { invoiceSums, type InvoiceSums } from "@app/domain/billing/invoice-line.ts";
import { discountsByLine, type Basket } from "@app/domain/billing/promos.ts";
import type { Subject } from "@app/domain/subjects.ts";
import { wallClockOf } from "@app/domain/time.ts";
import type { Context } from "../../../service/context.ts";
import { fieldRefusal } from "../../../service/refusal.ts";
import { groupEnrolments, groupInstances, groupLessons } from "../../group-lessons/group-tables.public.ts";
import { bookedLessons } from "../../lessons/lessons-tables.public.ts";
import { judgePromos } from "../../promos/promos.public.ts";
import type { RegionRow } from "../../regions/regions.public.ts";
import { codesOrRefuse } from "../draft-promos.ts";
import { linesOf } from "../invoices.queries.ts";
import { invoiceLines, type InvoiceLineRow, type InvoicePromo, type InvoiceRow } from "../invoices.table.ts";
import { amountsOf } from "./draft-lines.ts";

type Draft = Pick<InvoiceRow, "id" | "customerId" | "currency" | "promoCodes">;

/** What the lessons and group lessons of a draft's lines are in, by line; nothing for fees and corrections. */
async function subjectsOf({ db }: Pick<Context, "db">, invoiceId: string): Promise<ReadonlyMap<string, Subject[]>> {
  const rows = await db
    .select({
      id: invoiceLines.id,
      subject: sql<Subject | null>`coalesce(${bookedLessons.subject}, ${groupLessons.subject})`,
    })
    .from(invoiceLines)
    .leftJoin(bookedLessons, eq(bookedLessons.id, invoiceLines.lessonId))
    .leftJoin(groupEnrolments, eq(groupEnrolments.id, invoiceLines.enrolmentId))
    .leftJoin(groupInstances, eq(groupInstances.id, groupEnrolments.instanceId))
    .leftJoin(groupLessons, eq(groupLessons.id, groupInstances.groupLessonId))
    .where(eq(invoiceLines.invoiceId, invoiceId));
  return new Map(rows.map(({ id, subject }) => [id, subject === null ? [] : [subject]]));
}

interface PricedDraft {
  lines: InvoiceLineRow[];
  prices: ReturnType<typeof amountsOf>[];
  promos: InvoicePromo[];
}

async function basketOf(context: Context, draft: Draft, region: RegionRow, lines: InvoiceLineRow[]): Promise<Basket> {
  const subjects = await subjectsOf(context, draft.id);
  return {
    lines: lines.map((line) => ({ ...line, subjects: subjects.get(line.id) ?? [] })),
    currency: draft.currency,
    regionId: region.id,
    type: null,
    today: wallClockOf(context.now, region.timeZone).date,
  };
}

const priced = (lines: readonly InvoiceLineRow[], region: RegionRow, byLine: readonly number[]) =>
  lines.map(({ unitAmount }, place) => amountsOf(unitAmount, region, byLine[place]));

/** The lines of a draft as they would be sent now; refused where one of its codes cannot be used. Source: domain.md 5.7. */
export async function pricesOrRefuse(context: Context, draft: Draft, region: RegionRow): Promise<PricedDraft> {
  const lines = await linesOf(context, [draft.id]);
  const basket = await basketOf(context, draft, region, lines);
  const { promos, byLine } = await codesOrRefuse(context, basket, draft.customerId, draft.promoCodes);
  return { lines, promos, prices: priced(lines, region, byLine) };
}

/** The same, with those codes that can be used; each says what it takes off or why it takes off nothing. */
export async function pricesWith(context: Context, draft: Draft, region: RegionRow) {
  const lines = await linesOf(context, [draft.id]);
  const basket = await basketOf(context, draft, region, lines);
  const { results, promos, nameOf } = await judgePromos(context, basket, draft.customerId, draft.promoCodes);
  const prices = priced(lines, region, discountsByLine(basket, results));
  return { lines, promos, prices, results, nameOf };
}

const isPriced = (line: InvoiceLineRow, price: ReturnType<typeof amountsOf>): boolean =>
  line.discountAmount === price.discountAmount &&
  line.taxRateBp === price.taxRateBp &&
  line.taxIncluded === price.taxIncluded;

/** Writes the prices of a draft's lines; refused where corrections take off more than there is. */
export async function writePrices(
  { db, now, actor }: Context,
  { lines, prices }: Pick<PricedDraft, "lines" | "prices">,
): Promise<InvoiceSums> {
  const sums = invoiceSums(prices);
  if (sums.total < 0) throw fieldRefusal("extras", billingMessages.belowNothing);
  for (const [place, line] of lines.entries()) {
    const price = prices[place];
    if (!price || isPriced(line, price)) continue;
    const saved = { version: line.version + 1, updatedAt: now, updatedBy: actor.id };
    await db
      .update(invoiceLines)
      .set({ ...price, ...saved })
      .where(eq(invoiceLines.id, line.id));
  }
  return sums;
}
