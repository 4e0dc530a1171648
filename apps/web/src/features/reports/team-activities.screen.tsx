import { useSearchParams } from "react-router-dom";
import { sensitiveViews } from "@app/domain/reports/sensitive-views.ts";
import { teamActivities } from "@app/domain/reports/team-activities.ts";
import { withParams } from "../../shared/page/search-params.ts";
import { useCan } from "../../shared/permission/use-can.ts";
import { activityReport, useSeesOwn } from "./activity/activity-report.tsx";
import { ActivityTabs } from "./activity/activity-tabs.tsx";
import { Seals } from "./activity/seals.tsx";
import { pageIn } from "./frame/report-address.ts";
import { ReportPage } from "./frame/report-page.tsx";

/** What staff did, who looked at what is sensitive, and whether the log is as it was. */
export function Component() {
  const [params] = useSearchParams();
  const can = useCan();
  const seesOwn = useSeesOwn();
  const tab = params.get("tab");
  if (tab === "seals" && can("staff:read")) {
    const hrefOf = (page: number) => withParams(params, { page: page > 1 ? String(page) : null });
    return <Seals page={pageIn(params, "page")} hrefOf={hrefOf} />;
  }
  const isSensitive = tab === "sensitive";
  return (
    <ReportPage
      key={tab}
      report={isSensitive ? sensitiveViews : teamActivities}
      kind={activityReport}
      title={teamActivities.title}
      note={seesOwn ? <p>These are your own entries only.</p> : null}
      tabs={<ActivityTabs value={isSensitive ? "sensitive" : "activity"} />}
    />
  );
}
