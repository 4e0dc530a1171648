import type { RecordedKind } from "@app/domain/recordings/recording-enums.ts";
import type { Context } from "../../service/context.ts";
import { conversationPractices } from "../conversations/conversations.public.ts";
import { touchLiveOf } from "../review/review.public.ts";
import { sentenceSessions } from "../sentences/sentences.public.ts";
import { stories } from "../stories/stories.public.ts";
import { words } from "../words/words.public.ts";
import { recordsSpokenBy } from "./usable.ts";

const contentOf = {
  word: words,
  "conversation-practice": conversationPractices,
  story: stories,
  "sentence-session": sentenceSessions,
} as const;

/** Lets the app read a record again whose recordings have changed. */
export const heardAnew = (context: Pick<Context, "db" | "now">, kind: RecordedKind, recordId: string): Promise<void> =>
  touchLiveOf(context, contentOf[kind], [recordId]);

/** The same of all that a speaker is heard in. */
export async function speakerHeardAnew(context: Pick<Context, "db" | "now">, speakerId: string): Promise<void> {
  for (const { kind, recordId } of await recordsSpokenBy(context, speakerId)) await heardAnew(context, kind, recordId);
}
