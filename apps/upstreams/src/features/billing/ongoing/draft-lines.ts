import { and, asc, eq, inArray, not } from "drizzle-orm";
import { lineAmounts } from "@app/domain/billing/invoice-line.ts";
import type { ExtraLine } from "@app/domain/billing/ongoing/ongoing-draft.ts";
import { extraLineKinds } from "@app/domain/billing/ongoing/ongoing-enums.ts";
import { insertRows } from "../../../database/insert-rows.ts";
import { newId } from "../../../database/new-id.ts";
import type { Context } from "../../../service/context.ts";
import type { RegionRow } from "../../regions/regions.public.ts";
import { invoiceLines } from "../invoices.table.ts";
import { billedItems } from "./billed-items.table.ts";
import type { LessonToBill } from "./to-bill.ts";

type Tax = Pick<RegionRow, "taxRateBp" | "pricesIncludeTax">;

/** What is stored of a line's price: its discount comes off before it is taxed. */
export function amountsOf(unitAmount: number, { taxRateBp, pricesIncludeTax: taxIncluded }: Tax, discountAmount = 0) {
  const price = { unitAmount, quantity: 1, discountAmount, taxRateBp, taxIncluded };
  const { net, tax: taxAmount, total } = lineAmounts(price);
  return { ...price, net, taxAmount, total };
}

const stamped = ({ now, actor: { id } }: Context) => ({
  id: newId(now),
  createdAt: now,
  updatedAt: now,
  createdBy: id,
  updatedBy: id,
  version: 1,
  archivedAt: null,
});

const noLesson = {
  lessonId: null,
  enrolmentId: null,
  learnerName: null,
  lessonOn: null,
  minutes: null,
  coveredMinutes: null,
};

/** Lines that were entered by hand; the others bill lessons and places in group lessons. */
const isExtra = inArray(invoiceLines.kind, [...extraLineKinds]);

/** The lines of a draft that were entered by hand. */
export async function extrasOf({ db }: Context, invoiceId: string): Promise<ExtraLine[]> {
  const { kind, description, unitAmount: amount } = invoiceLines;
  const rows = await db
    .select({ kind, description, amount })
    .from(invoiceLines)
    .where(and(eq(invoiceLines.invoiceId, invoiceId), isExtra))
    .orderBy(asc(invoiceLines.place));
  return rows.map((row) => ({ ...row, kind: row.kind === "fee" ? "fee" : "adjustment" }));
}

/** Writes the lines that were entered by hand anew, below those of the lessons. */
export async function writeExtras(context: Context, invoiceId: string, extras: readonly ExtraLine[], tax: Tax) {
  const { db } = context;
  const ofInvoice = eq(invoiceLines.invoiceId, invoiceId);
  await db.delete(invoiceLines).where(and(ofInvoice, isExtra));
  const first = await db.$count(invoiceLines, ofInvoice);
  await insertRows(
    db,
    invoiceLines,
    extras.map(({ kind, description, amount }, index) => ({
      ...stamped(context),
      invoiceId,
      place: first + index,
      kind,
      description,
      ...amountsOf(amount, tax),
      ...noLesson,
    })),
  );
}

/** The line that bills a lesson, without what every record has. */
export const lineOfLesson = (lesson: LessonToBill, place: number, tax: Tax) => ({
  place,
  kind: lesson.kind,
  description: lesson.description,
  ...amountsOf(lesson.amount, tax),
  lessonId: lesson.lessonId,
  enrolmentId: lesson.enrolmentId,
  learnerName: lesson.learnerName,
  lessonOn: lesson.day,
  minutes: lesson.minutes,
  coveredMinutes: lesson.coveredMinutes,
});

/** Writes a draft's lines of lessons, and marks what they account for. */
export async function writeLessons(context: Context, invoiceId: string, lessons: readonly LessonToBill[], tax: Tax) {
  const rows = lessons.map((lesson, place) => ({
    lesson,
    line: { ...stamped(context), invoiceId, ...lineOfLesson(lesson, place, tax) },
  }));
  const lines = rows.map(({ line }) => line);
  await insertRows(context.db, invoiceLines, lines);
  await insertRows(
    context.db,
    billedItems,
    rows.flatMap(({ lesson, line }) =>
      lesson.itemIds.map((itemId) => ({ itemId, invoiceId, lineId: line.id, creditNoteId: null })),
    ),
  );
}

/** Takes a draft's lines of lessons out, which frees what they accounted for. */
export const dropLessons = ({ db }: Context, invoiceId: string) =>
  db.delete(invoiceLines).where(and(eq(invoiceLines.invoiceId, invoiceId), not(isExtra)));
