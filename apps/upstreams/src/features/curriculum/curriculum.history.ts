import { and, eq } from "drizzle-orm";
import { curriculumUpdateInput } from "@app/domain/curriculum/curriculum.ts";
import { curriculumMachine } from "@app/domain/curriculum/curriculum-machine.ts";
import { messages } from "@app/domain/messages.ts";
import type { Context } from "../../service/context.ts";
import { revertByEvent } from "../../records/fire-event.ts";
import { historyOf } from "../../records/history/history-of.ts";
import { requirePermission } from "../../service/permission.ts";
import { Refusal } from "../../service/refusal.ts";
import { visibleTo } from "./curriculum.queries.ts";
import { curriculumKind, fireCurriculumEvent, updateCurriculum } from "./curriculum.service.ts";
import { curricula } from "./curriculum.table.ts";

/** Refuses who may not read the curriculum. */
export async function admitToCurriculum(context: Context, id: string): Promise<void> {
  requirePermission(context, "curriculums:read");
  const [seen] = await context.db
    .select({ id: curricula.id })
    .from(curricula)
    .where(and(eq(curricula.id, id), visibleTo(context)));
  if (!seen) throw new Refusal("NOT_FOUND", messages.missing("Curriculum"));
}

/** What is shown of a curriculum's history, and the ways back. */
export const curriculumHistory = historyOf(curriculumKind, {
  area: "curriculums",
  first: ["name", "subject", "shape", "regionId", "description", "slug"],
  more: ["status"],
  body: curriculumUpdateInput,
  update: updateCurriculum,
  admit: admitToCurriculum,
  revertBy: revertByEvent(curriculumMachine, fireCurriculumEvent),
});
