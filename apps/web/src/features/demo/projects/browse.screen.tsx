import { useSearchParams } from "react-router-dom";
import { demoProjectStatuses } from "@app/domain/demo/projects.ts";
import { EmptyState } from "@app/ui/feedback/empty-state.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { Plus } from "@app/ui/icons.ts";
import { Page, TabSlot } from "@app/ui/list/list-frame.tsx";
import { PageHeader } from "@app/ui/page/page-header.tsx";
import { PageTabs } from "@app/ui/page/page-tabs.tsx";
import { failure } from "../../../shared/errors/failure.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { useCan } from "../../../shared/permission/use-can.ts";
import { countOf, sentenceCase } from "../../../shared/text/format.ts";
import { ProjectCards } from "./project-cards.tsx";
import { DemoProjectsDocument } from "./projects.generated.ts";
import { overviewPath, projectsPath } from "./projects-paths.ts";

/** The demo's projects; the address says of which status. */
export function BrowseScreen() {
  const [params] = useSearchParams();
  const mayWrite = useCan()("demo:write");
  const { data, loading, error, refetch } = useQuery(DemoProjectsDocument, { fetchPolicy: "cache-and-network" });
  const status = demoProjectStatuses.find((one) => one === params.get("status")) ?? "all";
  const all = data?.projects;
  const under = (tab: string) => all?.filter((one) => tab === "all" || one.status.toLowerCase() === tab);
  const projects = under(status);
  const tabs = ["all", ...demoProjectStatuses].map((value) => ({
    value,
    label: sentenceCase(value),
    count: under(value)?.length,
    href: value === "all" ? projectsPath : `${projectsPath}?status=${value}`,
  }));
  return (
    <Page>
      <PageHeader
        title="Projects"
        facts={all ? countOf(all.length, "project") : undefined}
        actions={[
          { label: "Overview", href: overviewPath },
          ...(mayWrite ? [{ label: "Add project", icon: Plus, href: "/app/projects/create", main: true }] : []),
        ]}
      />
      <TabSlot>
        <PageTabs label="Projects by status" tabs={tabs} value={status} />
      </TabSlot>
      {!projects && loading ? <SkeletonLines count={8} /> : null}
      {!projects && error ? <ErrorState {...failure("projects", error, refetch)} /> : null}
      {projects?.length === 0 ? (
        <EmptyState title="No projects match." text="The demo starts with some; reset it to get them back." />
      ) : null}
      {projects ? <ProjectCards projects={projects} /> : null}
    </Page>
  );
}
