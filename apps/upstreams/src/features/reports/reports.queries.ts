import { sql, type SQL } from "drizzle-orm";
import { messages } from "@app/domain/messages.ts";
import { columnsBy, usualSortOf } from "@app/domain/reports/report-definition.ts";
import { cellOf } from "@app/domain/reports/report-cell.ts";
import { begunDays, bucketsOf, grainOf, isRunning, type ReportDays } from "@app/domain/reports/report-period.ts";
import type { ReportGrain } from "@app/domain/reports/report-enums.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal } from "../../service/refusal.ts";
import type { ReportAsk } from "./report-query.ts";
import type { Measure, ReportScope, ReportSource } from "./report-source.ts";
import type { CellRecord, PointRecord, ReportRecord, RowRecord } from "./report.record.ts";

export type Reader = Pick<Context, "db" | "now" | "actor">;
type Read = Record<string, number | string | null>;

/** Rows of the table, or records behind a figure, that are read at once. */
export const reportPageSize = 50;

export async function rowsOf<Row>({ db }: Pick<Reader, "db">, query: SQL): Promise<Row[]> {
  return ((await db.execute(query)) as { rows: Row[] }).rows;
}

const worthBy = { mean: sql`avg`, sum: sql`sum` } as const;

function worthOf({ where, worth, as = "mean", aggregate }: Measure): SQL {
  if (aggregate) return aggregate;
  if (!worth) return sql`null`;
  if (as === "median") return sql`percentile_cont(0.5) within group (order by ${worth}) filter (where ${where})`;
  return sql`${worthBy[as]}(${worth}) filter (where ${where})`;
}

/** The facts behind a figure. */
export const behind = ({ where, outOf }: Measure): SQL => (outOf ? sql`(${where}) and (${outOf})` : where);

/** How a figure is counted; refused if the report has no such figure. */
export function measureOf({ numbers }: Pick<ReportSource, "numbers">, name: string, field: "number" | "sort"): Measure {
  const measure = Object.hasOwn(numbers, name) ? numbers[name] : undefined;
  if (!measure) throw fieldRefusal(field, messages.choice(field === "number" ? "figure" : field));
  return measure;
}

/** How a figure is counted over everything. */
export function wholeOf(measure: Measure): Measure {
  const { where, outOf, ofWhole } = measure;
  if (!ofWhole) return measure;
  const left = (facts: SQL) => sql`(${facts}) and (${ofWhole})`;
  return { ...measure, where: left(where), ...(outOf && { outOf: left(outOf) }) };
}

/** A figure in three columns of a query over the facts. */
const columnsOf = (name: string, measure: Measure): SQL =>
  sql`count(*) filter (where ${behind(measure)})::int as ${sql.identifier(`${name}_n`)},
    ${measure.outOf ? sql`count(*) filter (where ${measure.outOf})::int` : sql`null::int`} as ${sql.identifier(`${name}_of`)},
    (${worthOf(measure)})::float8 as ${sql.identifier(`${name}_worth`)}`;

const allColumns = (
  { numbers }: ReportSource,
  names: readonly string[],
  asCounted = (measure: Measure): Measure => measure,
): SQL =>
  sql.join(
    names.flatMap((name) => (numbers[name] ? [columnsOf(name, asCounted(numbers[name]))] : [])),
    sql`, `,
  );

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

export async function totalsOf(context: Reader, source: ReportSource, scope: ReportScope): Promise<CellRecord[]> {
  const names = Object.keys(source.numbers);
  const [read] = await rowsOf<Read>(
    context,
    sql`with f as (${source.facts(scope)}) select ${allColumns(source, names, wholeOf)} from f`,
  );
  return names.map((name) => {
    const cell = cellIn(source, name, read);
    return source.report.numbers[name]?.notOfWhole ? { ...cell, value: null } : cell;
  });
}

