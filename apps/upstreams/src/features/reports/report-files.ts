import type { Context } from "../../service/context.ts";
import { reportAsked } from "./report-asked.ts";
import type { ReportSheet } from "./report-cells.ts";
import { countItems, itemHeadings, readItemsSheet } from "./report-items-sheet.ts";
import { countTableRows, readTable, tableHeadings } from "./report-sheet.ts";

/** What heads the columns of a report's file: of its table, or of the records behind one of its figures. */
export function reportHeadings(query: string): string[] {
  const asked = reportAsked(query);
  return asked.isRecords ? itemHeadings(asked) : tableHeadings(asked);
}

/** How many rows the file has. */
export function countReportRows(context: Context, query: string): Promise<number> {
  const asked = reportAsked(query);
  return asked.isRecords ? countItems(context, asked) : countTableRows(context, asked);
}

/** All that is in the file, as the caller may see it. */
export function readReportSheet(context: Context, query: string): Promise<ReportSheet> {
  const asked = reportAsked(query);
  return asked.isRecords ? readItemsSheet(context, asked) : readTable(context, asked);
}
