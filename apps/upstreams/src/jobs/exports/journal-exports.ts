import { sql } from "drizzle-orm";
import { persons } from "../../features/customers/customers.public.ts";
import {
  journalEntries,
  journalList,
  listEntries,
  shownEntries,
  type JournalEntryRecord,
} from "../../features/journal/journal.public.ts";
import {
  listFeedback,
  shownFeedback,
  tutorFeedback,
  tutorFeedbackList,
  type TutorFeedbackRecord,
} from "../../features/tutor-feedback/tutor-feedback.public.ts";
import type { Context } from "../../service/context.ts";
import { exportKind } from "./export-kind.ts";
import { idsOf, nameIn, namesIn, staffNames, wordsOf, type Names } from "./names.ts";

const people = idsOf("Tutor", (context: Context, ids) =>
  namesIn(context, persons, sql<string>`${persons.firstName} || ' ' || ${persons.lastName}`, ids),
);

export const journalEntriesExport = exportKind<{ entry: JournalEntryRecord; authors: Names }>({
  permission: "tutors:read",
  list: journalList,
  table: journalEntries,
  visible: shownEntries,
  async read(context, request) {
    const { rows } = await listEntries(context, request);
    const authors = await staffNames(
      context,
      rows.map(({ createdBy }) => createdBy),
    );
    return rows.map((entry) => ({ entry, authors }));
  },
  columns: [
    { id: "date", heading: "Date", cell: ({ entry }) => entry.occurredOn },
    { id: "tutor", heading: "Tutor", cell: ({ entry }) => entry.personName },
    { id: "kind", heading: "Kind", cell: ({ entry }) => wordsOf(entry.kind) },
    { id: "severity", heading: "Severity", cell: ({ entry }) => entry.severity },
    { id: "title", heading: "Title", cell: ({ entry }) => entry.title },
    { id: "author", heading: "Author", cell: ({ entry, authors }) => nameIn(authors, entry.createdBy) },
    { id: "followUp", heading: "Follow-up", cell: ({ entry }) => entry.followUpOn },
    { id: "done", heading: "Followed up", cell: ({ entry }) => entry.followUpDoneAt },
    { id: "visibility", heading: "Visible to", cell: ({ entry }) => wordsOf(entry.visibility) },
    { id: "text", heading: "Text", cell: ({ entry }) => entry.body },
  ],
  filters: { personId: people, authorId: idsOf("Author", staffNames), followUp: { label: "Follow-up" } },
});

export const tutorFeedbacksExport = exportKind<{ feedback: TutorFeedbackRecord; assignees: Names }>({
  permission: "tutors:read",
  list: tutorFeedbackList,
  table: tutorFeedback,
  visible: shownFeedback,
  async read(context, request) {
    const { rows } = await listFeedback(context, request);
    const assignees = await staffNames(
      context,
      rows.map(({ assigneeId }) => assigneeId),
    );
    return rows.map((feedback) => ({ feedback, assignees }));
  },
  columns: [
    { id: "date", heading: "Date", cell: ({ feedback }) => feedback.createdAt },
    { id: "tutor", heading: "Tutor", cell: ({ feedback }) => feedback.personName },
    { id: "direction", heading: "Direction", cell: ({ feedback }) => wordsOf(feedback.direction) },
    { id: "author", heading: "Author", cell: ({ feedback }) => feedback.authorName ?? wordsOf(feedback.authorKind) },
    { id: "category", heading: "Category", cell: ({ feedback }) => wordsOf(feedback.category) },
    { id: "rating", heading: "Rating", cell: ({ feedback }) => feedback.rating },
    { id: "status", heading: "Status", cell: ({ feedback }) => wordsOf(feedback.status) },
    { id: "assignee", heading: "Assignee", cell: ({ feedback, assignees }) => nameIn(assignees, feedback.assigneeId) },
    { id: "feedback", heading: "Feedback", cell: ({ feedback }) => feedback.body },
    { id: "resolution", heading: "Resolution", cell: ({ feedback }) => feedback.resolution },
  ],
  filters: {
    personId: people,
    assigneeId: idsOf("Assignee", staffNames),
    authorKind: { label: "Author" },
  },
});
