import { z } from "zod";
import {
  subdivisionCopyInput,
  subdivisionInput,
  subdivisionMoveInput,
  subdivisionUpdateInput,
} from "@app/domain/curriculum/subdivision.ts";
import { versionField } from "@app/domain/fields.ts";
import { messages } from "@app/domain/messages.ts";
import { read, write, type Route } from "../../http/route.ts";
import { copySubdivision } from "./copy.service.ts";
import { listSubdivisions } from "./curriculum.queries.ts";
import { subdivisionRecord } from "./curriculum.record.ts";
import {
  archiveSubdivision,
  createSubdivision,
  moveSubdivision,
  restoreSubdivision,
  updateSubdivision,
} from "./subdivision.service.ts";

const path = "/curriculum/curriculum/subdivision";
const part = { shape: "record", answer: subdivisionRecord, permission: "curriculums:write" } as const;
const eventBody = z.object({ version: versionField });
const treeQuery = z.object({
  curriculumId: z.array(z.string(), messages.required("Curriculum")).min(1, messages.required("Curriculum")).max(100),
});

/** Parts of curricula. Source: admin-portal.md section 7; domain.md 1.4. */
export const subdivisionRoutes: Route[] = [
  read({
    path,
    summary: "Whole trees, including archived parts: parents before children, siblings in order.",
    permission: "curriculums:read",
    shape: "plain",
    query: treeQuery,
    answer: z.object({ data: z.array(subdivisionRecord), page: z.int(), pageSize: z.int(), total: z.int() }),
    handle: (context, { query }) => listSubdivisions(context, query.curriculumId),
  }),
  write({
    ...part,
    method: "post",
    path,
    summary: "Adds a part after its siblings.",
    status: 201,
    body: subdivisionInput,
    handle: (context, { body }) => createSubdivision(context, body),
  }),
  write({
    ...part,
    method: "patch",
    path,
    summary: "Saves changes to a part.",
    body: subdivisionUpdateInput,
    handle: (context, { body }) => updateSubdivision(context, body),
  }),
  write({
    ...part,
    method: "post",
    path: `${path}/{id}/move`,
    summary: "Moves a part among its siblings or under another parent.",
    body: subdivisionMoveInput,
    handle: (context, { params: { id = "" }, body }) => moveSubdivision(context, id, body),
  }),
  write({
    ...part,
    method: "post",
    path: `${path}/{id}/copy`,
    summary: "Copies a part and everything in use under it to another parent, in any curriculum of the same shape.",
    status: 201,
    body: subdivisionCopyInput,
    answer: subdivisionRecord
      .extend({ copied: z.int().meta({ description: "How many parts were added." }) })
      .meta({ id: "SubdivisionCopy" }),
    handle: (context, { params: { id = "" }, body }) => copySubdivision(context, id, body),
  }),
  write({
    ...part,
    method: "post",
    path: `${path}/{id}/archive`,
    summary: "Archives a part and everything under it.",
    body: eventBody,
    handle: (context, { params: { id = "" }, body }) => archiveSubdivision(context, id, body.version),
  }),
  write({
    ...part,
    method: "post",
    path: `${path}/{id}/restore`,
    summary: "Restores a part and everything that was archived with it.",
    body: eventBody,
    handle: (context, { params: { id = "" }, body }) => restoreSubdivision(context, id, body.version),
  }),
];
