import { createHash } from "node:crypto";
import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import { durationOf, recordingLimits } from "@app/domain/audio/recording-sound.ts";
import { writeWav, type Sound } from "@app/domain/audio/wav.ts";
import { recorded } from "@app/domain/recordings/recording-rules.ts";
import type { RecordedKind, RecordingState } from "@app/domain/recordings/recording-enums.ts";
import { linesSaid, sentencesSaid, turnsSaid, wordSaid, type Said } from "@app/domain/recordings/said.ts";
import type { Database } from "../database/client.ts";
import { insertRows } from "../database/insert-rows.ts";
import { files } from "../database/schema/files.table.ts";
import { accountUsers } from "../features/account/account.public.ts";
import { appRecordings } from "../features/recordings/recordings.public.ts";
import { conversationPractices } from "../features/conversations/conversations.public.ts";
import { sentenceSessions } from "../features/sentences/sentences.public.ts";
import { speakers } from "../features/speakers/speakers.public.ts";
import { stories } from "../features/stories/stories.public.ts";
import { words } from "../features/words/words.public.ts";
import { seedFrom } from "./random.ts";

/** Where the chance of recordings begins. */
const chanceFrom = 46_000_000;
const recordingCount = 60;

const { rate } = recordingLimits;
const syllableMs = 220;
const highTone = "\u0301";
const lowTone = "\u0300";

/** The pitch of each vowel by its mark, as steps from the voice's own. */
const stepsOf = (headword: string): number[] =>
  [...headword.normalize("NFD").matchAll(/[aeiou]([\u0300-\u036f]*)/giu)].map(([, marks = ""]) =>
    marks.includes(highTone) ? 4 : marks.includes(lowTone) ? -4 : 0,
  );

/** A tone whose pitch follows a word's marks: a sound to try the portal with, not a voice. */
function demoSound(headword: string, hertz: number): Sound {
  const steps = stepsOf(headword);
  const length = Math.round((rate * syllableMs) / 1000);
  const samples = new Float32Array(Math.max(2, steps.length) * length);
  let phase = 0;
  for (let at = 0; at < samples.length; at += 1) {
    const [syllable, within] = [Math.floor(at / length), (at % length) / length];
    phase += (2 * Math.PI * hertz * 2 ** ((steps[syllable] ?? 0) / 12)) / rate;
    // Each syllable swells and fades, so that nothing clicks.
    samples[at] = 0.35 * Math.sin(Math.PI * within) * (Math.sin(phase) + 0.4 * Math.sin(2 * phase));
  }
  return { rate, samples };
}

interface ToRecord {
  kind: RecordedKind;
  id: string;
  subject: (typeof words.$inferSelect)["subject"];
  partId: string | null;
  /** What is heard in the recording, which is outdated where that is something else. */
  heard: Said;
}

/**
 * What is said in a published record, but for its last part: that of a story was written anew after it was recorded,
 * and others have none.
 */
const partsOf = (kind: RecordedKind, { id, subject }: Pick<ToRecord, "id" | "subject">, said: readonly Said[]) =>
  said.flatMap((one, at): ToRecord[] => {
    const isLast = at === said.length - 1;
    const heard = isLast ? said[at - 1] : one;
    if (!heard || (isLast && kind !== "story")) return [];
    return [{ kind, id, subject, partId: one.partId, heard }];
  });

/** What is said in the conversations, stories and sentences that the app has. */
async function publishedParts(db: Database): Promise<ToRecord[]> {
  const conversations = await db
    .select()
    .from(conversationPractices)
    .where(eq(conversationPractices.status, "published"))
    .orderBy(asc(conversationPractices.title));
  const publishedStories = await db
    .select()
    .from(stories)
    .where(eq(stories.status, "published"))
    .orderBy(asc(stories.title));
  const sessions = await db
    .select()
    .from(sentenceSessions)
    .where(eq(sentenceSessions.status, "published"))
    .orderBy(asc(sentenceSessions.title));
  return [
    ...conversations.flatMap((row) => partsOf("conversation-practice", row, turnsSaid(row.turns))),
    ...publishedStories.flatMap((row) => partsOf("story", row, linesSaid(row.scenes))),
    ...sessions.flatMap((row) => partsOf("sentence-session", row, sentencesSaid(row.items))),
  ];
}

