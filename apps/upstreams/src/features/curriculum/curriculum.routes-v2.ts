import { z } from "zod";
import { curriculumInput, curriculumUpdateInput } from "@app/domain/curriculum/curriculum.ts";
import { curriculumEvents } from "@app/domain/enums.ts";
import { versionField } from "@app/domain/fields.ts";
import { list, write, type Route } from "../../http/route.ts";
import { curriculumList, listCurricula } from "./curriculum.queries.ts";
import { curriculumRecord } from "./curriculum.record.ts";
import { createCurriculum, fireCurriculumEvent, updateCurriculum } from "./curriculum.service.ts";

const path = "/curriculum/curriculum";
const curriculum = { shape: "record", answer: curriculumRecord } as const;
const summaries = {
  activate: "Puts a draft into use.",
  archive: "Takes a curriculum out of use.",
  restore: "Brings an archived curriculum back into use.",
};

/** Curricula. Source: admin-portal.md section 7; domain.md 1.4. */
export const curriculumRoutes: Route[] = [
  list({
    path,
    summary: "Curricula; a content-creator sees those that use lessons assigned to them.",
    permission: "curriculums:read",
    list: curriculumList,
    answer: curriculumRecord,
    handle: listCurricula,
  }),
  write({
    ...curriculum,
    method: "post",
    path,
    summary: "Adds a curriculum, as a draft.",
    permission: "curriculums:write",
    status: 201,
    body: curriculumInput,
    handle: (context, { body }) => createCurriculum(context, body),
  }),
  write({
    ...curriculum,
    method: "patch",
    path,
    summary: "Saves changes to a curriculum.",
    permission: "curriculums:write",
    body: curriculumUpdateInput,
    handle: (context, { body }) => updateCurriculum(context, body),
  }),
  ...curriculumEvents.map((event) =>
    write({
      ...curriculum,
      method: "post",
      path: `${path}/{id}/${event}`,
      summary: summaries[event],
      permission: "curriculums:act",
      body: z.object({ version: versionField }),
      handle: (context, { params: { id = "" }, body }) => fireCurriculumEvent(context, id, event, body.version),
    }),
  ),
];
