import { inArray } from "drizzle-orm";
import type { RecordedKind } from "@app/domain/recordings/recording-enums.ts";
import { linesSaid, sentencesSaid, turnsSaid, wordSaid, type Said } from "@app/domain/recordings/said.ts";
import type { Context } from "../../service/context.ts";
import { conversationPractices } from "../conversations/conversations.public.ts";
import { sentenceSessions } from "../sentences/sentences.public.ts";
import { stories } from "../stories/stories.public.ts";
import { words } from "../words/words.public.ts";

/** What is recorded, as far as recordings need to know. */
interface Recorded {
  id: string;
  subject: string;
  name: string;
  url: string;
  /** What it says as it is written now, archived or not. */
  said: readonly Said[];
  archivedAt: Date | null;
}

type Db = Pick<Context, "db">;

/** How the records of each kind are read. */
const read: Readonly<Record<RecordedKind, (context: Db, ids: string[]) => Promise<Recorded[]>>> = {
  async word({ db }, ids) {
    const { id, subject, headword, headwordKey, archivedAt } = words;
    const rows = await db
      .select({ id, subject, headword, headwordKey, archivedAt })
      .from(words)
      .where(inArray(id, ids));
    return rows.map((row) => ({
      ...row,
      name: row.headword,
      url: `/app/langauge-app/edit-word/${row.id}`,
      said: wordSaid(row),
    }));
  },
  async "conversation-practice"({ db }, ids) {
    const { id, subject, title, turns, archivedAt } = conversationPractices;
    const rows = await db
      .select({ id, subject, name: title, turns, archivedAt })
      .from(conversationPractices)
      .where(inArray(id, ids));
    return rows.map((row) => ({
      ...row,
      url: `/app/conversation-practices/edit/${row.id}`,
      said: turnsSaid(row.turns),
    }));
  },
  async story({ db }, ids) {
    const { id, subject, title, scenes, archivedAt } = stories;
    const rows = await db
      .select({ id, subject, name: title, scenes, archivedAt })
      .from(stories)
      .where(inArray(id, ids));
    return rows.map((row) => ({
      ...row,
      url: `/app/story-time/edit/${row.id}`,
      said: linesSaid(row.scenes),
    }));
  },
  async "sentence-session"({ db }, ids) {
    const { id, subject, title, items, archivedAt } = sentenceSessions;
    const rows = await db
      .select({ id, subject, name: title, items, archivedAt })
      .from(sentenceSessions)
      .where(inArray(id, ids));
    return rows.map((row) => ({
      ...row,
      url: `/app/langauge-app/edit-session/${row.id}`,
      said: sentencesSaid(row.items),
    }));
  },
};

/** One record that is recorded; undefined if there is none. */
export const findRecorded = async (context: Db, kind: RecordedKind, id: string): Promise<Recorded | undefined> =>
  (await read[kind](context, [id]))[0];

interface Take {
  kind: RecordedKind;
  recordId: string;
  partId: string | null;
  saidKey: string;
}

/** Finds out which of some recordings are of what is no longer said. */
export async function outdatedAmong(context: Db, takes: readonly Take[]): Promise<(take: Take) => boolean> {
  const keys = new Map<string, string>();
  const place = ({ recordId, partId }: Pick<Take, "recordId" | "partId">) => `${recordId} ${partId ?? ""}`;
  for (const kind of new Set(takes.map((take) => take.kind))) {
    const ids = [...new Set(takes.filter((take) => take.kind === kind).map(({ recordId }) => recordId))];
    for (const { id, said } of await read[kind](context, ids))
      for (const { partId, key } of said) keys.set(place({ recordId: id, partId }), key);
  }
  return (take) => keys.get(place(take)) !== take.saidKey;
}
