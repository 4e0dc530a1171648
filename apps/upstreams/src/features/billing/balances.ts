import { and, asc, inArray, sql } from "drizzle-orm";
import { payableStatuses } from "@app/domain/billing/invoice-states.ts";
import { currencies, type Currency } from "@app/domain/enums.ts";
import { z } from "zod";
import { amongMany } from "../../records/among.ts";
import type { Context } from "../../service/context.ts";
import { creditEntries, creditLots } from "./credit.table.ts";
import { dueColumn } from "./invoice-money.ts";
import { invoices } from "./invoices.table.ts";

/** What is owed and what is left of some customers, by currency; amounts of two currencies are never added. */
export const customerBalances = z
  .object({
    _id: z.string().meta({ description: "The customer." }),
    balances: z.array(
      z
        .object({
          currency: z.enum(currencies),
          owed: z.int().meta({ description: "What is due of invoices that were sent, in minor units." }),
          money: z.int().meta({ description: "Credit in money, in minor units." }),
          minutes: z.int().meta({ description: "Credit in minutes." }),
          lessonMinutes: z.int().nullable().meta({ description: "The usual length, where all minutes have one." }),
        })
        .meta({ id: "CustomerBalance" }),
    ),
  })
  .meta({ id: "CustomerBalances" });
export type CustomerBalances = z.infer<typeof customerBalances>;
type Balance = CustomerBalances["balances"][number];

const whole = (column: ReturnType<typeof sql>) => sql`coalesce(sum(${column}), 0)::text`.mapWith(Number);

const owedBy = ({ db }: Pick<Context, "db">, ids: readonly string[]) =>
  db
    .select({ customerId: invoices.customerId, currency: invoices.currency, owed: whole(dueColumn) })
    .from(invoices)
    .where(and(amongMany(invoices.customerId, [...ids]), inArray(invoices.status, [...payableStatuses])))
    .groupBy(invoices.customerId, invoices.currency);

const creditOf = ({ db }: Pick<Context, "db">, ids: readonly string[]) =>
  db
    .select({
      customerId: creditLots.customerId,
      currency: creditLots.currency,
      unit: creditLots.unit,
      lessonMinutes: creditLots.lessonMinutes,
      rest: whole(sql`${creditEntries.quantity}`),
    })
    .from(creditLots)
    .innerJoin(creditEntries, sql`${creditEntries.lotId} = ${creditLots.id}`)
    .where(amongMany(creditLots.customerId, [...ids]))
    .groupBy(creditLots.customerId, creditLots.currency, creditLots.unit, creditLots.lessonMinutes)
    .orderBy(asc(creditLots.lessonMinutes));

/** The balances of some customers; nothing of a currency in which nothing is owed and nothing left. */
export async function balancesOf(context: Pick<Context, "db">, ids: readonly string[]): Promise<CustomerBalances[]> {
  const [owed, credit] = [await owedBy(context, ids), await creditOf(context, ids)];
  const balanceOf = (id: string, currency: Currency): Balance => {
    const left = credit.filter((one) => one.customerId === id && one.currency === currency && one.rest > 0);
    const sum = (unit: "money" | "minutes") =>
      left.filter((one) => one.unit === unit).reduce((total, { rest }) => total + rest, 0);
    const lengths = new Set(left.flatMap((one) => (one.unit === "minutes" ? [one.lessonMinutes] : [])));
    return {
      currency,
      owed: owed.find((one) => one.customerId === id && one.currency === currency)?.owed ?? 0,
      money: sum("money"),
      minutes: sum("minutes"),
      lessonMinutes: lengths.size === 1 ? ([...lengths][0] ?? null) : null,
    };
  };
  return ids.map((_id) => ({
    _id,
    balances: currencies
      .map((currency) => balanceOf(_id, currency))
      .filter(({ owed: due, money, minutes }) => due > 0 || money > 0 || minutes > 0),
  }));
}
