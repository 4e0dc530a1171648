import { daysText, lastDay } from "@app/domain/reports/days-text.ts";
import { behindText, changeOf, figureText, valueText } from "@app/domain/reports/figure-text.ts";
import type { ReportDefinition } from "@app/domain/reports/report-definition.ts";
import type { ReportMailRhythm } from "@app/domain/reports/report-mail-enums.ts";
import type { ReportDays } from "@app/domain/reports/report-period.ts";
import type { CellRecord } from "../report.record.ts";

const ofHeadline = (report: ReportDefinition, cells: readonly CellRecord[] | null, number: string) =>
  report.numbers[number] && cells?.find((cell) => cell.number === number);

/** "No-show rate: 4.2% (3 of 71), up 1.1 points from 3.1%". */
function lineOf(
  report: ReportDefinition,
  number: string,
  totals: readonly CellRecord[],
  before: readonly CellRecord[] | null,
): string | null {
  const definition = report.numbers[number];
  const now = ofHeadline(report, totals, number);
  if (!definition || !now) return null;
  const then = ofHeadline(report, before, number);
  const behind = now.value === null ? null : behindText(now, definition);
  const figure = `${definition.label}: ${figureText(now, definition)}${behind === null ? "" : ` (${behind})`}`;
  if (then?.value == null || now.value === null) return figure;
  const change = changeOf(now.value, then.value, definition);
  return change ? `${figure}, ${change.text} from ${valueText(then.value, definition.unit)}` : `${figure}, as before`;
}

interface Told {
  firstName: string;
  viewName: string;
  every: ReportMailRhythm;
  report: ReportDefinition;
  days: ReportDays;
  compared: ReportDays | null;
  timeZone: string;
  totals: readonly CellRecord[];
  before: readonly CellRecord[] | null;
  /** Stands where the link belongs. */
  link: string;
}

/** What an email of a report says: its headline figures and what changed, and no names of people. */
export function reportMailWords(summary: Told): { subject: string; text: string } {
  const { report, viewName, days, compared, totals, before, every } = summary;
  const when = report.isStanding ? "as things stand now" : daysText(days);
  const lines = report.headline.flatMap((number) => lineOf(report, number, totals, before) ?? []);
  const against = compared && !report.isStanding ? `, compared with ${daysText(compared)}` : "";
  return {
    subject: `${report.title}, ${viewName}: ${report.isStanding ? "now" : daysText(days)}`,
    text:
      [
        `Hello ${summary.firstName},`,
        `${report.title}, your view “${viewName}”: ${when}${against}${report.isStanding ? "" : ` (midnights of ${summary.timeZone})`}.`,
        lines.join("\n"),
        `Open the report:\n${summary.link}`,
        `You asked for this email ${every === "weekly" ? "every Monday" : "on the first of each month"}. To end it, open “Views” on the report or “Notifications” in your account.`,
      ].join("\n\n") + "\n",
  };
}

/** The view's address with the days of the email, so that the report shows the same figures. */
export function reportMailPath(
  { list, query }: { list: string; query: string },
  { isStanding }: Pick<ReportDefinition, "isStanding">,
  days: ReportDays,
): string {
  const params = new URLSearchParams(query);
  if (!isStanding) {
    params.set("period", `${days.from}/${lastDay(days)}`);
    params.set("compare", "before");
  }
  return `${list}?${params.toString()}`;
}
