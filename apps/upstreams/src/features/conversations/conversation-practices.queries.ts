import { inArray } from "drizzle-orm";
import { z } from "zod";
import { conversationChecks, conversationWarnings } from "@app/domain/conversations/conversation-checks.ts";
import { conversationMessages } from "@app/domain/conversations/conversation-messages.ts";
import { languageOptions } from "@app/domain/language/dialect.ts";
import { learnerLevels } from "@app/domain/people/people-enums.ts";
import { turnsSaid } from "@app/domain/recordings/said.ts";
import { anyOf, anyText, type Filter, type ListRequest, type ListSpec } from "../../records/list-spec.ts";
import { readPage } from "../../records/read-page.ts";
import type { Context } from "../../service/context.ts";
import { heardIn } from "../recordings/recordings.public.ts";
import { commentsOn, namesAny, reviewFilters } from "../review/review.public.ts";
import { words } from "../words/words.public.ts";
import { conversationPracticeOf, type ConversationPracticeRecord } from "./conversation-practice.record.ts";
import { conversationPractices, type ConversationPracticeRow } from "./conversation-practices.table.ts";
import { practicesNaming } from "./conversation-uses.ts";

const reviewed = reviewFilters(conversationPractices);

/** Practices with any of some characters or backgrounds. */
const withArt = (art: "character" | "background"): Filter => ({
  value: z.string(),
  many: true,
  where: (ids) => namesAny(practicesNaming(art), ids),
});

export const conversationPracticeList: ListSpec = {
  sorts: {
    title: [conversationPractices.searchName],
    createdAt: [conversationPractices.createdAt],
    updatedAt: [conversationPractices.updatedAt],
  },
  defaultSort: "-createdAt",
  search: conversationPractices.searchName,
  id: conversationPractices.id,
  filters: {
    id: anyText(conversationPractices.id),
    subject: anyOf(conversationPractices.subject, languageOptions, "Language"),
    level: anyOf(conversationPractices.level, learnerLevels, "Level"),
    characterId: withArt("character"),
    backgroundId: withArt("background"),
    ...reviewed.filters,
  },
  usual: reviewed.usual,
};

/** Those of some words that the app does not have, by their ids. */
async function unpublishedWords(
  { db }: Pick<Context, "db">,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const { id, headword, liveVersion } = words;
  const rows = await db
    .select({ id, headword, liveVersion })
    .from(words)
    .where(inArray(id, [...new Set(ids)]));
  return new Map(rows.filter((row) => row.liveVersion === null).map((row) => [row.id, row.headword]));
}

/** Practices as they are answered. */
export async function shownConversationPractices(
  context: Pick<Context, "db">,
  rows: readonly ConversationPracticeRow[],
): Promise<ConversationPracticeRecord[]> {
  const comments = await commentsOn(
    context,
    rows.map(({ id }) => id),
  );
  const missing = await unpublishedWords(
    context,
    rows.flatMap(({ wordIds }) => wordIds),
  );
  const saidIn = ({ id, turns }: ConversationPracticeRow) => ({ id, said: turnsSaid(turns) });
  const { partOf, soundOf } = await heardIn(context, "conversation-practice", rows.map(saidIn));
  return rows.map((row) => {
    const sound = soundOf(saidIn(row), { one: "turn", many: "turns" });
    return conversationPracticeOf(row, {
      turns: row.turns.map((turn) => ({ ...turn, ...partOf(row.id, turn.turnId) })),
      turnsToRecord: sound.toRecord,
      turnsRecorded: sound.recorded,
      checks: conversationChecks(row),
      warnings: [
        ...conversationWarnings(row),
        ...sound.warnings.map((message) => ({ field: "turns", message })),
        ...row.wordIds.flatMap((id, index) => {
          const headword = missing.get(id);
          return headword ? [{ field: `wordIds.${index}`, message: conversationMessages.notPublished(headword) }] : [];
        }),
      ],
      comments: comments.get(row.id) ?? [],
    });
  });
}

export async function listConversationPractices(context: Context, request: ListRequest) {
  const { rows, total } = await readPage(context, { practice: conversationPractices }, conversationPractices, request);
  return {
    rows: await shownConversationPractices(
      context,
      rows.map(({ practice }) => practice),
    ),
    total,
  };
}
