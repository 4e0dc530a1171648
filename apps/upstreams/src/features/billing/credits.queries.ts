import { asc, eq, getTableColumns, inArray } from "drizzle-orm";
import { creditSources, creditUnits } from "@app/domain/billing/credit-enums.ts";
import { creditName } from "@app/domain/billing/credit-name.ts";
import { currencies } from "@app/domain/enums.ts";
import { anyIn, anyOf, anyText, type ListRequest, type ListSpec } from "../../records/list-spec.ts";
import type { RecordKind } from "../../records/change-record.ts";
import { readPage } from "../../records/read-page.ts";
import type { Context } from "../../service/context.ts";
import { lessonSettlements } from "../lessons/lessons-tables.public.ts";
import { standingOf } from "./credit-book.ts";
import { creditLotOf, type CreditLotRecord } from "./credit.record.ts";
import { creditEntries, creditLots, type CreditLotRow } from "./credit.table.ts";

export const creditList: ListSpec = {
  sorts: { createdAt: [creditLots.createdAt], expiresOn: [creditLots.expiresOn] },
  defaultSort: "-createdAt",
  id: creditLots.id,
  filters: {
    id: anyText(creditLots.id),
    customerId: anyText(creditLots.customerId),
    learnerId: anyIn(creditLots.learnerIds),
    invoiceId: anyText(creditLots.invoiceId),
    source: anyOf(creditLots.source, creditSources, "Source"),
    unit: anyOf(creditLots.unit, creditUnits, "Unit"),
    currency: anyOf(creditLots.currency, currencies, "Currency"),
  },
};

async function presentAll({ db }: Pick<Context, "db">, lots: readonly CreditLotRow[]): Promise<CreditLotRecord[]> {
  if (lots.length === 0) return [];
  const all = await db
    .select({ ...getTableColumns(creditEntries), lessonId: lessonSettlements.lessonId })
    .from(creditEntries)
    .leftJoin(lessonSettlements, eq(lessonSettlements.id, creditEntries.settlementId))
    .where(
      inArray(
        creditEntries.lotId,
        lots.map(({ id }) => id),
      ),
    )
    .orderBy(asc(creditEntries.seq));
  return lots.map((lot) => {
    const own = all.filter(({ lotId }) => lotId === lot.id);
    const { granted, rest } = standingOf(own);
    let balance = 0;
    const entries = own.map(({ id, at, type, quantity, value, invoiceId, lessonId, day, forDay, byId, reason }) => {
      balance += quantity;
      const dated = { day, forDay, at: at.toISOString(), byId, reason };
      return { _id: id, type, quantity, value, balance, invoiceId, lessonId, ...dated };
    });
    return creditLotOf(lot, { granted, rest, entries });
  });
}

export async function listCredits(context: Context, request: ListRequest) {
  const { rows, total } = await readPage(context, { lot: creditLots }, creditLots, request);
  return {
    rows: await presentAll(
      context,
      rows.map(({ lot }) => lot),
    ),
    total,
  };
}

export const creditKind: RecordKind<CreditLotRow, CreditLotRecord> = {
  table: creditLots,
  kind: "credit-lot",
  labelOf: (lot) => creditName(lot),
  partOf: ({ customerId }) => customerId,
  present: async (context, row) => (await presentAll(context, [row]))[0] as CreditLotRecord,
};