/** Demo sounds of what the app says, in all states: most are approved, some wait, a few have to be made again. */
export async function seedRecordings(db: Database, now: Date): Promise<void> {
  const seed = seedFrom(now, chanceFrom);
  const { chance } = seed;
  const voices = await db.select().from(speakers).orderBy(asc(speakers.code));
  const publishedConversations = await db
    .select({
      id: words.id,
      subject: words.subject,
      headword: words.headword,
      headwordKey: words.headwordKey,
    })
    .from(words)
    .where(and(inArray(words.subject, ["Igbo", "Yoruba"]), isNull(words.archivedAt)))
    .orderBy(asc(words.id));
  const staff = await db.select().from(accountUsers).where(eq(accountUsers.status, "active")).orderBy(accountUsers.id);
  const inRole = (role: string) => staff.filter(({ userRole }) => userRole === role).map(({ id }) => id);
  const [makers, deciders] = [inRole("content-creator"), inRole("content-manager")];

  const every = Math.max(1, Math.floor(publishedConversations.length / recordingCount));
  const chosen = publishedConversations
    .filter((_, place) => place % every === 0)
    .slice(0, recordingCount)
    .flatMap((word) =>
      wordSaid(word).map((said): ToRecord => ({
        kind: "word",
        id: word.id,
        subject: word.subject,
        partId: said.partId,
        heard: said,
      })),
    );
  const recordingSeeds = [...chosen, ...(await publishedParts(db))].map((said, place) => {
    const isWord = said.kind === "word";
    // What is said in more than a word sounds; words stand in all states.
    const voice = chance.pick(
      voices.filter(({ subjects, status }) => subjects.includes(said.subject) && (isWord || status === "active")),
    );
    const sound = demoSound(said.heard.text, voice.gender === "male" ? 130 : 210);
    const content = Buffer.from(writeWav(sound));
    const at = { ...seed.record(seed.daysAgo(chance.whole(3, 90))), createdBy: chance.pick(makers) };
    const stands: RecordingState = place % 10 === 7 ? "waiting" : place % 20 === 3 ? "rejected" : "approved";
    const state = isWord ? stands : "approved";
    const isDecided = state !== "waiting";
    const fileId = chance.id(at.createdAt);
    return {
      file: {
        id: fileId,
        kind: "app-audio" as const,
        state: "kept" as const,
        name: `Demo sound, ${said.heard.text}.wav`,
        contentType: "audio/wav",
        size: content.length,
        durationMs: durationOf(sound),
        sha256: createHash("sha256").update(content).digest("hex"),
        content,
        refersKind: "app-recording" as const,
        refersId: at.id,
        readBy: `${recorded[said.kind].area}:read` as const,
        createdAt: at.createdAt,
        createdBy: at.createdBy,
      },
      recording: {
        ...at,
        kind: said.kind,
        recordId: said.id,
        partId: said.partId,
        fileId,
        speakerId: voice.id,
        dialectId: voice.dialectId,
        saidText: said.heard.text,
        saidKey: said.heard.key,
        durationMs: durationOf(sound),
        state,
        rejectReason: state === "rejected" ? "The second tone is too high." : null,
        decidedById: isDecided ? chance.pick(deciders) : null,
        decidedAt: isDecided ? at.createdAt : null,
        updatedBy: at.createdBy,
      },
    };
  });
  await db.insert(files).values(recordingSeeds.map(({ file }) => file));
  await insertRows(
    db,
    appRecordings,
    recordingSeeds.map(({ recording }) => recording),
  );
}
