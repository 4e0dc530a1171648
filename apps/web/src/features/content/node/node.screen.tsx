import { Navigate, useParams } from "react-router-dom";
import { messages } from "@app/domain/messages.ts";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { Missing } from "@app/ui/feedback/missing.tsx";
import { SkeletonPage } from "@app/ui/feedback/skeleton-page.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { failure } from "../../../shared/errors/failure.ts";
import { usePageTitle } from "../../../shared/page/page-title.tsx";
import { useQuery } from "../../../shared/page/use-query.ts";
import { useArchived } from "../archived-tabs.tsx";
import { examPath, examsPath, type Holder } from "../content-paths.ts";
import { NodePage } from "./node-page.tsx";
import { viewOfExam, viewOfSection, viewOfSubject, viewOfTopic, type NodeView } from "./node-view.ts";
import { ExamNodeDocument, SectionNodeDocument, SubjectNodeDocument, TopicNodeDocument } from "./node.generated.ts";

interface Answer {
  data?: { node: unknown } | undefined;
  error?: unknown;
  refetch: () => Promise<unknown>;
}

interface ShownProps extends Answer {
  level: Holder;
  view: NodeView | null | undefined;
}

/** What came of asking for a node: its page, its way from an old address, or what is the matter. */
function Shown({ level, data, error, refetch, view }: ShownProps) {
  const { examSlug = "" } = useParams();
  usePageTitle(view?.node.name ?? null, view?.trail);
  if (view && view.slug !== examSlug) return <Navigate to={examPath(view.slug, ...view.ids)} replace />;
  if (view) return <NodePage view={view} />;
  if (!data && error) return <ErrorState {...failure(level, error, refetch)} />;
  if (!data) return <SkeletonPage what={level} />;
  return (
    <Missing
      title={messages.missing(level)}
      text="The address may be mistyped, or none of its lessons is yours."
      link={<TextLink href={examsPath}>Go to exams</TextLink>}
    />
  );
}

const always = "cache-and-network";
const useAsked = (param: string) => {
  const id = useParams()[param] ?? "";
  return { variables: { id, archived: useArchived().archived }, fetchPolicy: always } as const;
};

/** An exam: its subjects, in order. */
export function ExamScreen() {
  const answer = useQuery(ExamNodeDocument, useAsked("examSlug"));
  return <Shown level="exam" {...answer} view={answer.data?.node && viewOfExam(answer.data.node)} />;
}

/** A subject: its topics, in order. */
export function SubjectScreen() {
  const answer = useQuery(SubjectNodeDocument, useAsked("subjectId"));
  return <Shown level="subject" {...answer} view={answer.data?.node && viewOfSubject(answer.data.node)} />;
}

/** A topic: its sections, in order. */
export function TopicScreen() {
  const answer = useQuery(TopicNodeDocument, useAsked("topicId"));
  return <Shown level="topic" {...answer} view={answer.data?.node && viewOfTopic(answer.data.node)} />;
}

/** A section: its lessons, in order. */
export function SectionScreen() {
  const answer = useQuery(SectionNodeDocument, useAsked("sectionId"));
  return <Shown level="section" {...answer} view={answer.data?.node && viewOfSection(answer.data.node)} />;
}
