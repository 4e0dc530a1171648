import { and, inArray, notInArray, sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import { receivedStatuses } from "@app/domain/billing/invariants.ts";
import { monthSumNames, type MonthSumName, type MonthSums } from "@app/domain/billing/month-sums.ts";
import { currencies, type Currency } from "@app/domain/enums.ts";
import type { Context } from "../../../service/context.ts";
import { disputeEntries } from "../bank-disputes/dispute-entries.ts";
import { creditNotes } from "../credit-notes.table.ts";
import { creditEntries, creditLots } from "../credit.table.ts";
import { invoices } from "../invoices.table.ts";
import { payments } from "../payments.table.ts";
import { billableItems } from "../posting/billable-items.table.ts";
import { refunds } from "../refunds.table.ts";
import { writeOffs } from "../write-offs.table.ts";

export const monthSumsRecord = z
  .object({
    currency: z.enum(currencies),
    invoiced: z.int().meta({ description: "Invoices that were sent, less those that were voided." }),
    credited: z.int().meta({ description: "Credit notes." }),
    writtenOff: z.int().meta({ description: "Given up as not to be had." }),
    received: z.int().meta({ description: "Payments, less those that were taken back." }),
    refunded: z.int().meta({ description: "Money that was given back by bank or in cash." }),
    lostAtBank: z.int().meta({ description: "What banks took back of payments, less what they gave back." }),
    bankFees: z.int().meta({ description: "What banks charged for disputes: an expense of its own." }),
    toBill: z.int().meta({ description: "What lessons come to beyond what credit pays for." }),
    earned: z.int().meta({ description: "The value of credit that lessons used, without tax." }),
    expired: z.int().meta({ description: "The value of credit that expired, without tax." }),
    creditMinutes: z.int().meta({ description: "By how many minutes credit changed." }),
    creditMoney: z.int().meta({ description: "By how much credit in money changed." }),
  })
  .meta({ id: "MonthSums" });

/** Everything that has a day in the books, as rows of region, day, currency, name and amount. */
const entriesOfBooks = (): SQL => {
  const { total } = invoices;
  const sent = notInArray(invoices.status, ["draft"]);
  const counted = inArray(payments.status, [...receivedStatuses, "taken-back"]);
  const received = sql`coalesce(${payments.bookedOn}, ${payments.receivedOn})`;
  const ofInvoice = (table: SQL, id: SQL) => sql`${table} join ${invoices} on ${invoices.id} = ${id}`;
  const entry = (amount: SQL, name: MonthSumName, where: SQL) =>
    sql`select ${creditLots.regionId}, ${creditEntries.day}, ${creditLots.currency}, ${name}, ${amount}
      from ${creditEntries} join ${creditLots} on ${creditLots.id} = ${creditEntries.lotId} where ${where}`;
  return sql.join(
    [
      sql`select ${invoices.regionId} as region_id, ${invoices.issuedOn} as day, ${invoices.currency} as currency,
        'invoiced' as name, ${total} as amount from ${invoices} where ${sent}`,
      sql`select ${invoices.regionId}, coalesce(${invoices.voidedOn}, ${invoices.issuedOn}), ${invoices.currency},
        'invoiced', -${total} from ${invoices} where ${invoices.status} = 'void'`,
      sql`select ${invoices.regionId}, ${creditNotes.issuedOn}, ${creditNotes.currency}, 'credited', ${creditNotes.total}
        from ${ofInvoice(sql`${creditNotes}`, sql`${creditNotes.invoiceId}`)}`,
      sql`select ${invoices.regionId}, ${writeOffs.day}, ${writeOffs.currency}, 'writtenOff', ${writeOffs.amount}
        from ${ofInvoice(sql`${writeOffs}`, sql`${writeOffs.invoiceId}`)}`,
      sql`select ${payments.regionId}, ${received}, ${payments.currency}, 'received', ${payments.amount}
        from ${payments} where ${counted}`,
      sql`select ${payments.regionId}, coalesce(${payments.takenBackOn}, ${received}), ${payments.currency}, 'received',
        -${payments.amount} from ${payments} where ${payments.status} = 'taken-back'`,
      sql`select coalesce(${invoices.regionId}, ${payments.regionId}), coalesce(${refunds.bookedOn}, ${refunds.refundedOn}),
        ${refunds.currency}, 'refunded', ${refunds.amount} from ${refunds}
        join ${payments} on ${payments.id} = ${refunds.paymentId} left join ${invoices} on ${invoices.id} = ${refunds.invoiceId}
        where ${refunds.way} in ('bank', 'cash')`,
      ...disputeEntries(),
      sql`select ${billableItems.regionId}, ${billableItems.day}, ${billableItems.currency}, 'toBill', ${billableItems.amount}
        from ${billableItems}`,
      entry(sql`${creditEntries.value}`, "earned", sql`${creditEntries.settlementId} is not null`),
      entry(
        sql`${creditEntries.value}`,
        "expired",
        sql`${creditEntries.settlementId} is null and ${creditEntries.type} in ('expire', 'return')`,
      ),
      entry(sql`${creditEntries.quantity}`, "creditMinutes", sql`${creditLots.unit} = 'minutes'`),
      entry(sql`${creditEntries.quantity}`, "creditMoney", sql`${creditLots.unit} = 'money'`),
    ],
    sql` union all `,
  );
};

const isName = (name: string): name is MonthSumName => monthSumNames.some((one) => one === name);
const none = Object.fromEntries(monthSumNames.map((name) => [name, 0])) as Record<MonthSumName, number>;

/** What some months of the books come to, by region and month ("ID 2026-08"), of all months where none are named. */
export async function sumsOfMonths(
  { db }: Pick<Context, "db">,
  asked?: { regionId: string; month: string },
): Promise<Map<string, MonthSums[]>> {
  const region = sql<string>`moved.region_id`;
  const month = sql<string>`to_char(moved.day, 'YYYY-MM')`;
  const currency = sql<Currency>`moved.currency`;
  const name = sql<string>`moved.name`;
  const rows = await db
    .select({ region, month, currency, name, amount: sql<number>`sum(moved.amount)::text`.mapWith(Number) })
    .from(sql`(${entriesOfBooks()}) as moved`)
    .where(asked && and(sql`${region} = ${asked.regionId}`, sql`${month} = ${asked.month}`))
    .groupBy(region, month, currency, name)
    .orderBy(currency);
  const found = new Map<string, MonthSums[]>();
  for (const row of rows) {
    if (!isName(row.name)) continue;
    const key = `${row.region} ${row.month}`;
    const sums = found.get(key) ?? [];
    let own = sums.find((one) => one.currency === row.currency);
    if (!own) sums.push((own = { currency: row.currency, ...none }));
    own[row.name] = row.amount;
    found.set(key, sums);
  }
  return found;
}

/** What one month of a region's books comes to, by currency; nothing without entries. */
export const sumsOfMonth = async (
  context: Pick<Context, "db">,
  month: { regionId: string; month: string },
): Promise<MonthSums[]> => (await sumsOfMonths(context, month)).get(`${month.regionId} ${month.month}`) ?? [];
