import type { SentenceSessionInput, SentenceSessionUpdateInput } from "@app/domain/sentences/sentence-session.ts";
import { insertRecord, updateRecord } from "../../database/records.ts";
import { changeRecord, createRecord } from "../../records/change-record.ts";
import type { Context } from "../../service/context.ts";
import { contentChange, quoted, reviewedRecord, reviewOf, sayingOf } from "../review/review.public.ts";
import type { SentenceSessionRecord } from "./sentence-session.record.ts";
import { shownSentenceSessions } from "./sentence-sessions.queries.ts";
import { sentenceSessions, type SentenceSessionRow } from "./sentence-sessions.table.ts";

export const sentenceSessionKind = reviewedRecord({
  table: sentenceSessions,
  kind: "sentence-session",
  labelOf: ({ title }: SentenceSessionRow) => title,
  shown: shownSentenceSessions,
});

const saidBy = sayingOf("subject", "title", "level", "topic", "items");
type Said = ReturnType<typeof saidBy<SentenceSessionRow>>;

export const sentenceReviews = reviewOf<SentenceSessionRow, SentenceSessionRecord>({
  record: sentenceSessionKind,
  table: sentenceSessions,
  area: "words",
  checksOf: async (row, context) => (await shownSentenceSessions(context, [row])).flatMap(({ checks }) => checks),
  liveOf: saidBy,
  columnsOf: (live) => saidBy(live as Said),
  quoteOf: (row, field) => quoted(row, field, row.title),
  labelOf: ({ title }) => title,
  urlOf: ({ id }) => `/app/langauge-app/edit-session/${id}`,
  unique: (write) => write(),
});

/** Adds a session, as a draft. Source: domain.md 1.5. */
export const createSentenceSession = (context: Context, input: SentenceSessionInput): Promise<SentenceSessionRecord> =>
  createRecord(context, sentenceSessionKind, {
    write: () =>
      insertRecord(context, sentenceSessions, { ...input, status: "draft", authorIds: [context.actor.personId] }),
  });

/** Saves changes to a session: a published one becomes a draft, and the app keeps what it has. */
export const updateSentenceSession = (
  context: Context,
  { _id, version, ...changes }: SentenceSessionUpdateInput,
): Promise<SentenceSessionRecord> => {
  return changeRecord(
    context,
    sentenceSessionKind,
    { _id, version },
    contentChange(context, sentenceReviews, {
      saidBy,
      after: (before): Said => ({ ...saidBy(before), ...(changes as Partial<Said>) }),
      write: (before: SentenceSessionRow, changed) => updateRecord(context, sentenceSessions, before, changed),
    }),
  );
};
