import { conversationChecks } from "@app/domain/conversations/conversation-checks.ts";
import type {
  ConversationPracticeInput,
  ConversationPracticeUpdateInput,
} from "@app/domain/conversations/conversation-practice.ts";
import { messages } from "@app/domain/messages.ts";
import { insertRecord, updateRecord } from "../../database/records.ts";
import { changeRecord, createRecord } from "../../records/change-record.ts";
import { withUnique } from "../../records/unique.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal, Refusal } from "../../service/refusal.ts";
import { contentChange, quoted, reviewedRecord, reviewOf, sayingOf } from "../review/review.public.ts";
import { holdArt } from "../stories/stories-art.public.ts";
import { holdWords } from "../words/words.public.ts";
import type { ConversationPracticeRecord } from "./conversation-practice.record.ts";
import { shownConversationPractices } from "./conversation-practices.queries.ts";
import { conversationPractices, type ConversationPracticeRow } from "./conversation-practices.table.ts";
import { demandPublished } from "./conversation-words.ts";

export const conversationPracticeKind = reviewedRecord({
  table: conversationPractices,
  kind: "conversation-practice",
  labelOf: ({ title }: ConversationPracticeRow) => title,
  shown: shownConversationPractices,
});

const saidBy = sayingOf(
  ...(["subject", "title", "level", "situation", "backgroundId"] as const),
  ...(["roles", "learnerRoleId", "turns", "wordIds"] as const),
);
type Said = ReturnType<typeof saidBy<ConversationPracticeRow>>;

const taken = messages.unique("Title");
const uniques = { conversation_practices_title: () => fieldRefusal("title", taken) };

export const conversationReviews = reviewOf<ConversationPracticeRow, ConversationPracticeRecord>({
  record: conversationPracticeKind,
  table: conversationPractices,
  area: "conversations",
  checksOf: conversationChecks,
  liveOf: saidBy,
  columnsOf: (live) => saidBy(live as Said),
  quoteOf: (row, field) => quoted(row, field, row.title),
  labelOf: ({ title }) => title,
  urlOf: ({ id }) => `/app/conversation-practices/edit/${id}`,
  async admits(context, row, event) {
    if (event === "publish") await demandPublished(context, row);
  },
  unique: (write) => withUnique({ conversation_practices_title: () => new Refusal("WRONG_STATE", taken) }, write),
});

/** The characters and the background that a practice names, each at its field. */
const artIn = ({ roles, backgroundId }: Partial<Pick<Said, "roles" | "backgroundId">>) => ({
  characters: (roles ?? []).flatMap(({ characterId }, at) =>
    characterId ? [{ field: `roles.${at}.characterId`, id: characterId }] : [],
  ),
  backgrounds: backgroundId ? [{ field: "backgroundId", id: backgroundId }] : [],
});

/** Adds a conversation practice, as a draft. Source: domain.md 1.5. */
export const createConversationPractice = (
  context: Context,
  input: ConversationPracticeInput,
): Promise<ConversationPracticeRecord> =>
  createRecord(context, conversationPracticeKind, {
    async write() {
      await holdArt(context, artIn({ roles: input.roles, backgroundId: input.backgroundId ?? null }), artIn({}));
      await holdWords(context, input);
      const begun = { ...input, status: "draft" as const, authorIds: [context.actor.personId] };
      return withUnique(uniques, () => insertRecord(context, conversationPractices, begun));
    },
  });

/** Saves changes to a practice: a published one becomes a draft, and the app keeps what it has. */
export const updateConversationPractice = (
  context: Context,
  { _id, version, ...changes }: ConversationPracticeUpdateInput,
): Promise<ConversationPracticeRecord> =>
  changeRecord(
    context,
    conversationPracticeKind,
    { _id, version },
    contentChange(context, conversationReviews, {
      saidBy,
      after: (before): Said => ({ ...saidBy(before), ...(changes as Partial<Said>) }),
      async write(before: ConversationPracticeRow, changed) {
        await holdArt(context, artIn(changed), artIn(before));
        await holdWords(context, changed, before.wordIds);
        return withUnique(uniques, () => updateRecord(context, conversationPractices, before, changed));
      },
    }),
  );
