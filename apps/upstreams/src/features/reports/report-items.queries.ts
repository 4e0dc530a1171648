import { sql } from "drizzle-orm";
import type { Currency } from "@app/domain/enums.ts";
import type { ReportItemKind } from "@app/domain/reports/report-enums.ts";
import type { ReportAsk } from "./report-query.ts";
import type { ReportSource } from "./report-source.ts";
import type { ItemRecord, ReportItemsRecord } from "./report.record.ts";
import { behind, measureOf, ofRow, reportPageSize, wholeOf } from "./report-parts.ts";
import { rowsOf, totalIn, type Reader } from "./reports.queries.ts";

interface ItemRow {
  id: string;
  kind: ReportItemKind;
  at: string;
  name: string;
  person: string | null;
  person_id: string | null;
  tutor: string | null;
  tutor_id: string | null;
  status: string | null;
  worth: number | null;
  note: string | null;
  amount: number | null;
  currency: Currency | null;
  total: number;
  sum: number | null;
}

/** The records behind a figure: the same facts, not counted. */
export async function readItems(
  context: Reader,
  source: ReportSource,
  { scope, by, page }: ReportAsk,
  { number, key, limit = reportPageSize }: { number: string; key: string | undefined; limit?: number },
): Promise<ReportItemsRecord> {
  const counted = measureOf(source, number, "number");
  const measure = key === undefined ? wholeOf(counted) : counted;
  const facts = sql`with f as (${source.facts(scope)})`;
  const chosen = sql`(${behind(measure)}) and ${key === undefined ? sql`true` : ofRow(source, by, key)}`;
  const read = await rowsOf<ItemRow>(
    context,
    sql`${facts} select f.kind, f.id, f.at, f.name, f.person, f.person_id, f.tutor, f.tutor_id, f.status,
        f.worth::float8 as worth, f.note, ${source.itemMoney?.amount ?? sql`null`}::float8 as amount,
        ${source.itemMoney?.currency ?? sql`null`}::text as currency, count(*) over ()::int as total,
        ${measure.as === "sum" ? sql`sum(${measure.worth}) over ()` : sql`null`}::float8 as sum from f
      where ${chosen}
      order by ${source.itemOrder ? sql`${source.itemOrder}, ` : sql``}f.at desc, f.id, f::text limit ${limit} offset ${(page - 1) * limit}`,
  );
  const mayName = context.actor.permissions.has("customers:read");
  const items = read.map(
    ({
      id,
      kind,
      at,
      person,
      person_id: personId,
      tutor_id: tutorId,
      worth,
      amount,
      currency,
      ...row
    }): ItemRecord => ({
      recordId: id,
      kind,
      at: new Date(at).toISOString(),
      // A lead is called by the name of the person.
      name: kind === "lead" && !mayName ? "Lead" : row.name,
      person: mayName ? person : null,
      personId: mayName ? personId : null,
      tutor: row.tutor,
      tutorId,
      status: row.status,
      value: worth,
      note: row.note,
      money: amount === null || currency === null ? null : { amount: Math.round(amount), currency },
    }),
  );
  return {
    items,
    sum: read[0]?.sum ?? null,
    total: await totalIn(context, read, page, sql`${facts} select count(*)::int as total from f where ${chosen}`),
  };
}
