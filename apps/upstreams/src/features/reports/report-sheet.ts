import { daysText } from "@app/domain/reports/days-text.ts";
import { decimalOf } from "@app/domain/money.ts";
import type { Permission } from "@app/domain/permissions.ts";
import { activityReports } from "@app/domain/reports/activity-reports.ts";
import {
  columnsBy,
  usualGroupOf,
  type NumberDefinition,
  type ReportDefinition,
} from "@app/domain/reports/report-definition.ts";
import { activityReportNames, reportNames, type AnyReportName } from "@app/domain/reports/report-enums.ts";
import { reports } from "@app/domain/reports/reports.ts";
import { weekdayNames } from "@app/domain/reports/weekday-names.ts";
import { upperFirst } from "@app/domain/upper-first.ts";
import { messages } from "@app/domain/messages.ts";
import type { Context } from "../../service/context.ts";
import { readQuery } from "../../service/read-query.ts";
import { fieldRefusal } from "../../service/refusal.ts";
import { activityScope } from "./activity/activity.queries.ts";
import { activitySources } from "./activity/activity-sources.ts";
import { activityQuery, readAsk, reportQuery, type ReportAsk } from "./report-query.ts";
import { neededForReport } from "./report-permission.ts";
import type { ReportSource } from "./report-source.ts";
import { reportSources } from "./report-sources.ts";
import type { CellRecord, RowRecord } from "./report.record.ts";
import { tableOf, totalsOf } from "./reports.queries.ts";

type Cell = string | number | null;

/** A report as somebody asks for its file: `report` names it, all else is as its page is asked for. */
interface Asked {
  name: AnyReportName;
  report: ReportDefinition;
  params: URLSearchParams;
}

const isActivity = (name: AnyReportName) => activityReportNames.some((one) => one === name);

export function reportAsked(query: string): Asked {
  const params = new URLSearchParams(query);
  const name = [...reportNames, ...activityReportNames].find((one) => one === params.get("report"));
  if (!name) throw fieldRefusal("query", messages.choice("Report"));
  params.delete("report");
  params.delete("page");
  return { name, report: { ...reports, ...activityReports }[name], params };
}

/** The permission that the report takes. */
export const permissionOfReport = (query: string): Permission => neededForReport(reportAsked(query).name);

interface Read {
  source: ReportSource;
  ask: ReportAsk;
  sort: string | undefined;
}

async function readFor(context: Context, { name, params }: Asked): Promise<Read> {
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

const units: Readonly<Partial<Record<NumberDefinition["unit"], string>>> = {
  share: "%",
  minutes: "minutes",
  hours: "hours",
  days: "days",
};

/** "Completion rate, %", "Completion rate: count", "Completion rate: out of". */
function headingsOf({ label, unit }: NumberDefinition): string[] {
  const measured = units[unit] && !label.toLowerCase().includes(units[unit]) ? `${label}, ${units[unit]}` : label;
  return [measured, ...parts({ unit }).map((part) => `${label}: ${part}`)];
}

const hundredth = (value: number) => Math.round(value * 100) / 100;

function valueOf(value: number, { unit }: Pick<NumberDefinition, "unit">): number {
  if (unit === "share") return hundredth(value * 100);
  if (unit === "USD" || unit === "NGN" || unit === "GBP") {
    return Number(decimalOf({ currency: unit, amount: Math.round(value) }));
  }
  return hundredth(value);
}

/** A value as a cell: days as a spreadsheet reads them. */
const cellValueOf = (value: number, definition: Pick<NumberDefinition, "unit">): string | number =>
  definition.unit === "day" ? new Date(value * 1000).toISOString().slice(0, 10) : valueOf(value, definition);

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

/** What heads the columns of a report's file. */
export function reportHeadings(query: string): string[] {
  const { report, params } = reportAsked(query);
  const by = params.get("by") ?? usualGroupOf(report);
  if (!Object.hasOwn(report.groups, by)) throw fieldRefusal("by", messages.choice("row"));
  const figures = columnsBy(report, by).flatMap((number) => report.numbers[number] ?? []);
  return [report.groups[by]?.label ?? "", ...figures.flatMap(headingsOf)];
}

/** How many rows the table has. */
export async function countReportRows(context: Context, query: string): Promise<number> {
  const { source, ask } = await readFor(context, reportAsked(query));
  return (await tableOf(context, source, { ...ask, page: 1 }, { limit: 1 })).total;
}

/** More than any report has; one read, so that nothing shifts between pages. */
const everyRow = 10_000_000;

interface ReportSheet {
  rows: Cell[][];
  /** The same figures over everything: counted anew, since neither shares nor people can be added up. */
  whole: Cell[];
  /** Days and zone, or that it has none. */
  about: string;
}

/** The whole table of a report, as the caller may see it, and the line below it. */
export async function readReportSheet(context: Context, query: string): Promise<ReportSheet> {
  const asked = reportAsked(query);
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