async function pointsOf(
  context: Reader,
  source: ReportSource,
  scope: ReportScope,
  days: ReportDays,
  grain: ReportGrain,
) {
  const name = source.report.chart;
  const bucket = sql`to_char(date_trunc(${sql.raw(`'${grain}'`)}, f.at at time zone ${scope.timeZone}), 'YYYY-MM-DD')`;
  const read = await rowsOf<Read & { bucket: string }>(
    context,
    sql`with f as (${source.facts(scope)}), b as (select ${bucket} as bucket, f.* from f)
      select f.bucket, ${allColumns(source, [name])} from b f group by f.bucket`,
  );
  const byBucket = new Map(read.map((row) => [row.bucket, row]));
  return bucketsOf(days, grain).map((from) => ({
    from,
    cell: cellIn(source, name, byBucket.get(from)),
  }));
}

/** What a sort of the table is by; empty figures come last either way. */
function orderOf(source: ReportSource, by: string, sort: string | undefined): SQL {
  const { report } = source;
  const isOrdered = report.groups[by]?.inOrder === true;
  const chosen = sort ?? usualSortOf(report, by);
  const name = chosen.replace(/^-/, "");
  const way = chosen.startsWith("-") ? sql`desc nulls last` : sql`asc nulls last`;
  if (name === "name") return isOrdered ? sql`key ${way}` : sql`lower(name) collate "C" ${way}`;
  const measure = measureOf(source, name, "sort");
  const [count, outOf, worth] = [`${name}_n`, `${name}_of`, `${name}_worth`].map((part) => sql.identifier(part));
  if (measure.outOf) return sql`${count}::float8 / nullif(${outOf}, 0) ${way}`;
  return (measure.worth ?? measure.aggregate) ? sql`${worth} ${way}` : sql`${count} ${way}`;
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

const keyOf = ({ groups }: ReportSource, by: string): SQL => sql`coalesce(${groups[by]?.key ?? sql`''`}, '')`;

/** The rows of a page of the table; a page is as long as `limit`. */
export async function tableOf(
  context: Reader,
  source: ReportSource,
  { scope, by, page }: Pick<ReportAsk, "scope" | "by" | "page">,
  { sort, limit = reportPageSize }: { sort?: string | undefined; limit?: number },
): Promise<{ rows: RowRecord[]; total: number }> {
  const group = source.groups[by];
  const names = columnsBy(source.report, by);
  const groups = sql`with f as (${source.facts(scope)}), g as (select ${keyOf(source, by)} as key,
          ${group?.name ?? keyOf(source, by)} as name, ${group?.personId ?? sql`null::text`} as person_id,
          ${allColumns(source, names)} from f where ${group?.among ?? sql`true`} group by ${group?.key ?? sql`1`})`;
  const read = await rowsOf<Read & { key: string; name: string; person_id: string | null; total: number }>(
    context,
    sql`${groups} select g.*, count(*) over ()::int as total from g order by ${orderOf(source, by, sort)}, key
      limit ${limit} offset ${(page - 1) * limit}`,
  );
  const mayName = source.report.groups[by]?.person !== "customer" || context.actor.permissions.has("customers:read");
  return {
    rows: read.map((row) => ({
      key: row.key,
      name: mayName ? row.name : null,
      personId: row.person_id,
      cells: names.map((name) => cellIn(source, name, row)),
    })),
    total: await totalIn(context, read, page, sql`${groups} select count(*)::int as total from g`),
  };
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
  const begun = begunDays(days, context.now, scope.timeZone);
  const points = source.report.isStanding ? [] : await pointsOf(context, source, scope, begun, grain);
  const before = compared ? await pointsOf(context, source, compared.scope, compared.days, grain) : null;
  const { rows, total } = await tableOf(context, source, ask, { sort });
  return {
    timeZone: scope.timeZone,
    days,
    running: isRunning(days, context.now, scope.timeZone),
    compared: compared?.days ?? null,
    totals: await totalsOf(context, source, scope),
    before: compared ? await totalsOf(context, source, compared.scope) : null,
    grain,
    points: points.map((point, at): PointRecord => ({
      ...point,
      before: before?.[at]?.cell ?? null,
    })),
    rows,
    total,
  };
}

/** The facts of one row of the table. */
export const ofRow = (source: ReportSource, by: string, key: string): SQL =>
  sql`${source.groups[by]?.among ?? sql`true`} and ${keyOf(source, by)} = ${key}`;
