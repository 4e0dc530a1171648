import type { Permission } from "@app/domain/permissions.ts";
import { activityReports } from "@app/domain/reports/activity-reports.ts";
import type { ReportDefinition } from "@app/domain/reports/report-definition.ts";
import { activityReportNames, reportNames, type AnyReportName } from "@app/domain/reports/report-enums.ts";
import { reports } from "@app/domain/reports/reports.ts";
import { messages } from "@app/domain/messages.ts";
import { fieldRefusal } from "../../service/refusal.ts";
import { neededForReport } from "./report-permission.ts";

/** A report as somebody asks for its file: `report` names it, all else is as its page is asked for. */
export interface ReportAsked {
  name: AnyReportName;
  report: ReportDefinition;
  params: URLSearchParams;
  /** The records behind a figure, in place of the table. */
  isRecords: boolean;
}

export const isActivity = (name: AnyReportName) => activityReportNames.some((one) => one === name);

export function reportAsked(query: string): ReportAsked {
  const params = new URLSearchParams(query);
  const name = [...reportNames, ...activityReportNames].find((one) => one === params.get("report"));
  if (!name) throw fieldRefusal("query", messages.choice("Report"));
  params.delete("report");
  params.delete("page");
  return { name, report: { ...reports, ...activityReports }[name], params, isRecords: params.has("number") };
}

/** The permission that the report takes. */
export const permissionOfReport = (query: string): Permission => neededForReport(reportAsked(query).name);
