import { exams } from "../../features/content/content.public.ts";
import {
  contentLessons,
  lessonList,
  listLessons,
  visibleLessons,
  type ListedLesson,
} from "../../features/content/content-list.public.ts";
import { exportKind, type FilterWords } from "./export-kind.ts";
import { idsOf, nameIn, namesIn, staffNames, wordsFrom, type Names } from "./names.ts";

interface Row extends ListedLesson {
  staff: Names;
}

const yesOrNo = (label: string, yes: string, no: string): FilterWords => wordsFrom(label, { true: yes, false: no });

export const lessonsExport = exportKind<Row>({
  permission: "exams:read",
  list: lessonList,
  table: contentLessons,
  visible: visibleLessons,
  async read(context, request) {
    const rows = await listLessons(context, request);
    const staff = await staffNames(
      context,
      rows.flatMap(({ lesson }) => [lesson.assigneeId, lesson.reviewerId]),
    );
    return rows.map((row) => ({ ...row, staff }));
  },
  columns: [
    { id: "name", heading: "Lesson", cell: ({ lesson }) => lesson.title },
    { id: "status", heading: "Status", cell: ({ lesson }) => lesson.contentStatus },
    { id: "age", heading: "Since", cell: ({ lesson }) => lesson.statusSince.toISOString() },
    { id: "problems", heading: "Problems", cell: ({ problems }) => problems?.length ?? null, sum: true },
    { id: "active", heading: "In the app", cell: ({ lesson }) => lesson.activeFlag },
    { id: "assignee", heading: "Writer", cell: ({ lesson, staff }) => nameIn(staff, lesson.assigneeId) },
    { id: "reviewer", heading: "Reviewer", cell: ({ lesson, staff }) => nameIn(staff, lesson.reviewerId) },
    { id: "due", heading: "Due", cell: ({ lesson }) => lesson.dueOn },
    { id: "exam", heading: "Exam", cell: ({ exam }) => exam },
    { id: "subject", heading: "Subject", cell: ({ subject }) => subject },
    { id: "topic", heading: "Topic", cell: ({ topic }) => topic },
    { id: "section", heading: "Section", cell: ({ section }) => section },
    { id: "minutes", heading: "Minutes", cell: ({ lesson }) => lesson.estimatedMinutes, sum: true },
  ],
  filters: {
    contentStatus: { label: "Status" },
    activeFlag: { label: "In the app" },
    overdue: yesOrNo("Due", "Overdue", "Not overdue"),
    problems: yesOrNo("Problems", "With problems", "Without problems"),
    assigneeId: idsOf("Writer", staffNames),
    reviewerId: idsOf("Reviewer", staffNames),
    examId: idsOf("Exam", (context, ids) => namesIn(context, exams, exams.title, ids)),
  },
});
