import type { LessonActor, LessonLogEvent } from "@app/domain/lessons/course-enums.ts";
import { insertRows } from "../../../database/insert-rows.ts";
import { newId } from "../../../database/new-id.ts";
import { systemName } from "../../../service/system-context.ts";
import type { Context } from "../../../service/context.ts";
import { lessonLog, type BookedRow } from "./booked.table.ts";

interface Said {
  event: LessonLogEvent;
  summary: string;
  changes?: Record<string, [unknown, unknown]> | null;
  /** For whom staff act, where it is somebody else. */
  actorKind?: LessonActor;
}

const summaryMax = 200;

/** Who acts, and from where: staff here, somebody by a link, or the system by itself. */
function whoActs({ actor, answers }: Pick<Context, "actor" | "answers">) {
  if (answers) return { actorKind: answers.side, actorId: answers.personId, source: "api" as const };
  return actor.id === systemName
    ? { actorKind: "system" as const, actorId: null, source: "job" as const }
    : { actorKind: "staff" as const, actorId: actor.id, source: "web" as const };
}

/** Writes down what happened to lessons; entries are never changed. */
export async function logLessons(
  { db, now, actor, answers }: Pick<Context, "db" | "now" | "actor" | "answers">,
  entries: readonly (Said & { lesson: Pick<BookedRow, "id" | "chainId"> })[],
): Promise<void> {
  const by = whoActs({ actor, ...(answers && { answers }) });
  await insertRows(
    db,
    lessonLog,
    entries.map(({ lesson, event, summary, changes = null, actorKind }) => ({
      id: newId(now),
      lessonId: lesson.id,
      chainId: lesson.chainId,
      at: now,
      event,
      changes,
      summary: summary.slice(0, summaryMax),
      ...by,
      ...(actorKind && { actorKind }),
    })),
  );
}
