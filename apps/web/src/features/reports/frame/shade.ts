import type { CSSProperties } from "react";
import type { ReportDefinition } from "@app/domain/reports/report-definition.ts";
import type { ReportQuery } from "./report.generated.ts";

type Answer = ReportQuery["report"];

const monthsOf = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7));

/** The month of the last day that was counted, which is today. */
const thisMonth = ({ until }: Answer["days"]): string =>
  new Date(Date.parse(`${until}T12:00:00Z`) - 86_400_000).toISOString().slice(0, 7);

/** How dark a cell of cohorts is, and whether its month is not over: that is hatched, as it will still grow. */
export function shadeOf(
  report: ReportDefinition,
  { key, cells }: Answer["rows"][number],
  number: string,
  { days }: Answer,
): { style?: CSSProperties; "data-shaded"?: ""; "data-running"?: "" } {
  const cell = cells.find((one) => one.number === number);
  if (!report.numbers[number]?.isShaded || !cell?.outOf) return {};
  const isRunning =
    /^\d{4}-\d{2}$/.test(key) && monthsOf(key) + Number(number.replace("after", "")) === monthsOf(thisMonth(days));
  return {
    "data-shaded": "",
    ...(isRunning && { "data-running": "" }),
    style: { "--shade": `${5 + Math.round((17 * cell.count) / cell.outOf)}%` } as CSSProperties,
  };
}
