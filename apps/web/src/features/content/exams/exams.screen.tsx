import { EmptyState } from "@app/ui/feedback/empty-state.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { SkeletonBar } from "@app/ui/feedback/skeleton.tsx";
import { Plus } from "@app/ui/icons.ts";
import { CardGrid, GridCard } from "@app/ui/list/card-grid.tsx";
import { Page, TabSlot } from "@app/ui/list/list-frame.tsx";
import { PageHeader } from "@app/ui/page/page-header.tsx";
import { MoreMenu } from "@app/ui/page/more-menu.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { failure } from "../../../shared/errors/failure.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { useCan } from "../../../shared/permission/use-can.ts";
import { countOf } from "../../../shared/text/format.ts";
import { ArchivedTabs, useArchived } from "../archived-tabs.tsx";
import { examPath } from "../content-paths.ts";
import { ExamsListDocument, type ExamCardFragment } from "../content.generated.ts";
import { useNodeActs } from "../node/use-node-acts.tsx";
import { StatusCounts } from "../status-counts.tsx";

const add = { label: "Add exam", icon: Plus, href: "/app/content/create/exam" };

/** The exams of the learning content, each with how far its lessons are. */
export function ExamsScreen() {
  const can = useCan();
  const { archived } = useArchived();
  const variables = { archived };
  const { data, error, refetch } = useQuery(ExamsListDocument, { variables, fetchPolicy: "cache-and-network" });
  const { actionsOf, dialog } = useNodeActs("exam", () => null);
  const exams = data?.page?.items;
  const actions = can("exams:write") ? [{ ...add, main: true }] : [];

  const lineOf = ({ region, count, lessonCount }: ExamCardFragment) =>
    [region?.name ?? "All regions", countOf(count, "subject"), countOf(lessonCount, "lesson")].join(" · ");
  return (
    <Page>
      <PageHeader
        title="Exams"
        facts={exams ? countOf(exams.length, "exam") : error ? "Not loaded" : <SkeletonBar width={90} />}
        actions={actions}
      />
      <TabSlot>
        <ArchivedTabs label="Exams" />
      </TabSlot>
      {exams ? (
        <CardGrid aria-label="Exams">
          {exams.map((exam) => (
            <GridCard
              key={exam.id}
              title={exam.name}
              href={examPath(exam.slug)}
              line={lineOf(exam)}
              picture={exam.coverImage ? { src: exam.coverImage.url, alt: exam.coverAlt ?? "" } : null}
              menu={
                <MoreMenu actions={actionsOf(exam, exam.slug, [])} label={`Actions for ${exam.name}`} size="small" />
              }
              status={exam.active ? null : <StatusChip status="inactive" word="Hidden in the app" />}
            >
              <StatusCounts counts={exam.lessonCounts} />
            </GridCard>
          ))}
        </CardGrid>
      ) : null}
      {exams?.length === 0 ? <NoExams archived={archived} mayWrite={can("exams:write")} /> : null}
      {!exams && error ? <ErrorState {...failure("exams", error, refetch)} /> : null}
      {dialog}
    </Page>
  );
}

function NoExams({ archived, mayWrite }: { archived: boolean; mayWrite: boolean }) {
  if (archived)
    return <EmptyState title="Nothing is archived." text="Archived exams are kept here and can be restored." />;
  return (
    <EmptyState
      title="Nothing here yet."
      text={
        mayWrite
          ? "Add the first exam, then its subjects, topics, sections and lessons."
          : "No exam has a lesson of yours."
      }
      action={mayWrite ? add : undefined}
    />
  );
}
