import type { ReportDefinition } from "@app/domain/reports/report-definition.ts";
import { Section } from "@app/ui/detail/section.tsx";
import { numberOf, sentenceCase } from "../../../shared/text/format.ts";
import { daysText } from "@app/domain/reports/days-text.ts";
import { zoneText } from "./report-dates.ts";
import type { ReportQuery } from "./report.generated.ts";
import css from "./how-counted.module.css";

interface HowCountedProps {
  report: ReportDefinition;
  answer: ReportQuery["report"];
  /** Whether a table stands above it. */
  isTabled?: boolean;
}

/** What each figure means, from the definitions that the server counts by. */
export function HowCounted({ report, answer, isTabled = true }: HowCountedProps) {
  const { days, timeZone, totals } = answer;
  const hasShares = Object.values(report.numbers).some(({ unit }) => unit === "share");
  return (
    <Section title="How this is counted">
      <div className={css.how} id="how">
        <p>
          {report.isStanding
            ? `As things stand now${report.withoutTrials ? ", trial lessons left out" : ", trial lessons among them"}. `
            : `${daysText(days)}, from midnight to midnight in ${zoneText(timeZone)}. `}
          {hasShares ? "Shares of fewer than 10 are not shown. " : ""}
          {isTabled ? "The last line of the table is counted anew, not added up." : ""}
        </p>
        <dl>
          {Object.entries(report.numbers)
            .filter(([, { isExplainedElsewhere }]) => !isExplainedElsewhere)
            .map(([number, { label, formula, rows }]) => (
              <div key={number}>
                <dt>{label}</dt>
                <dd>
                  {formula}
                  {isTabled
                    ? ` ${sentenceCase(rows)}: ${numberOf(totals.find((cell) => cell.number === number)?.count ?? 0)}.`
                    : ""}
                </dd>
              </div>
            ))}
        </dl>
      </div>
    </Section>
  );
}
