import { sql, type SQL } from "drizzle-orm";
import { columnsBy } from "@app/domain/reports/report-definition.ts";
import { cellOf } from "@app/domain/reports/report-cell.ts";
import { begunDays, bucketsOf, grainOf, isRunning, type ReportDays } from "@app/domain/reports/report-period.ts";
import type { ReportGrain } from "@app/domain/reports/report-enums.ts";
import type { Context } from "../../service/context.ts";
import type { ReportAsk } from "./report-query.ts";
import { groupsPart, pointsPart, tablePart, totalsPart, type Page } from "./report-parts.ts";
import type { ReportScope, ReportSource } from "./report-source.ts";
import type { CellRecord, PointRecord, ReportRecord, RowRecord } from "./report.record.ts";

export type Reader = Pick<Context, "db" | "now" | "actor">;
type Read = Record<string, number | string | null>;

export async function rowsOf<Row>({ db }: Pick<Reader, "db">, query: SQL): Promise<Row[]> {
  return ((await db.execute(query)) as { rows: Row[] }).rows;
}

const cellIn = ({ report }: ReportSource, name: string, read: Read | undefined): CellRecord => {
  const definition = report.numbers[name];
  if (!definition) throw new Error(`No figure ${name} in ${report.name}.`);
  const [count, outOf, worth] = ["n", "of", "worth"].map((part) => read?.[`${name}_${part}`] ?? null) as (
    | number
    | null
  )[];
  return {
    number: name,
    ...cellOf(definition, {
      count: count ?? 0,
      outOf: outOf ?? null,
      worth: worth ?? null,
    }),
  };
};

/** Asks several things of the same facts, which are gathered once: they are what a report takes its time for. */
async function readParts(
  context: Reader,
  facts: SQL,
  parts: Readonly<Record<string, SQL>>,
): Promise<(part: string) => Read[]> {
  const each = Object.entries(parts).map(
    ([name, query]) => sql`select ${name}::text as part, to_jsonb(x) as read from (${query}) x`,
  );
  const rows = await rowsOf<{ part: string; read: Read }>(
    context,
    sql`with f as (${facts}) ${sql.join(each, sql` union all `)}`,
  );
  return (name) => rows.filter(({ part }) => part === name).map(({ read }) => read);
}

const totalsIn = (source: ReportSource, [read]: readonly Read[]): CellRecord[] =>
  Object.keys(source.numbers).map((name) => {
    const cell = cellIn(source, name, read);
    return source.report.numbers[name]?.notOfWhole ? { ...cell, value: null } : cell;
  });

export async function totalsOf(context: Reader, source: ReportSource, scope: ReportScope): Promise<CellRecord[]> {
  const partOf = await readParts(context, source.facts(scope), { totals: totalsPart(source) });
  return totalsIn(source, partOf("totals"));
}

function pointsIn(source: ReportSource, read: readonly Read[], days: ReportDays, grain: ReportGrain) {
  const byBucket = new Map(read.map((row) => [row["bucket"], row]));
  return bucketsOf(days, grain).map((from) => ({
    from,
    cell: cellIn(source, source.report.chart, byBucket.get(from)),
  }));
}

/** How many rows there are in all; beyond the last page no row says so. */
export async function totalIn(
  context: Reader,
  read: readonly { total: number }[],
  page: number,
  count: SQL,
): Promise<number> {
  if (read[0] || page === 1) return read[0]?.total ?? 0;
  const [counted] = await rowsOf<{ total: number }>(context, count);
  return counted?.total ?? 0;
}

interface Table {
  rows: RowRecord[];
  total: number;
}

async function tableIn(
  context: Reader,
  source: ReportSource,
  { scope, by, page }: Pick<ReportAsk, "scope" | "by" | "page">,
  read: readonly Read[],
): Promise<Table> {
  const rows = (
    read as (Read & { key: string; name: string; person_id: string | null; total: number; place: number })[]
  ).toSorted((one, other) => one.place - other.place);
  const mayName = source.report.groups[by]?.person !== "customer" || context.actor.permissions.has("customers:read");
  const counted = sql`with f as (${source.facts(scope)}) select count(*)::int as total from (${groupsPart(source, by)}) g`;
  return {
    rows: rows.map((row) => ({
      key: row.key,
      name: mayName ? row.name : null,
      personId: row.person_id,
      cells: columnsBy(source.report, by).map((name) => cellIn(source, name, row)),
    })),
    total: await totalIn(context, rows, page, counted),
  };
}

/** The rows of a page of the table. */
export async function tableOf(
  context: Reader,
  source: ReportSource,
  ask: Pick<ReportAsk, "scope" | "by" | "page">,
  page: Page,
): Promise<Table> {
  const partOf = await readParts(context, source.facts(ask.scope), { table: tablePart(source, ask, page) });
  return tableIn(context, source, ask, partOf("table"));
}

/** A report: its figures, its chart and a page of its table. */
export async function readReport(
  context: Reader,
  source: ReportSource,
  ask: ReportAsk,
  sort: string | undefined,
): Promise<ReportRecord> {
  const { scope, days, compared } = ask;
  const grain = grainOf(days);
  const { isStanding = false } = source.report;
  const partsOf = (ownScope: ReportScope) => ({
    totals: totalsPart(source),
    ...(!isStanding && { points: pointsPart(source, ownScope, grain) }),
  });
  const partOf = await readParts(context, source.facts(scope), {
    ...partsOf(scope),
    table: tablePart(source, ask, { sort }),
  });
  const earlier = compared && (await readParts(context, source.facts(compared.scope), partsOf(compared.scope)));
  const begun = begunDays(days, context.now, scope.timeZone);
  const points = isStanding ? [] : pointsIn(source, partOf("points"), begun, grain);
  const before = compared ? pointsIn(source, earlier?.("points") ?? [], compared.days, grain) : null;
  return {
    timeZone: scope.timeZone,
    days,
    running: isRunning(days, context.now, scope.timeZone),
    compared: compared?.days ?? null,
    totals: totalsIn(source, partOf("totals")),
    before: earlier && totalsIn(source, earlier("totals")),
    grain,
    points: points.map((point, at): PointRecord => ({
      ...point,
      before: before?.[at]?.cell ?? null,
    })),
    ...(await tableIn(context, source, ask, partOf("table"))),
  };
}
