import { reportNames, type ReportName } from "@app/domain/reports/report-enums.ts";
import { reports } from "@app/domain/reports/reports.ts";

/** A report as its page asks for it. */
export interface Question {
  report: ReportName;
  /** What differs from the page as it opens. */
  kind: string;
  variables: Readonly<Record<string, unknown>>;
}

/** Values of filters that depend on the data. */
export interface Known {
  regionId: string;
  tutorId: string;
}

/** A name as GraphQL spells it. */
export const enumOf = (name: string): string => name.toUpperCase().replaceAll("-", "_");

const filtersOf = ({ regionId, tutorId }: Known, [from, until]: readonly [string, string]) => ({
  "the month before": { period: "LAST_MONTH" },
  "this year": { period: "THIS_YEAR" },
  "twelve months": { between: { from, until } },
  "compared with the period before": { compare: "BEFORE" },
  "compared with a year earlier": { compare: "YEAR_BEFORE" },
  "one region": { regionId: [regionId] },
  "one subject": { subject: ["Igbo"] },
  "one tutor": { tutorId: [tutorId] },
  "with trials": { trials: true },
});

/** Every report as it opens, then with each filter once, and by everything that its rows can stand for. */
export function questionsOf(known: Known, year: readonly [string, string]): Question[] {
  const filters = Object.entries(filtersOf(known, year));
  return reportNames.flatMap((report) => {
    const { groups, withoutFilters = [], isStanding } = reports[report];
    const [, ...others] = Object.keys(groups);
    const name = enumOf(report);
    const applies = (filter: object) =>
      Object.keys(filter).every(
        (key) => !withoutFilters.includes(key) && !(isStanding && ["period", "between", "compare"].includes(key)),
      );
    return [
      { report, kind: "as it opens", variables: { name, filter: {}, page: 1 } },
      ...filters
        .filter(([, filter]) => applies(filter))
        .map(([kind, filter]) => ({ report, kind, variables: { name, filter, page: 1 } })),
      ...others.map((by) => ({ report, kind: `by ${by}`, variables: { name, filter: {}, by, page: 1 } })),
    ];
  });
}
