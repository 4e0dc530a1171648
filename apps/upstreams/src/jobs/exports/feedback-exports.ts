import { feedbackStatusLabels } from "@app/domain/feedbacks/feedback-enums.ts";
import { sql } from "drizzle-orm";
import { dependents, persons } from "../../features/customers/customers.public.ts";
import { feedbackList, listFeedbacks, type FeedbackRecord } from "../../features/feedbacks/feedbacks-list.public.ts";
import { feedbacks } from "../../features/feedbacks/feedbacks.public.ts";
import type { Context } from "../../service/context.ts";
import { exportKind } from "./export-kind.ts";
import {
  idsOf,
  nameIn,
  namesIn,
  regionCodes,
  regionFilter,
  staffNames,
  wordsFrom,
  wordsOf,
  type Names,
} from "./names.ts";

interface Feedback {
  feedback: FeedbackRecord;
  regions: Names;
  staff: Names;
  people: Names;
  learners: Names;
}

const personNames = (context: Pick<Context, "db">, ids: readonly (string | null)[]) =>
  namesIn(context, persons, sql<string>`${persons.firstName} || ' ' || ${persons.lastName}`, ids);
const childNames = (context: Pick<Context, "db">, ids: readonly (string | null)[]) =>
  namesIn(context, dependents, sql<string>`${dependents.firstName} || ' ' || ${dependents.lastName}`, ids);

export const feedbacksExport = exportKind<Feedback>({
  permission: "lessons:read",
  list: feedbackList,
  table: feedbacks,
  async read(context, asked) {
    const { rows } = await listFeedbacks(context, asked);
    const pluck = (pick: (row: FeedbackRecord) => string | null) => rows.map(pick);
    const names = {
      regions: await regionCodes(
        context,
        pluck((row) => row.regionId),
      ),
      staff: await staffNames(
        context,
        pluck((row) => row.assigneeId),
      ),
      people: await personNames(
        context,
        pluck((row) => row.customerId),
      ),
      learners: await childNames(
        context,
        pluck((row) => row.dependentId),
      ),
    };
    return rows.map((feedback) => ({ feedback, ...names }));
  },
  columns: [
    { id: "due", heading: "Answer due", cell: ({ feedback }) => feedback.dueAt },
    { id: "number", heading: "Number", cell: ({ feedback }) => feedback.feedbackNumber },
    { id: "date", heading: "Date", cell: ({ feedback }) => feedback.createdAt },
    { id: "customer", heading: "Customer", cell: ({ feedback, people }) => nameIn(people, feedback.customerId) },
    { id: "type", heading: "Type", cell: ({ feedback }) => wordsOf(feedback.type) },
    { id: "category", heading: "Category", cell: ({ feedback }) => wordsOf(feedback.category) },
    { id: "priority", heading: "Priority", cell: ({ feedback }) => wordsOf(feedback.priority) },
    { id: "status", heading: "Status", cell: ({ feedback }) => wordsOf(feedback.status, feedbackStatusLabels) },
    { id: "assignee", heading: "Assignee", cell: ({ feedback, staff }) => nameIn(staff, feedback.assigneeId) },
    { id: "learner", heading: "Learner", cell: ({ feedback, learners }) => nameIn(learners, feedback.dependentId) },
    { id: "region", heading: "Region", cell: ({ feedback, regions }) => nameIn(regions, feedback.regionId) },
    { id: "channel", heading: "Channel", cell: ({ feedback }) => wordsOf(feedback.channel) },
    { id: "sentiment", heading: "Mood", cell: ({ feedback }) => feedback.sentiment },
    { id: "body", heading: "Feedback", cell: ({ feedback }) => feedback.body },
    { id: "firstAnswer", heading: "First answer", cell: ({ feedback }) => feedback.firstAnsweredAt },
    { id: "resolution", heading: "Resolution", cell: ({ feedback }) => feedback.resolution },
  ],
  filters: {
    regionId: regionFilter,
    assigneeId: idsOf("Assignee", staffNames),
    customerId: idsOf("Customer", personNames),
    status: wordsFrom("Status", feedbackStatusLabels),
  },
});
