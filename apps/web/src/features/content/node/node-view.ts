import type { Crumb } from "@app/ui/shell/nav.ts";
import { examPath, type Holder } from "../content-paths.ts";
import type {
  ExamNodeQuery,
  ExamPlaceFragment,
  LessonChildFragment,
  SectionChildFragment,
  SectionNodeQuery,
  SubjectChildFragment,
  SubjectNodeQuery,
  TopicChildFragment,
  TopicNodeQuery,
} from "./node.generated.ts";

export type PartChild = SubjectChildFragment | TopicChildFragment | SectionChildFragment;
export type NodeChild = PartChild | LessonChildFragment;
type Found<Query extends { node: object | null }> = NonNullable<Query["node"]>;
type FoundNode = Found<ExamNodeQuery> | Found<SubjectNodeQuery> | Found<TopicNodeQuery> | Found<SectionNodeQuery>;

/** A node of any level that holds others, as its page shows it. */
export interface NodeView {
  level: Holder;
  node: Pick<FoundNode, "id" | "name" | "version" | "description" | "active" | "archivedAt" | "lessonCounts">;
  children: readonly NodeChild[];
  examId: string;
  /** The slug of its exam, and the ids from its subject down to itself: its address. */
  slug: string;
  ids: readonly string[];
  /** The nodes above, from the exam down. */
  trail: readonly Crumb[];
}

interface Above {
  id: string;
  name: string;
}

function viewOf(level: Holder, node: FoundNode, exam: ExamPlaceFragment, above: readonly Above[]): NodeView {
  const ids = above.map(({ id }) => id);
  const trail = [
    { label: exam.name, href: examPath(exam.slug) },
    ...above.map(({ name }, index) => ({ label: name, href: examPath(exam.slug, ...ids.slice(0, index + 1)) })),
  ];
  return {
    level,
    node,
    children: node.children.items,
    examId: exam.id,
    slug: exam.slug,
    ids,
    // The last is the page itself.
    trail: trail.slice(0, -1),
  };
}

/** The page of what the server answered; null where a node above it is not to be seen. */
export const viewOfExam = (exam: Found<ExamNodeQuery>): NodeView => viewOf("exam", exam, exam, []);

export const viewOfSubject = (subject: Found<SubjectNodeQuery>): NodeView | null =>
  subject.exam && viewOf("subject", subject, subject.exam, [subject]);

export const viewOfTopic = (topic: Found<TopicNodeQuery>): NodeView | null =>
  topic.subject?.exam ? viewOf("topic", topic, topic.subject.exam, [topic.subject, topic]) : null;

export function viewOfSection(section: Found<SectionNodeQuery>): NodeView | null {
  const { topic } = section;
  if (!topic?.subject?.exam) return null;
  return viewOf("section", section, topic.subject.exam, [topic.subject, topic, section]);
}
