import type { ComponentType, ReactNode } from "react";
import type { ReportDefinition } from "@app/domain/reports/report-definition.ts";
import { Chart } from "@app/ui/chart/chart.tsx";
import { DetailPage } from "@app/ui/detail/detail-page.tsx";
import { EmptyState } from "@app/ui/feedback/empty-state.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { failure } from "../../../shared/errors/failure.ts";
import { valueText } from "@app/domain/reports/figure-text.ts";
import { Headline } from "./headline.tsx";
import { HowCounted } from "./how-counted.tsx";
import { lessonReport } from "./lesson-report.tsx";
import { OtherReports } from "./other-reports.tsx";
import { useReportAddress, type ReportAddress } from "./report-address.ts";
import type { ReportKind } from "./report-kind.ts";
import { daysText } from "@app/domain/reports/days-text.ts";
import { placeText, zoneText } from "./report-dates.ts";
import sheet from "./report-print.css?url";
import { ReportTable, RowsChoice } from "./report-table.tsx";
import { usePrinting } from "./use-printing.ts";
import type { ReportQuery } from "./report.generated.ts";

type Answer = ReportQuery["report"];

/** What it shows, in a line: days, what they are compared with, whether they are over. */
export function lineOf({ isStanding }: ReportDefinition, { days, compared, running, timeZone }: Answer): string {
  if (isStanding) return "As things stand now";
  return [
    `${daysText(days)}, ${zoneText(timeZone)}`,
    ...(running ? ["not over yet"] : []),
    ...(compared ? [`compared with ${daysText(compared)}`] : []),
  ].join(" · ");
}

/** The figure of the report that is drawn over time. */
export function ReportChart({
  report,
  answer: { points, grain, compared, running },
}: {
  report: ReportDefinition;
  answer: Answer;
}) {
  const definition = report.numbers[report.chart];
  if (!definition) return null;
  return (
    <Chart
      title={definition.label}
      note={running ? `The last ${grain.toLowerCase()} is not over` : undefined}
      kind="line"
      places={points.map(({ from }) => placeText(from, grain))}
      isRunning={running}
      series={[
        { label: "This period", values: points.map(({ cell }) => cell.value) },
        ...(compared
          ? [
              {
                label: "Compared with",
                values: points.map(({ before }) => before?.value ?? null),
              },
            ]
          : []),
      ]}
      write={(value) => valueText(value, definition.unit)}
    />
  );
}

/** What a part of a report between its figures and its table is given. */
export interface LeadProps {
  report: ReportDefinition;
  answer: Answer;
  address: ReportAddress;
}

function Body({ report, answer, address, Lead }: LeadProps & Pick<PageProps, "Lead">) {
  const isEmpty = answer.totals.every(({ count }) => count === 0);
  if (isEmpty && report.isStanding) {
    return <EmptyState title="Nothing is waiting." text="Everybody has said what they had to." />;
  }
  if (isEmpty) {
    return <EmptyState title="No data for this period." text="Choose a longer period, or fewer filters." />;
  }
  return (
    <>
      <Headline report={report} answer={answer} address={address} />
      {report.isStanding ? null : <ReportChart report={report} answer={answer} />}
      {Lead ? <Lead report={report} answer={answer} address={address} /> : null}
      {answer.total > 0 ? (
        <ReportTable report={report} answer={answer} address={address} />
      ) : (
        <>
          <RowsChoice report={report} address={address} />
          <EmptyState
            title="None of these records is in a row of this kind."
            text="Choose other rows, or fewer filters."
          />
        </>
      )}
    </>
  );
}

interface PageProps {
  report: ReportDefinition;
  kind?: ReportKind;
  /** The page's title, where it is not the report's. */
  title?: string;
  tabs?: ReactNode;
  /** In the place of the chart of a report that has no period. */
  Lead?: ComponentType<LeadProps>;
  /** Above the figures: what can be done about them. */
  note?: ReactNode;
}

/** One frame for all reports: filters, figures, a chart, the table, the records behind each figure, and what it means. */
export function ReportPage({ report, kind = lessonReport, title = report.title, tabs, note, Lead }: PageProps) {
  const address = useReportAddress(report);
  const { answer, loading, error, refetch } = kind.useAnswer(report, address);
  const printing = usePrinting(answer, kind.useReadRows(report, address));
  const exported = kind.useExported(report, address, address.figure === null ? answer?.total : undefined);
  return (
    <DetailPage
      title={title}
      line={answer ? lineOf(report, answer) : undefined}
      actions={[...exported.actions, { label: "Print", onSelect: printing.print }]}
      tabs={tabs}
    >
      <link rel="stylesheet" href={sheet} precedence="print" />
      <kind.Bar report={report} address={address} />
      {note}
      {!answer && loading ? (
        <>
          {address.figure === null ? <RowsChoice report={report} address={address} /> : null}
          <SkeletonLines count={8} />
        </>
      ) : null}
      {!answer && !loading && !error ? (
        <ErrorState
          title="The report could not be loaded"
          message="The server gave no answer."
          onRetry={() => void refetch()}
        />
      ) : null}
      {!answer && error ? <ErrorState {...failure("report", error, refetch)} /> : null}
      {answer && address.figure !== null ? (
        <kind.Items report={report} address={address} number={address.figure} />
      ) : null}
      {printing.shown && address.figure === null ? (
        <Body report={report} answer={printing.shown} address={address} {...(Lead && { Lead })} />
      ) : null}
      {answer && address.figure === null ? <HowCounted report={report} answer={answer} /> : null}
      <OtherReports current={report.name} />
      {exported.dialog}
    </DetailPage>
  );
}
