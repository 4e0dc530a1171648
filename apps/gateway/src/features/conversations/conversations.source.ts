import { isConversationArt } from "@app/schema/upstreams/v2.records.generated.ts";
import { recordSource } from "../../records/record-kinds.ts";
import { queryOf } from "../../upstream/path.ts";

export class ConversationPracticesSource extends recordSource("ConversationPractice") {
  /** The characters and backgrounds in use, and those that a practice has already. */
  art(id: string | null) {
    return this.rest.get(`/language-app/conversation-practices/art?${queryOf({ id })}`, isConversationArt);
  }
}
