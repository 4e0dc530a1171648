import { asc, eq, isNull } from "drizzle-orm";
import type { Currency } from "@app/domain/enums.ts";
import type { OldInvoiceField } from "@app/domain/billing/old-invoice.ts";
import { daysLater } from "@app/domain/dates/days-later.ts";
import type { Database } from "../database/client.ts";
import { insertRows } from "../database/insert-rows.ts";
import { oldInvoices } from "../features/billing/billing.public.ts";
import { customers, persons } from "../features/customers/customers.public.ts";
import { seedFrom } from "./random.ts";

/** Where the chance of old invoices begins. */
const chanceFrom = 108_000_000;

/** What an hour cost before, in minor units. */
const hourly: Readonly<Record<Currency, number>> = { GBP: 1600, USD: 2200, NGN: 900_000 };

const notes = ["Paid in cash at the open day", "Sent to the father’s address", "10 lessons, two carried over"];

/** The oldest customers had invoices in the system before: what it called its fields stands beside them. */
export async function seedOldInvoices(db: Database, now: Date): Promise<void> {
  const seed = seedFrom(now, chanceFrom);
  const { chance } = seed;
  const found = await db
    .select({ customerId: customers.id, currency: customers.currency, since: customers.createdAt })
    .from(customers)
    .innerJoin(persons, eq(persons.id, customers.id))
    .where(isNull(customers.archivedAt))
    .orderBy(asc(customers.createdAt), asc(persons.sortName))
    .limit(8);
  const rows = found.flatMap(({ customerId, currency, since }, nth) =>
    [3, 2, 1].slice(nth % 3).map((back) => {
      const issuedOn = daysLater(since.toISOString().slice(0, 10), -30 * back);
      const lessons = nth % 2 === 0 ? 10 : 4;
      const total = hourly[currency] * lessons;
      const isOpen = back === 1 && nth % 4 === 3;
      const fields: OldInvoiceField[] = [
        { name: "Item", value: `${lessons} x 60 min ${nth % 3 === 1 ? "Yoruba" : "Igbo"} one to one` },
        { name: "Rate", value: `${hourly[currency] / 100} ${currency} per hour` },
        { name: "Method", value: chance.pick(["Bank transfer", "Card", "Cash"]) },
        { name: "Created by", value: chance.pick(["adaeze", "folake", "office"]) },
        ...(back === 2 ? [{ name: "Remarks", value: chance.pick(notes) }] : []),
      ];
      return {
        ...seed.record(since),
        customerId,
        number: `${nth % 2 === 0 ? "PK" : "MON"}-${issuedOn.slice(0, 4)}-${String(140 + nth * 7 - back).padStart(4, "0")}`,
        kind: nth % 2 === 0 ? ("pre-payment" as const) : ("ongoing" as const),
        issuedOn,
        dueOn: daysLater(issuedOn, 14),
        currency,
        total,
        paid: isOpen ? 0 : total,
        status: isOpen ? "Written off" : "Paid",
        fields,
      };
    }),
  );
  await insertRows(db, oldInvoices, rows);
}
