import { sql, type SQL } from "drizzle-orm";
import { messages } from "@app/domain/messages.ts";
import { columnsBy, usualSortOf } from "@app/domain/reports/report-definition.ts";
import type { ReportGrain } from "@app/domain/reports/report-enums.ts";
import { fieldRefusal } from "../../service/refusal.ts";
import type { ReportAsk } from "./report-query.ts";
import type { Measure, ReportScope, ReportSource } from "./report-source.ts";

/** Rows of the table, or records behind a figure, that are read at once. */
export const reportPageSize = 50;

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

export const totalsPart = (source: ReportSource): SQL =>
  sql`select ${allColumns(source, Object.keys(source.numbers), wholeOf)} from f`;

export function pointsPart(source: ReportSource, { timeZone }: ReportScope, grain: ReportGrain): SQL {
  const bucket = sql`to_char(date_trunc(${sql.raw(`'${grain}'`)}, f.at at time zone ${timeZone}), 'YYYY-MM-DD')`;
  return sql`select f.bucket, ${allColumns(source, [source.report.chart])}
    from (select ${bucket} as bucket, f.* from f) f group by f.bucket`;
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

const keyOf = ({ groups }: ReportSource, by: string): SQL => sql`coalesce(${groups[by]?.key ?? sql`''`}, '')`;

/** The rows of the whole table, as a query over the facts. */
export function groupsPart(source: ReportSource, by: string): SQL {
  const group = source.groups[by];
  return sql`select ${keyOf(source, by)} as key, ${group?.name ?? keyOf(source, by)} as name,
      ${group?.personId ?? sql`null::text`} as person_id, ${allColumns(source, columnsBy(source.report, by))}
    from f where ${group?.among ?? sql`true`} group by ${group?.key ?? sql`1`}`;
}

export interface Page {
  sort?: string | undefined;
  /** How many rows a page has. */
  limit?: number;
}

export function tablePart(
  source: ReportSource,
  { by, page }: Pick<ReportAsk, "by" | "page">,
  { sort, limit = reportPageSize }: Page,
) {
  const order = sql`${orderOf(source, by, sort)}, key`;
  return sql`select g.*, count(*) over ()::int as total, row_number() over (order by ${order})::int as place
    from (${groupsPart(source, by)}) g order by ${order} limit ${limit} offset ${(page - 1) * limit}`;
}

/** The facts of one row of the table. */
export const ofRow = (source: ReportSource, by: string, key: string): SQL =>
  sql`${source.groups[by]?.among ?? sql`true`} and ${keyOf(source, by)} = ${key}`;
