import { lazy, Suspense } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { EmptyState } from "@app/ui/feedback/empty-state.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { AfterAMoment, LoadingNote, SkeletonBar } from "@app/ui/feedback/skeleton.tsx";
import { Plus } from "@app/ui/icons.ts";
import { TextLink } from "@app/ui/link/link.tsx";
import { ActionButton } from "@app/ui/page/action-button.tsx";
import { Muted } from "@app/ui/layout/muted.tsx";
import { Row } from "@app/ui/layout/row.tsx";
import { useQuery } from "../../../shared/page/use-query.ts";
import { countOf } from "../../../shared/text/format.ts";
import { failure } from "../../../shared/errors/failure.ts";
import { withParams } from "../../../shared/page/search-params.ts";
import { useCan } from "../../../shared/permission/use-can.ts";
import type { PartFragment } from "../tree/curriculum-tree.generated.ts";
import type { TreeView } from "../tree/use-tree-view.ts";
import { LearnerItem } from "./learner-item.tsx";
import { CurriculumLearnersDocument, type CurriculumLearnersQuery } from "./learners.generated.ts";
import { useProgress } from "./use-progress.ts";

const Detach = lazy(async () => ({ default: (await import("./detach.tsx")).Detach }));
const LearnerResources = lazy(async () => ({ default: (await import("./learner-resources.tsx")).LearnerResources }));

interface LearnersHereProps {
  view: TreeView;
  /** Null for the curriculum itself. */
  part: PartFragment | null;
}

/** Who follows a part, or something above or below it, and how far they are. */
export function LearnersHere({ view, part }: LearnersHereProps) {
  const [params] = useSearchParams();
  const number = Math.max(1, Math.floor(Number(params.get("people"))) || 1);
  const variables = { curriculumId: view.curriculum.id, subdivisionId: part?.id ?? null, page: { number } };
  const { data, previousData, error, loading, refetch } = useQuery(CurriculumLearnersDocument, {
    variables,
    fetchPolicy: "cache-and-network",
  });
  const page = (data ?? previousData)?.curriculumAttachments;
  if (!page) {
    return error && !loading ? (
      <ErrorState {...failure("learners", error, refetch, loading)} stillWorks="the tree" />
    ) : (
      <Waiting />
    );
  }
  if (page.pageInfo.totalCount === 0) return <Nobody view={view} part={part} />;
  return <People view={view} part={part} page={page} />;
}

type Page = NonNullable<CurriculumLearnersQuery["curriculumAttachments"]>;

function People({ view, part, page }: LearnersHereProps & { page: Page }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const can = useCan();
  const { move, moving } = useProgress();
  const { items, pageInfo } = page;
  const close = () =>
    void navigate(withParams(params, { do: null, who: null }), { replace: true, preventScrollReset: true });
  const detaching = items.find(({ id }) => params.get("do") === "detach" && id === params.get("who"));
  const reading = items.find(({ id }) => params.get("do") === "resources" && id === params.get("who"))?.learner;
  return (
    <>
      <Row gap={8} width={760} align="center" style={{ justifyContent: "space-between" }}>
        <Muted>{countOf(pageInfo.totalCount, "learner")}</Muted>
        {can("customers:write") ? <ActionButton {...attachAction(view)} size="small" /> : null}
      </Row>
      <ul role="list" style={{ maxWidth: 760, marginTop: 4 }}>
        {items.map((attached) => (
          <LearnerItem
            key={attached.id}
            view={view}
            part={part}
            attached={attached}
            mayAct={can("customers:act")}
            busy={moving}
            onStep={(event) => part && move(event, attached, part.id)}
            resourcesHref={attached.learner ? withParams(params, { do: "resources", who: attached.id }) : undefined}
            detachHref={withParams(params, { do: "detach", who: attached.id })}
          />
        ))}
      </ul>
      <Pages pageInfo={pageInfo} />
      <Suspense fallback={null}>
        {detaching && can("customers:act") ? <Detach view={view} attached={detaching} onClose={close} /> : null}
        {reading ? <LearnerResources view={view} learner={reading} onClose={close} /> : null}
      </Suspense>
    </>
  );
}

/** The way to give somebody the curriculum, from where one stands in it. */
const attachAction = ({ hrefOf, locked }: TreeView) => ({
  label: "Attach learner",
  icon: Plus,
  href: hrefOf("attach"),
  disabledReason: locked,
});

function Nobody({ view, part }: LearnersHereProps) {
  const can = useCan();
  return (
    <EmptyState
      title={part ? "No learners here yet." : "No learners yet."}
      text={
        part ? "Learners on this part appear here, with their progress." : "Learners on this curriculum appear here."
      }
      action={can("customers:write") ? attachAction(view) : undefined}
    />
  );
}

function Pages({ pageInfo: { number, totalPages } }: Pick<Page, "pageInfo">) {
  const [params] = useSearchParams();
  if (totalPages <= 1) return null;
  return (
    <Row as="nav" gap={16} above={12} aria-label="Pages of learners">
      {number > 1 ? <TextLink href={withParams(params, { people: String(number - 1) })}>Previous</TextLink> : null}
      <span>
        Page {number} of {totalPages}
      </span>
      {number < totalPages ? <TextLink href={withParams(params, { people: String(number + 1) })}>Next</TextLink> : null}
    </Row>
  );
}

const Waiting = () => (
  <AfterAMoment>
    <LoadingNote what="learners" />
    {[180, 220, 160].map((width) => (
      <p key={width} style={{ padding: "14px 0" }}>
        <SkeletonBar width={width} />
      </p>
    ))}
  </AfterAMoment>
);
