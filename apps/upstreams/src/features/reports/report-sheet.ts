import { daysText } from "@app/domain/reports/days-text.ts";
import { columnsBy, usualGroupOf, type NumberDefinition } from "@app/domain/reports/report-definition.ts";
import { weekdayNames } from "@app/domain/reports/weekday-names.ts";
import { upperFirst } from "@app/domain/upper-first.ts";
import { messages } from "@app/domain/messages.ts";
import type { Context } from "../../service/context.ts";
import { readQuery } from "../../service/read-query.ts";
import { fieldRefusal } from "../../service/refusal.ts";
import { activityScope } from "./activity/activity.queries.ts";
import { activitySources } from "./activity/activity-sources.ts";
import { isActivity, type ReportAsked } from "./report-asked.ts";
import { cellValueOf, everyRow, withUnit, type Cell, type ReportSheet } from "./report-cells.ts";
import { activityQuery, readAsk, reportQuery, type ReportAsk } from "./report-query.ts";
import type { ReportSource } from "./report-source.ts";
import { reportSources } from "./report-sources.ts";
import type { CellRecord, RowRecord } from "./report.record.ts";
import { tableOf, totalsOf } from "./reports.queries.ts";

interface Read {
  source: ReportSource;
  ask: ReportAsk;
  sort: string | undefined;
}

async function readFor(context: Context, { name, params }: ReportAsked): Promise<Read> {
  if (isActivity(name)) {
    const source = activitySources[name as keyof typeof activitySources];
    const query = readQuery(activityQuery, params);
    return { source, ask: await readAsk(context, source, query, activityScope(context, query)), sort: query.sort?.[0] };
  }
  const source = reportSources[name as keyof typeof reportSources];
  const query = readQuery(reportQuery, params);
  return { source, ask: await readAsk(context, source, query), sort: query.sort?.[0] };
}

/** Marks a figure's records in a heading; shares have two such columns. */
const parts = ({ unit }: Pick<NumberDefinition, "unit">): readonly string[] =>
  unit === "count" || unit === "day" ? [] : unit === "share" ? ["count", "out of"] : ["from"];

/** "Completion rate, %", "Completion rate: count", "Completion rate: out of". */
function headingsOf({ label, unit }: NumberDefinition): string[] {
  return [withUnit(label, unit), ...parts({ unit }).map((part) => `${label}: ${part}`)];
}

/** A figure with the records behind it; a figure that cannot be said is empty, never 0, as is a month that is to come. */
function cellsOf({ value, count, outOf }: CellRecord, definition: NumberDefinition): Cell[] {
  if (definition.isShaded && !outOf) return [null, ...parts(definition).map(() => null)];
  const said = value === null ? null : cellValueOf(value, definition);
  return [said, ...parts(definition).map((part) => (part === "out of" ? outOf : count))];
}

function nameOf({ report }: ReportSource, by: string, { key, name }: Pick<RowRecord, "key" | "name">): string {
  const { names } = report.groups[by] ?? {};
  if (by === "weekday") return weekdayNames[Number(key) - 1] ?? key;
  if (by === "hour") return `${key}:00`;
  if (names) return names[key] ?? upperFirst(key.replaceAll("-", " "));
  return name ?? "Name hidden";
}

/** What heads the columns of a report's table. */
export function tableHeadings({ report, params }: ReportAsked): string[] {
  const by = params.get("by") ?? usualGroupOf(report);
  if (!Object.hasOwn(report.groups, by)) throw fieldRefusal("by", messages.choice("row"));
  const figures = columnsBy(report, by).flatMap((number) => report.numbers[number] ?? []);
  return [report.groups[by]?.label ?? "", ...figures.flatMap(headingsOf)];
}

/** How many rows the table has. */
export async function countTableRows(context: Context, asked: ReportAsked): Promise<number> {
  const { source, ask } = await readFor(context, asked);
  return (await tableOf(context, source, { ...ask, page: 1 }, { limit: 1 })).total;
}

/** The whole table of a report, as the caller may see it, and the line below it. */
export async function readTable(context: Context, asked: ReportAsked): Promise<ReportSheet> {
  const { source, ask, sort } = await readFor(context, asked);
  const { report } = source;
  const { by, days, scope } = ask;
  const { rows } = await tableOf(context, source, { ...ask, page: 1 }, { sort, limit: everyRow });
  const totals = await totalsOf(context, source, scope);
  const inColumns = (cells: readonly CellRecord[]): Cell[] =>
    columnsBy(report, by).flatMap((number) => {
      const [cell, definition] = [cells.find((one) => one.number === number), report.numbers[number]];
      return cell && definition ? cellsOf(cell, definition) : [];
    });
  const label = report.groups[by]?.label.toLowerCase() ?? by;
  const period = report.isStanding ? "as things stand" : `${daysText(days)}, days of ${scope.timeZone}`;
  return {
    rows: rows.map((row) => [nameOf(source, by, row), ...inColumns(row.cells)]),
    whole: [report.groups[by]?.whole ?? "All, counted anew", ...inColumns(totals)],
    about: `${report.title} by ${label}, ${period}`,
  };
}
