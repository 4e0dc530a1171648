import { and, eq } from "drizzle-orm";
import { curriculumUpdateInput } from "@app/domain/curriculum/curriculum.ts";
import { curriculumMachine } from "@app/domain/curriculum/curriculum-machine.ts";
import type { CurriculumStatus } from "@app/domain/enums.ts";
import { eventsFrom, nextState } from "@app/domain/machine.ts";
import { messages } from "@app/domain/messages.ts";
import type { Context } from "../../service/context.ts";
import type { Historic } from "../../records/history/historic.ts";
import { parse } from "../../service/parse.ts";
import { demand } from "../../service/permission.ts";
import { Refusal } from "../../service/refusal.ts";
import { findOrRefuse } from "../../records/versions.ts";
import { visibleTo } from "./curriculum.queries.ts";
import { fireCurriculumEvent, updateCurriculum } from "./curriculum.service.ts";
import { curricula } from "./curriculum.table.ts";

const editable = ["name", "subject", "shape", "regionId", "description", "slug"];

/** Refuses who may not read the curriculum. */
export async function admitToCurriculum(context: Context, id: string): Promise<void> {
  demand(context, "curriculums:read");
  const [seen] = await context.db
    .select({ id: curricula.id })
    .from(curricula)
    .where(and(eq(curricula.id, id), visibleTo(context)));
  if (!seen) throw new Refusal("NOT_FOUND", messages.missing("Curriculum"));
}

/** What is shown of a curriculum's history, and the ways back. */
export const curriculumHistory: Historic = {
  kind: "curriculum",
  fields: [...editable, "status"],
  editable,
  admit: admitToCurriculum,
  present: (context, id) => findOrRefuse(context, curricula, id, "Curriculum"),
  save(context, id, version, fields) {
    demand(context, "curriculums:write");
    return updateCurriculum(context, parse(curriculumUpdateInput, { ...fields, _id: id, version }));
  },
  turnBack(context, id, version, { status }) {
    if (!status) return null;
    demand(context, "curriculums:act");
    const [before, after] = status as [CurriculumStatus, CurriculumStatus];
    const back = eventsFrom(curriculumMachine, after).find(
      (event) => nextState(curriculumMachine, after, event) === before,
    );
    if (!back) throw new Refusal("WRONG_STATE", messages.notUndone);
    return fireCurriculumEvent(context, id, back, version);
  },
};
