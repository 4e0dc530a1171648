import { languageOptions } from "@app/domain/language/dialect.ts";
import { learnerLevels } from "@app/domain/people/people-enums.ts";
import { sentencesSaid } from "@app/domain/recordings/said.ts";
import { sentenceChecks } from "@app/domain/sentences/sentence-session.ts";
import { anyOf, anyText, type ListRequest, type ListSpec } from "../../records/list-spec.ts";
import { readPage } from "../../records/read-page.ts";
import type { Context } from "../../service/context.ts";
import { heardIn } from "../recordings/recordings.public.ts";
import { commentsOn, reviewFilters } from "../review/review.public.ts";
import { sentenceSessionOf, type SentenceSessionRecord } from "./sentence-session.record.ts";
import { sentenceSessions, type SentenceSessionRow } from "./sentence-sessions.table.ts";

const reviewed = reviewFilters(sentenceSessions);

export const sentenceSessionList: ListSpec = {
  sorts: {
    title: [sentenceSessions.searchName],
    createdAt: [sentenceSessions.createdAt],
    updatedAt: [sentenceSessions.updatedAt],
  },
  defaultSort: "-createdAt",
  search: sentenceSessions.searchName,
  id: sentenceSessions.id,
  filters: {
    id: anyText(sentenceSessions.id),
    subject: anyOf(sentenceSessions.subject, languageOptions, "Language"),
    level: anyOf(sentenceSessions.level, learnerLevels, "Level"),
    ...reviewed.filters,
  },
  usual: reviewed.usual,
};

/** Sessions as they are answered. */
export async function shownSentenceSessions(
  context: Pick<Context, "db">,
  rows: readonly SentenceSessionRow[],
): Promise<SentenceSessionRecord[]> {
  const comments = await commentsOn(
    context,
    rows.map(({ id }) => id),
  );
  const saidIn = ({ id, items }: SentenceSessionRow) => ({
    id,
    said: sentencesSaid(items),
  });
  const { partOf, soundOf } = await heardIn(context, "sentence-session", rows.map(saidIn));
  return rows.map((row) => {
    const sound = soundOf(saidIn(row), { one: "sentence", many: "sentences" });
    return sentenceSessionOf(row, {
      items: row.items.map((item) => ({ ...item, ...partOf(row.id, item.itemId) })),
      sentencesToRecord: sound.toRecord,
      sentencesRecorded: sound.recorded,
      checks: sentenceChecks(row, (itemId) => partOf(row.id, itemId).mainRecordingId !== null),
      warnings: sound.warnings.map((message) => ({ field: "items", message })),
      comments: comments.get(row.id) ?? [],
    });
  });
}

export async function listSentenceSessions(context: Context, request: ListRequest) {
  const { rows, total } = await readPage(context, { session: sentenceSessions }, sentenceSessions, request);
  return {
    rows: await shownSentenceSessions(
      context,
      rows.map(({ session }) => session),
    ),
    total,
  };
}
