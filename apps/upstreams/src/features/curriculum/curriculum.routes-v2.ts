import { curriculumInput, curriculumUpdateInput } from "@app/domain/curriculum/curriculum.ts";
import { curriculumEvents } from "@app/domain/curriculum/curriculum-enums.ts";
import { recordRoutes } from "../../http/record-routes.ts";
import type { Route } from "../../http/route.ts";
import { curriculumList, listCurricula, visibleTo } from "./curriculum.queries.ts";
import { curriculumRecord } from "./curriculum.record.ts";
import { createCurriculum, fireCurriculumEvent, updateCurriculum } from "./curriculum.service.ts";

const calls = recordRoutes({ path: "/curriculum/curriculum", area: "curriculums", answer: curriculumRecord });
const summaries = {
  activate: "Activates a draft curriculum.",
  archive: "Archives a curriculum.",
  restore: "Restores an archived curriculum.",
};

/** Curricula. Source: admin-portal.md section 7; domain.md 1.4. */
export const curriculumRoutes: Route[] = [
  calls.list(
    "A list of curricula. A content-creator sees those that use lessons assigned to them.",
    curriculumList,
    listCurricula,
  ),
  calls.facets(curriculumList, visibleTo),
  calls.create("Adds a curriculum as a draft.", curriculumInput, createCurriculum),
  calls.update("Saves changes to a curriculum.", curriculumUpdateInput, updateCurriculum),
  ...curriculumEvents.map((event) =>
    calls.event(event, summaries[event], (context, at) => fireCurriculumEvent(context, event, at)),
  ),
];
