import type { ReportDefinition } from "@app/domain/reports/report-definition.ts";
import { reportComparisonLabels, reportComparisons, type ReportName } from "@app/domain/reports/report-enums.ts";
import { readDayRange } from "@app/domain/views/day-range.ts";
import { toEnumName, type EnumName, type Period } from "@app/domain/enums.ts";
import type { ReportFilter } from "@app/schema/types.generated.ts";
import type { ListFilter } from "@app/ui/list/list-state.ts";
import { chosenIn } from "../../../shared/list/chosen-in.ts";
import { anyId, bySubject, chosenOf, filtersOf, yesOrNo } from "../../../shared/list/list-filters.ts";
import { toOptions } from "../../../shared/text/option-labels.ts";

const periodLabels = {
  "last-7-days": "Last 7 days",
  "last-28-days": "Last 28 days",
  "this-month": "This month",
  "last-month": "Last month",
  "this-year": "This year",
} as const satisfies Partial<Record<Period, string>>;

/** The period of a report that nobody chose one for. */
const usualPeriod = "last-28-days";

/** The filters that every report has. */
export const whenFilters = {
  period: {
    label: "Period",
    options: Object.entries(periodLabels).map(([value, label]) => ({
      value,
      label,
    })),
    byDays: true,
    uncounted: true,
    unset: periodLabels[usualPeriod],
    asks([first = ""]: readonly string[]) {
      const days = readDayRange(first);
      return days ? { between: days } : { period: toEnumName(first) };
    },
  },
  compare: {
    label: "Compare with",
    options: toOptions(reportComparisons, reportComparisonLabels),
    uncounted: true,
    unset: "Nothing",
    sent: ([first = ""]: readonly string[]) => toEnumName(first),
  },
};

const table = {
  ...whenFilters,
  regionId: anyId("Region"),
  subject: bySubject(),
  tutorId: anyId("Tutor"),
  trials: { ...yesOrNo("Trial lessons", "Counted as well", "Left out"), uncounted: true as const, unset: "Left out" },
};

const reportFilters: readonly ListFilter[] = filtersOf(table);
const ofPeriods = ["period", "compare", "trials"];

/** The filters of a report, as a panel offers them; what stands now has no period. */
export function filtersOfReport({
  isStanding,
  withoutFilters = [],
}: Pick<ReportDefinition, "isStanding" | "withoutFilters">): readonly ListFilter[] {
  const without = [...withoutFilters, ...(isStanding ? ofPeriods : [])];
  return reportFilters.filter(({ name }) => !without.includes(name));
}

/** A report on lessons, as the server calls it. */
export const lessonReportName = ({ name }: Pick<ReportDefinition, "name">): EnumName<ReportName> =>
  toEnumName(name as ReportName);

/** What they ask of the server. */
export function filterAsked(params: URLSearchParams): ReportFilter {
  const chosen = chosenIn(reportFilters, params);
  return chosenOf(table, (name) => chosen[name]);
}
