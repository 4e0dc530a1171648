import { eq } from "drizzle-orm";
import { agreesTo } from "@app/domain/speakers/speaker-states.ts";
import type { RecordedKind } from "@app/domain/recordings/recording-enums.ts";
import type { Context } from "../../service/context.ts";
import { conversationPractices } from "../conversations/conversations.public.ts";
import { withholdFiles } from "../files/files.public.ts";
import { touchLiveOf } from "../review/review.public.ts";
import { sentenceSessions } from "../sentences/sentences.public.ts";
import { appRecordings } from "./recordings.table.ts";
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

/**
 * The same of all that a speaker is heard in, once they no longer agree to it, or do again. Nobody fetches the recordings
 * by an address that the app had either.
 */
export async function speakerHeardAnew(
  context: Pick<Context, "db" | "now">,
  speaker: Parameters<typeof agreesTo>[0] & { id: string },
): Promise<void> {
  const withSound = await context.db
    .select({ fileId: appRecordings.fileId })
    .from(appRecordings)
    .where(eq(appRecordings.speakerId, speaker.id));
  await withholdFiles(
    context,
    withSound.map(({ fileId }) => fileId),
    !agreesTo(speaker, "app"),
  );
  for (const { kind, recordId } of await recordsSpokenBy(context, speaker.id)) await heardAnew(context, kind, recordId);
}
