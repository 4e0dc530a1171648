import { inAppWords } from "@app/domain/content/lesson-standing.ts";
import { sentenceCase } from "../../../shared/text/format.ts";
import { BookOpen, Layers, Rows3, Shapes } from "@app/ui/icons.ts";
import type { TreeNode } from "@app/ui/tree/tree-node.ts";
import { countOf } from "../../../shared/text/format.ts";
import type { Level } from "../content-paths.ts";
import type { ExamTreeQuery } from "./exam-tree.generated.ts";

/** A node of an exam as the tree knows it. */
export interface ExamBranch {
  node: TreeNode;
  level: Exclude<Level, "exam">;
  version: number;
  /** The ids from its subject down to itself: its address. */
  ids: readonly string[];
}

type Exam = NonNullable<ExamTreeQuery["exam"]>;

const icons = { subject: Shapes, topic: Layers, section: Rows3, lesson: BookOpen };

const count = (items: readonly unknown[], word: string) =>
  items.length === 0 ? `No ${word}s` : countOf(items.length, word);

/** All that stands in an exam, from its subjects down to its lessons, in order. */
export function branchesOf({ subjects }: Exam): ExamBranch[] {
  const branch = (
    level: ExamBranch["level"],
    { id, name, version }: { id: string; name: string; version: number },
    above: readonly string[],
    more: Pick<TreeNode, "count" | "second">,
  ): ExamBranch => ({
    ...{ level, version, ids: [...above, id] },
    node: { id, parentId: above.at(-1) ?? null, label: name, icon: icons[level], ...more },
  });
  return subjects.items.flatMap((subject) => [
    branch("subject", subject, [], { count: count(subject.topics.items, "topic") }),
    ...subject.topics.items.flatMap((topic) => [
      branch("topic", topic, [subject.id], { count: count(topic.sections.items, "section") }),
      ...topic.sections.items.flatMap((section) => [
        branch("section", section, [subject.id, topic.id], { count: count(section.lessons.items, "lesson") }),
        ...section.lessons.items.map((lesson) =>
          branch("lesson", lesson, [subject.id, topic.id, section.id], {
            count: statusOf(lesson),
          }),
        ),
      ]),
    ]),
  ]);
}

type Lesson =
  Exam["subjects"]["items"][number]["topics"]["items"][number]["sections"]["items"][number]["lessons"]["items"][number];

/** "Published", and of what learners do not have why not. */
function statusOf(lesson: Lesson): string {
  const inApp = inAppWords(lesson);
  const status = sentenceCase(lesson.contentStatus.toLowerCase().replaceAll("_", " "));
  return inApp === "Active" || lesson.contentStatus !== "NO_CONTENT" ? status : inApp;
}
