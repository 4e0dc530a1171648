import { inAppWords } from "@app/domain/content/lesson-standing.ts";
import { sentenceCase } from "../../../shared/text/format.ts";
import { BookOpen, Layers, Rows3, Shapes } from "@app/ui/icons.ts";
import type { TreeNode } from "@app/ui/tree/tree-node.ts";
import { countOf } from "../../../shared/text/format.ts";
import type { Level } from "../content-paths.ts";
import type { ExamTreePartsQuery, TreeLessonFragment } from "./exam-tree.generated.ts";

/** A node of an exam as the tree knows it. */
export interface ExamBranch {
  node: TreeNode;
  level: Exclude<Level, "exam">;
  version: number;
  /** The ids from its subject down to itself: its address. */
  ids: readonly string[];
}

type Subject = NonNullable<ExamTreePartsQuery["exam"]>["subjects"]["items"][number];

/** What a tree is made of. Parts that hold lessons are known from these too. */
interface ExamParts {
  subjects: readonly Subject[];
  lessons: readonly TreeLessonFragment[];
}

const icons = { subject: Shapes, topic: Layers, section: Rows3, lesson: BookOpen };
const inside = { subject: "topic", topic: "section", section: "lesson" } as const;

interface Named {
  id: string;
  name: string;
  version: number;
  order: number;
}

interface Found extends Named {
  level: ExamBranch["level"];
  parentId: string | null;
  status?: string;
}

/** All that stands in an exam, from its subjects down to its lessons, in order. */
export function branchesOf({ subjects, lessons }: ExamParts): ExamBranch[] {
  const found = new Map<string, Found>();
  const add = (level: ExamBranch["level"], parentId: string | null, one: Named, status?: string) =>
    found.set(one.id, { ...one, level, parentId, ...(status !== undefined && { status }) });
  for (const subject of subjects) {
    add("subject", null, subject);
    for (const topic of subject.topics.items) {
      add("topic", subject.id, topic);
      for (const section of topic.sections.items) add("section", topic.id, section);
    }
  }
  for (const lesson of lessons) {
    const { section } = lesson;
    if (!section?.topic?.subject) continue;
    add("subject", null, section.topic.subject);
    add("topic", section.topic.subject.id, section.topic);
    add("section", section.topic.id, section);
    add("lesson", section.id, lesson, statusOf(lesson));
  }
  const under = new Map<string | null, Found[]>();
  for (const one of found.values()) under.set(one.parentId, [...(under.get(one.parentId) ?? []), one]);
  const walk = (parentId: string | null, above: readonly string[]): ExamBranch[] =>
    (under.get(parentId) ?? [])
      .toSorted((a, b) => a.order - b.order)
      .flatMap(({ id, name, version, level, status }) => {
        const ids = [...above, id];
        const held = under.get(id)?.length ?? 0;
        const word = level === "lesson" ? "" : inside[level];
        const count = status ?? (held === 0 ? `No ${word}s` : countOf(held, word));
        const node = { id, parentId, label: name, icon: icons[level], count };
        return [{ level, version, ids, node }, ...walk(id, ids)];
      });
  return walk(null, []);
}

/** "Published", and of what learners do not have why not. */
function statusOf(lesson: TreeLessonFragment): string {
  const inApp = inAppWords(lesson);
  const status = sentenceCase(lesson.contentStatus.toLowerCase().replaceAll("_", " "));
  return inApp === "Active" || lesson.contentStatus !== "NO_CONTENT" ? status : inApp;
}
