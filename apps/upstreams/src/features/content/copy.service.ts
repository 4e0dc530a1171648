import { eq } from "drizzle-orm";
import { copied } from "@app/domain/content/session-edits.ts";
import { storedBlocks } from "@app/domain/content/session-input.ts";
import { messages } from "@app/domain/messages.ts";
import { newId } from "../../database/new-id.ts";
import { insertRecord } from "../../database/records.ts";
import { audit } from "../../records/audit.ts";
import type { Context } from "../../service/context.ts";
import { Refusal } from "../../service/refusal.ts";
import { lessonLevel } from "./content.levels.ts";
import { nodeOf } from "./content.reads.ts";
import { contentLessons, examSessions } from "./content.table.ts";
import { checksIn } from "./session-problems.ts";
import { newestOf } from "./session.service.ts";
import { lessonTree, type NodeRow } from "./tree.levels.ts";
import { addNode } from "./tree.service.ts";

const longest = 120;

/** The title of a copy: as it was where the section has none of that name, else with "(copy)" behind it. */
async function titleIn({ db }: Context, sectionId: string, title: string): Promise<string> {
  const rows = await db
    .select({ title: contentLessons.title })
    .from(contentLessons)
    .where(eq(contentLessons.sectionId, sectionId));
  const taken = new Set(rows.map((row) => row.title));
  for (let count = 0; ; count += 1) {
    const mark = count === 0 ? "" : count === 1 ? " (copy)" : ` (copy ${count})`;
    const candidate = `${title.slice(0, longest - mark.length)}${mark}`;
    if (!taken.has(candidate)) return candidate;
  }
}

/** Copies a lesson into a section, last; what its newest session says becomes a draft with ids of its own. */
export async function copyLesson(
  context: Context,
  { _id, sectionId }: { _id: string; sectionId: string },
): Promise<NodeRow> {
  const { now, actor } = context;
  const lesson = await nodeOf(context, lessonLevel, _id);
  if (!lesson) throw new Refusal("NOT_FOUND", messages.missing("Lesson"));
  const { summary, estimatedMinutes, activeFlag } = lesson;
  const session = await newestOf(context, lesson.id);
  const blocks = storedBlocks(session?.blocks ?? []).map((block) => copied(block, () => newId(now)));
  const after = await addNode(context, lessonTree, sectionId, {
    title: await titleIn(context, sectionId, lesson.title),
    summary,
    estimatedMinutes,
    activeFlag,
    contentStatus: blocks.length > 0 ? "Draft" : "No Content",
    statusSince: now,
  });
  if (blocks.length === 0) return after;
  const copy = await insertRecord(context, examSessions, {
    lessonId: after.id,
    versionNumber: 1,
    blocks,
    checks: checksIn(blocks),
    authorIds: [actor.personId],
  });
  await audit(context, {
    kind: "exam-session",
    id: copy.id,
    label: lesson.title,
    partOf: after.id,
    action: "created",
    after: copy,
  });
  return after;
}
