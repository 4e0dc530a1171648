import { conversationMessages } from "@app/domain/conversations/conversation-messages.ts";
import { messages } from "@app/domain/messages.ts";
import { storyMessages } from "@app/domain/stories/story-messages.ts";
import { lockRecords } from "../../database/records.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal } from "../../service/refusal.ts";
import { words, type WordRow } from "./words.table.ts";

/** Words by their ids, held until the transaction ends. */
export const heldWords = async (context: Context, ids: readonly string[]): Promise<ReadonlyMap<string, WordRow>> =>
  new Map((await lockRecords(context, words, ids)).map((row) => [row.id, row]));

/**
 * Holds the words that something lists, and refuses those that are gone, of another language than its own, or archived
 * unless it had them. Something without a language lists words of any.
 */
export async function holdWords(
  context: Context,
  { subject, wordIds }: { subject: string | null; wordIds: readonly string[] },
  had: readonly string[] = [],
): Promise<void> {
  const known = await heldWords(context, wordIds);
  wordIds.forEach((id, index) => {
    const field = `wordIds.${index}`;
    const word = known.get(id);
    if (!word) throw fieldRefusal(field, messages.reference("Word"));
    if (subject !== null && word.subject !== subject) throw fieldRefusal(field, conversationMessages.wordsOf(subject));
    if (word.archivedAt !== null && !had.includes(id)) throw fieldRefusal(field, storyMessages.archived("word"));
  });
}
