import { and, asc, eq, gt, inArray, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import { billedFaults } from "@app/domain/billing/invariants.ts";
import { invoiceName } from "@app/domain/billing/invoice-name.ts";
import type { Context } from "../../../service/context.ts";
import { block, inBlocks } from "../book-faults.ts";
import { invoiceLines, invoices } from "../invoices.table.ts";
import { billableItems } from "../posting/billable-items.table.ts";
import { billedItems } from "./billed-items.table.ts";

type Reader = Pick<Context, "db">;

/** Lines of lessons on invoices that stand, after one. */
const linesAfter = ({ db }: Reader, after: string) =>
  db
    .select({
      id: invoiceLines.id,
      unitAmount: invoiceLines.unitAmount,
      invoice: invoices,
    })
    .from(invoiceLines)
    .innerJoin(invoices, eq(invoices.id, invoiceLines.invoiceId))
    .where(
      and(
        gt(invoiceLines.id, after),
        or(isNotNull(invoiceLines.lessonId), isNotNull(invoiceLines.enrolmentId)),
        ne(invoices.status, "void"),
        isNull(invoices.archivedAt),
      ),
    )
    .orderBy(asc(invoiceLines.id))
    .limit(block);

/** Whether each line of a lesson bills what its entries come to, and credit notes take off no more than that. */
export const checkBilled = (context: Reader) =>
  inBlocks(
    (after) => linesAfter(context, after),
    async (rows) => {
      const isCredit = sql`${billedItems.creditNoteId} is not null`;
      const { amount } = billableItems;
      const sums = await context.db
        .select({
          lineId: billedItems.lineId,
          billed: sql<number>`coalesce(sum(${amount}) filter (where not ${isCredit}), 0)::text`.mapWith(Number),
          credited: sql<number>`coalesce(-sum(${amount}) filter (where ${isCredit}), 0)::text`.mapWith(Number),
        })
        .from(billedItems)
        .innerJoin(billableItems, eq(billableItems.id, billedItems.itemId))
        .where(
          inArray(
            billedItems.lineId,
            rows.map(({ id }) => id),
          ),
        )
        .groupBy(billedItems.lineId);
      const byLine = new Map(sums.map((sum) => [sum.lineId, sum]));
      return rows.flatMap(({ id, unitAmount, invoice }) => {
        const { billed, credited } = byLine.get(id) ?? { billed: 0, credited: 0 };
        return billedFaults({ amount: unitAmount, billed, credited }).map((fault) => ({
          about: "invoice" as const,
          name: invoiceName(invoice),
          fault,
          invoiceId: invoice.id,
          customerId: invoice.customerId,
        }));
      });
    },
  );
