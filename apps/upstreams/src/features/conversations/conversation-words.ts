import { conversationMessages as texts } from "@app/domain/conversations/conversation-messages.ts";
import type { Context } from "../../service/context.ts";
import { Refusal } from "../../service/refusal.ts";
import { heldWords } from "../words/words.public.ts";
import type { ConversationPracticeRow } from "./conversation-practices.table.ts";

/** Refuses to publish a practice before all of its words are. Source: domain.md 1.5. */
export async function demandPublished(
  context: Context,
  { wordIds }: Pick<ConversationPracticeRow, "wordIds">,
): Promise<void> {
  const known = await heldWords(context, wordIds);
  for (const id of wordIds) {
    const word = known.get(id);
    if (word && word.liveVersion === null) throw new Refusal("WRONG_STATE", texts.notPublished(word.headword));
  }
}
