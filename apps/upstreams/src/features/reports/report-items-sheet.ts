import { decimalOf } from "@app/domain/money.ts";
import { daysText } from "@app/domain/reports/days-text.ts";
import { recordHeadsOf, recordValueOf } from "@app/domain/reports/report-definition.ts";
import type { ReportName } from "@app/domain/reports/report-enums.ts";
import { messages } from "@app/domain/messages.ts";
import { upperFirst } from "@app/domain/upper-first.ts";
import type { Context } from "../../service/context.ts";
import { readQuery } from "../../service/read-query.ts";
import { fieldRefusal } from "../../service/refusal.ts";
import { isActivity, type ReportAsked } from "./report-asked.ts";
import { cellValueOf, everyRow, withUnit, type Cell, type ReportSheet } from "./report-cells.ts";
import { readItems } from "./report-items.queries.ts";
import { readAsk, reportItemsQuery } from "./report-query.ts";
import { reportSources } from "./report-sources.ts";
import type { ItemRecord, ReportItemsRecord } from "./report.record.ts";

const numberOf = ({ params }: ReportAsked): string => params.get("number") ?? "";

/** What heads the columns of the records behind a figure. Source: the columns of their page. */
export function itemHeadings(asked: ReportAsked): string[] {
  const { name, report } = asked;
  const number = numberOf(asked);
  // What staff did has a list and an export of its own.
  if (isActivity(name) || !Object.hasOwn(report.numbers, number)) {
    throw fieldRefusal("number", messages.choice("figure"));
  }
  const { itemMoney, itemNote } = report;
  const value = recordValueOf(report, number);
  return [
    ...recordHeadsOf(report),
    "Status",
    ...(value ? [withUnit(value.label, value.unit)] : []),
    ...(itemMoney ? [itemMoney, "Currency"] : []),
    ...(itemNote ? [itemNote] : []),
  ];
}

async function read(context: Context, asked: ReportAsked, limit: number) {
  const source = reportSources[asked.name as ReportName];
  const query = readQuery(reportItemsQuery, asked.params);
  const ask = { ...(await readAsk(context, source, query)), page: 1 };
  return { ask, items: await readItems(context, source, ask, { number: numberOf(asked), key: query.key?.[0], limit }) };
}

/** How many records there are behind the figure. */
export async function countItems(context: Context, asked: ReportAsked): Promise<number> {
  itemHeadings(asked);
  return (await read(context, asked, 1)).items.total;
}

function lineOf({ report }: ReportAsked, value: ReturnType<typeof recordValueOf>, item: ItemRecord): Cell[] {
  const { itemMoney, itemNote } = report;
  return [
    ...[item.name, item.at, item.person, item.tutor],
    item.status === null ? null : upperFirst(item.status.replaceAll("-", " ")),
    ...(value ? [item.value === null ? null : cellValueOf(item.value, value)] : []),
    ...(itemMoney ? (item.money ? [Number(decimalOf(item.money)), item.money.currency] : [null, null]) : []),
    ...(itemNote ? [item.note] : []),
  ];
}

/** The sum below the column of the records' own figure. */
function sumOf({ sum }: ReportItemsRecord, value: ReturnType<typeof recordValueOf>, width: number): Cell[] | null {
  if (sum === null || !value) return null;
  return ["Total", ...[null, null, null, null], cellValueOf(sum, value), ...Array<null>(width - 6).fill(null)];
}

/** All records behind a figure, as the caller may see them. */
export async function readItemsSheet(context: Context, asked: ReportAsked): Promise<ReportSheet> {
  const headings = itemHeadings(asked);
  const { ask, items } = await read(context, asked, everyRow);
  const { report } = asked;
  const value = recordValueOf(report, numberOf(asked));
  const period = report.isStanding ? "as things stand" : `${daysText(ask.days)}, days of ${ask.scope.timeZone}`;
  return {
    rows: items.items.map((item) => lineOf(asked, value, item)),
    whole: sumOf(items, value, headings.length),
    about: `${report.title}: ${report.numbers[numberOf(asked)]?.label ?? ""}, ${period}`,
  };
}
