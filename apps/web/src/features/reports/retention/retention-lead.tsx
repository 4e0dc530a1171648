import { monthsAfter, retentionAfter } from "@app/domain/reports/student-retention.ts";
import { Chart } from "@app/ui/chart/chart.tsx";
import { valueText } from "@app/domain/reports/figure-text.ts";
import { placeText } from "../frame/report-dates.ts";
import type { LeadProps } from "../frame/report-page.tsx";
import { AtRisk } from "./at-risk.tsx";
import css from "./retention-lead.module.css";

type Cells = LeadProps["answer"]["totals"];

/** How many cohorts are drawn beside all of them together. */
const drawnCohorts = 3;

const curveOf = (cells: Cells, months: readonly number[]): (number | null)[] => [
  1,
  ...months.map((month) => cells.find(({ number }) => number === retentionAfter(month))?.value ?? null),
];

/** The largest cohorts whose second month can be told, in the order in which they began. */
const cohortsOf = ({ rows }: LeadProps["answer"]) => {
  const sizeOf = ({ cells }: { cells: Cells }) => cells.find(({ number }) => number === "size")?.count ?? 0;
  return rows
    .filter(({ cells }) => curveOf(cells, [1])[1] !== null)
    .toSorted((a, b) => sizeOf(b) - sizeOf(a))
    .slice(0, drawnCohorts)
    .toSorted((a, b) => (a.key < b.key ? -1 : 1));
};

/** How many learners are still there after so many months, and beside it who may be about to leave. */
export function RetentionLead({ answer, address }: LeadProps) {
  const last = Math.max(1, ...monthsAfter.filter((month) => curveOf(answer.totals, [month])[1] !== null));
  const months = monthsAfter.slice(0, last);
  const isByCohort = address.by === "cohort" || address.by === "unpaused";
  return (
    <div className={css.lead}>
      <Chart
        title="Learners still active, by month since their first"
        note="Only months that are over; of fewer than 10 learners none"
        kind="line"
        height={320}
        places={["First month", ...months.map((month) => `Month ${month}`)]}
        series={[
          { label: "All", values: curveOf(answer.totals, months) },
          ...(isByCohort
            ? cohortsOf(answer).map(({ key, cells }) => ({
                label: placeText(`${key}-01`, "MONTH"),
                values: curveOf(cells, months),
              }))
            : []),
        ]}
        write={(value) => valueText(value, "share")}
      />
      <AtRisk address={address} />
    </div>
  );
}
