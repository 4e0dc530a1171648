import { and, eq, ne } from "drizzle-orm";
import type { Context } from "../../service/context.ts";
import { dropFile, keepFile } from "../files/files.public.ts";
import { candidacies, type CandidacyRow } from "./candidacies.table.ts";

const kinds = {
  cvFileId: "cv",
  introAudioFileId: "audio",
  introVideoFileId: "video",
  demoRecordingFileId: "video",
} as const;
const fields = ["cvFileId", "introAudioFileId", "introVideoFileId", "demoRecordingFileId"] as const;
type Files = Pick<CandidacyRow, (typeof fields)[number]>;

const none: Files = { cvFileId: null, introAudioFileId: null, introVideoFileId: null, demoRecordingFileId: null };

/** Keeps the files that an application names from now on, and lets go of those that no round names any more. */
export async function keepCandidateFiles(context: Context, after: CandidacyRow, before: Files = none): Promise<void> {
  for (const field of fields) {
    const [old, next] = [before[field], after[field]];
    if (old === next) continue;
    const use = { kind: kinds[field], refersKind: "candidacy", refersId: after.id } as const;
    if (next !== null) await keepFile(context, field, next, use);
    if (old === null) continue;
    const others = await context.db.$count(candidacies, and(eq(candidacies[field], old), ne(candidacies.id, after.id)));
    if (others === 0) await dropFile(context, old);
  }
}
