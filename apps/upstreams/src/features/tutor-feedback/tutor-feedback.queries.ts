import { eq, inArray, ne, or, sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import { messages } from "@app/domain/messages.ts";
import {
  feedbackAuthorKinds,
  feedbackCategories,
  feedbackDirections,
  tutorFeedbackStatuses,
} from "@app/domain/tutor-feedback/tutor-feedback-enums.ts";
import { safeguardingRead } from "@app/domain/tutor-feedback/tutor-feedback.ts";
import { anyOf, anyText, searchWhere, type Filter, type ListRequest, type ListSpec } from "../../records/list-spec.ts";
import { userFilter, periodFilter } from "../../records/list-words.ts";
import { readPage } from "../../records/read-page.ts";
import type { Context } from "../../service/context.ts";
import { accountUsers } from "../account/account.public.ts";
import { dependents, peopleFound, persons } from "../customers/customers.public.ts";
import { tutors } from "../tutors/tutors.public.ts";
import { tutorFeedbackOf, type TutorFeedbackRecord } from "./tutor-feedback.record.ts";
import { tutorFeedback, type TutorFeedbackRow } from "./tutor-feedback.table.ts";

const { personId, authorId, rating, category } = tutorFeedback;

const byRating: Filter = {
  value: z.enum(["1", "2", "3", "4", "5"], messages.choice("rating")),
  many: true,
  where: (values) => inArray(rating, values.map(Number)),
  countedBy: () => sql`${rating}::text`,
};

/** Feedback by its words, or by the tutor. */
function searchFeedback(text: string): SQL | undefined {
  if (text.trim() === "") return undefined;
  return or(searchWhere(tutorFeedback.searchName, text), sql`${personId} in (${peopleFound(text.trim())})`);
}

export const tutorFeedbackList: ListSpec = {
  sorts: { createdAt: [tutorFeedback.createdAt], rating: [rating] },
  defaultSort: "-createdAt",
  search: searchFeedback,
  id: tutorFeedback.id,
  filters: {
    id: anyText(tutorFeedback.id),
    personId: anyText(personId),
    direction: anyOf(tutorFeedback.direction, feedbackDirections, "Direction"),
    authorKind: anyOf(tutorFeedback.authorKind, feedbackAuthorKinds, "Author"),
    category: anyOf(category, feedbackCategories, "Category"),
    rating: byRating,
    status: anyOf(tutorFeedback.status, tutorFeedbackStatuses, "Status"),
    assigneeId: userFilter(tutorFeedback.assigneeId),
    ...periodFilter("created", tutorFeedback.createdAt, "Date"),
  },
};

/** Leaves the feedback that somebody may read: safeguarding is not there for anybody but directors and super-admins. */
export const shownFeedback = ({ actor }: Pick<Context, "actor">): SQL | undefined =>
  actor.permissions.has(safeguardingRead) ? undefined : ne(category, "safeguarding");

const nameIn = (table: typeof persons | typeof dependents, id: typeof personId | typeof authorId) =>
  sql`(select ${table.firstName} || ' ' || ${table.lastName} from ${table} where ${table.id} = ${id})`;

const who = {
  personName: sql<string>`${nameIn(persons, personId)}`,
  isTutor: sql<boolean>`exists (select 1 from ${tutors} where ${tutors.id} = ${personId})`,
  authorName: sql<string | null>`coalesce(${nameIn(persons, authorId)}, ${nameIn(dependents, authorId)},
    (select ${accountUsers.firstname} || ' ' || ${accountUsers.lastname} from ${accountUsers} where ${accountUsers.id} = ${authorId}))`,
};

export async function listFeedback(context: Context, request: ListRequest) {
  const selected = { feedback: tutorFeedback, ...who };
  const { rows, total } = await readPage(context, selected, tutorFeedback, request, shownFeedback(context));
  return { rows: rows.map(({ feedback, ...more }): TutorFeedbackRecord => tutorFeedbackOf(feedback, more)), total };
}

/** Feedback as it is answered. */
export async function presentFeedback(context: Context, row: TutorFeedbackRow): Promise<TutorFeedbackRecord> {
  const [more] = await context.db.select(who).from(tutorFeedback).where(eq(tutorFeedback.id, row.id));
  return tutorFeedbackOf(row, more as { personName: string; isTutor: boolean; authorName: string | null });
}
