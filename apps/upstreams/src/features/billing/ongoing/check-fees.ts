import { sql } from "drizzle-orm";
import { feeTwice } from "@app/domain/billing/invariants.ts";
import { invoiceName } from "@app/domain/billing/invoice-name.ts";
import type { Currency } from "@app/domain/enums.ts";
import type { Context } from "../../../service/context.ts";
import type { BookFault } from "../book-faults.ts";
import { creditNotes } from "../credit-notes.table.ts";
import { invoiceLines, invoices } from "../invoices.table.ts";

interface Row {
  id: string;
  customerId: string | null;
  currency: Currency;
  invoiceNumber: string | null;
  firstName: string;
  lastName: string;
  otherNumber: string | null;
  description: string;
  amount: string;
}

/**
 * Fees that two ongoing invoices charge for days that overlap: as when a draft that was merged into another came back with
 * what the other has by now. A fee that was credited in full is no longer charged.
 */
export async function checkFees({ db }: Pick<Context, "db">): Promise<{ count: number; faults: BookFault[] }> {
  const { rows } = (await db.execute(sql`
    with fees as (
      select l.id, l.description, l.unit_amount, i.id as invoice_id, i.customer_id, i.currency, i.invoice_number,
        i.first_name, i.last_name, i.period_from, i.period_to
      from ${invoiceLines} l join ${invoices} i on i.id = l.invoice_id
      where l.kind = 'fee' and i.kind = 'ongoing' and i.status <> 'void' and i.archived_at is null
        and l.unit_amount > coalesce((select sum((part ->> 'amount')::bigint) from ${creditNotes} n,
          jsonb_array_elements(n.lines) as part where n.invoice_id = i.id and part ->> 'lineId' = l.id), 0)
    )
    select distinct on (b.id) b.invoice_id as "id", b.customer_id as "customerId", b.currency,
      b.invoice_number as "invoiceNumber", b.first_name as "firstName", b.last_name as "lastName",
      a.invoice_number as "otherNumber", b.description, b.unit_amount::text as amount
    from fees a join fees b on b.customer_id = a.customer_id and b.currency = a.currency and b.invoice_id > a.invoice_id
      and b.unit_amount = a.unit_amount and lower(btrim(b.description)) = lower(btrim(a.description))
      and b.period_from <= a.period_to and a.period_from <= b.period_to
    order by b.id, a.id`)) as { rows: Row[] };
  const faults = rows.map((row): BookFault => {
    const { id: invoiceId, customerId, currency, description, amount, otherNumber } = row;
    const other = otherNumber ?? invoiceName({ ...row, invoiceNumber: null });
    const fault = feeTwice({ description, fee: { currency, amount: Number(amount) }, other });
    return { about: "invoice", name: invoiceName(row), fault, invoiceId, customerId };
  });
  return { count: rows.length, faults };
}
