import { dashboard, dashboardLessons } from "@app/domain/reports/dashboard.ts";
import { DetailPage } from "@app/ui/detail/detail-page.tsx";
import { Section } from "@app/ui/detail/section.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { failure } from "../../shared/errors/failure.ts";
import { useQuery } from "../../shared/page/use-query.ts";
import { useRegionChoices } from "../regions/region-choices.public.ts";
import { dashboardFilters, regionsIn } from "./dashboard/dashboard-filters.ts";
import { Desk } from "./dashboard/desk.tsx";
import { useStoredFilter } from "./dashboard/stored-filter.ts";
import { Money } from "./dashboard/money.tsx";
import { Headline } from "./frame/headline.tsx";
import { HowCounted } from "./frame/how-counted.tsx";
import { OtherReports } from "./frame/other-reports.tsx";
import { useReportAddress } from "./frame/report-address.ts";
import { ReportBar } from "./frame/report-bar.tsx";
import { filterAsked } from "./frame/report-filters.ts";
import { ReportItemsOf } from "./frame/report-items.tsx";
import { lineOf, ReportChart } from "./frame/report-page.tsx";
import { ReportDocument } from "./frame/report.generated.ts";

/** Where the day begins: what somebody should see to, and how the business is doing. Source: domain.md 3.1, 4.1. */
export function Component() {
  const address = useReportAddress(dashboard);
  const { params, figure, asked } = address;
  useStoredFilter(params);
  const { regions } = useRegionChoices();
  const { data, loading, error, refetch } = useQuery(ReportDocument, {
    variables: { name: "DASHBOARD", filter: { compare: "BEFORE", ...filterAsked(params) }, ...asked },
    fetchPolicy: "cache-and-network",
  });
  const answer = data?.report;
  const parts = answer && { report: dashboard, answer, address };
  const choices = { regionId: (regions ?? []).map(({ id, name }) => ({ value: id, label: name })) };
  return (
    <DetailPage
      title={dashboard.title}
      line={answer ? lineOf(dashboard, answer) : undefined}
      actions={[{ label: "Print", onSelect: () => window.print() }]}
    >
      <ReportBar address={address} filters={dashboardFilters} choices={choices} />
      {figure === null ? <Desk regionIds={regionsIn(params)} /> : null}
      {figure !== null ? <ReportItemsOf report={dashboard} address={address} number={figure} /> : null}
      {!answer && loading ? <SkeletonLines count={8} /> : null}
      {!answer && error ? <ErrorState {...failure("dashboard", error, refetch)} /> : null}
      {parts && figure === null ? (
        <>
          <Section title="Lessons">
            <Headline {...parts} numbers={dashboardLessons} isCards />
            <ReportChart report={dashboard} answer={parts.answer} />
          </Section>
          <Money {...parts} />
          <HowCounted report={dashboard} answer={parts.answer} isTabled={false} />
        </>
      ) : null}
      <OtherReports current={dashboard.name} />
    </DetailPage>
  );
}
