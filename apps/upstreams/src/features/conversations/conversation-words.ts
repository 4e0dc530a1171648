import { conversationMessages as texts } from "@app/domain/conversations/conversation-messages.ts";
import { messages } from "@app/domain/messages.ts";
import { storyMessages } from "@app/domain/stories/story-messages.ts";
import { lockRecords } from "../../database/records.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal, Refusal } from "../../service/refusal.ts";
import { words } from "../words/words.public.ts";
import type { ConversationPracticeRow } from "./conversation-practices.table.ts";

type Vocabulary = Pick<ConversationPracticeRow, "subject" | "wordIds">;

const held = async (context: Context, ids: readonly string[]) =>
  new Map((await lockRecords(context, words, ids)).map((row) => [row.id, row]));

/** Holds the words of a practice, and refuses those that are gone, of another language, or archived unless it had them. */
export async function holdWords(
  context: Context,
  { subject, wordIds }: Vocabulary,
  before?: Vocabulary,
): Promise<void> {
  const known = await held(context, wordIds);
  wordIds.forEach((id, index) => {
    const field = `wordIds.${index}`;
    const word = known.get(id);
    if (!word) throw fieldRefusal(field, messages.reference("Word"));
    if (word.subject !== subject) throw fieldRefusal(field, texts.wordsOf(subject));
    if (word.archivedAt !== null && !before?.wordIds.includes(id))
      throw fieldRefusal(field, storyMessages.archived("word"));
  });
}

/** Refuses to publish a practice before all of its words are. Source: domain.md 1.5. */
export async function demandPublished(context: Context, { wordIds }: Pick<Vocabulary, "wordIds">): Promise<void> {
  const known = await held(context, wordIds);
  for (const id of wordIds) {
    const word = known.get(id);
    if (word && word.liveVersion === null) throw new Refusal("WRONG_STATE", texts.notPublished(word.headword));
  }
}
