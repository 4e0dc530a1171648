import type { Permission } from "@app/domain/permissions.ts";
import { activityReportNames, type AnyReportName } from "@app/domain/reports/report-enums.ts";

/** The permission that a report takes. Source: domain.md 0.4. */
export function neededForReport(name: AnyReportName): Permission {
  if (name === "dashboard") return "dashboard:read";
  return activityReportNames.some((one) => one === name) ? "teamActivity:read" : "reports:read";
}
