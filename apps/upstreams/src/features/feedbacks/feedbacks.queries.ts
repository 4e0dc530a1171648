import { asc, eq, lt, or, sql, type SQL } from "drizzle-orm";
import {
  feedbackChannels,
  feedbackPriorities,
  feedbackStatuses,
  feedbackTypes,
  serviceFeedbackCategories,
} from "@app/domain/feedbacks/feedback-enums.ts";
import { anyOf, anyText, searchWhere, type ListRequest, type ListSpec } from "../../records/list-spec.ts";
import { userFilter, byNumber, booleanFilter, periodFilter, withOwnRegions } from "../../records/list-words.ts";
import { readPage } from "../../records/read-page.ts";
import type { Context } from "../../service/context.ts";
import { peopleFound } from "../customers/customers.public.ts";
import { journalEntries, shownEntries } from "../journal/journal.public.ts";
import { feedbackOf, type FeedbackRecord, type LinkRecord, type WordsRecord } from "./feedback.record.ts";
import { feedbackLinks, feedbacks, feedbackWords } from "./feedbacks.table.ts";

/** Searches feedback by number, text or customer. */
function searchFeedback(typed: string): SQL | undefined {
  const text = typed.trim();
  if (text === "") return undefined;
  const { searchName, customerId, feedbackNumber } = feedbacks;
  const said = or(searchWhere(searchName, text), sql`${customerId} in (${peopleFound(text)})`);
  return or(said, byNumber(feedbackNumber, "F", 4, text));
}

export const feedbackList: ListSpec = {
  sorts: {
    dueAt: [feedbacks.dueAt],
    createdAt: [feedbacks.createdAt],
    number: [feedbacks.feedbackNumber],
  },
  defaultSort: "dueAt",
  search: searchFeedback,
  id: feedbacks.id,
  filters: {
    id: anyText(feedbacks.id),
    status: anyOf(feedbacks.status, feedbackStatuses, "Status"),
    overdue: booleanFilter("overdue", ({ now }) => lt(feedbacks.dueAt, now)),
    type: anyOf(feedbacks.type, feedbackTypes, "Type"),
    category: anyOf(feedbacks.category, serviceFeedbackCategories, "Category"),
    priority: anyOf(feedbacks.priority, feedbackPriorities, "Priority"),
    channel: anyOf(feedbacks.channel, feedbackChannels, "Channel"),
    regionId: withOwnRegions(anyText(feedbacks.regionId)),
    assigneeId: userFilter(feedbacks.assigneeId),
    customerId: anyText(feedbacks.customerId),
    ...periodFilter("created", feedbacks.createdAt, "Date"),
  },
};

export async function listFeedbacks(context: Context, request: ListRequest) {
  const { rows, total } = await readPage(context, { feedback: feedbacks }, feedbacks, request);
  return { rows: rows.map(({ feedback }): FeedbackRecord => feedbackOf(feedback)), total };
}

const iso = <Row extends { at: Date }>({ at, ...row }: Row) => ({ ...row, at: at.toISOString() });

/** Answers and internal notes, oldest first. */
export async function wordsOf({ db }: Pick<Context, "db">, feedbackId: string): Promise<WordsRecord[]> {
  const { id, speaker, writtenById, text, internal, sentBy, at } = feedbackWords;
  const rows = await db
    .select({ _id: id, speaker, writtenById, text, internal, sentBy, at })
    .from(feedbackWords)
    .where(eq(feedbackWords.feedbackId, feedbackId))
    .orderBy(asc(at), asc(id));
  return rows.map(iso);
}

/** What came of feedback, the first in front; of entries in journals, those that the viewer may read are named. */
export async function linksOf(context: Context, feedbackId: string): Promise<LinkRecord[]> {
  const { id, kind, note, journalEntryId, lessonRequestId, creditLotId, madeById, at } = feedbackLinks;
  const isShown = shownEntries(context) ?? sql`true`;
  const rows = await context.db
    .select({
      _id: id,
      kind,
      note,
      journalEntryId,
      lessonRequestId,
      creditLotId,
      madeById,
      at,
      personId: journalEntries.personId,
      isShown: sql<boolean>`${journalEntryId} is null or (${isShown})`,
    })
    .from(feedbackLinks)
    .leftJoin(journalEntries, eq(journalEntries.id, journalEntryId))
    .where(eq(feedbackLinks.feedbackId, feedbackId))
    .orderBy(asc(at), asc(id));
  return rows.filter((row) => row.isShown).map(({ isShown: _, ...row }) => iso(row));
}
