import { z } from "zod";
import { curriculumShapes, curriculumStatuses, resourceKinds, subdivisionTypes } from "@app/domain/enums.ts";
import { recordFields, recordShape } from "../../records/record.ts";
import type { CurriculumRow, SubdivisionRow } from "./curriculum.table.ts";

const countRecord = z.object({ type: z.enum(subdivisionTypes), count: z.int() }).meta({ id: "SubdivisionCount" });
export type CountRecord = z.infer<typeof countRecord>;

/** A course of study. Source: domain.md 1.4. */
export const curriculumRecord = z
  .object({
    ...recordShape,
    name: z.string(),
    slug: z.string(),
    regionId: z.string().nullable().meta({ description: "Null for all regions." }),
    subject: z.string(),
    shape: z.enum(curriculumShapes),
    description: z.string().nullable(),
    status: z.enum(curriculumStatuses),
    counts: z.array(countRecord).meta({ description: "Parts in use, by type." }),
    attachedLearners: z.int().meta({ description: "Learners who follow it now." }),
  })
  .meta({ id: "Curriculum" });
export type CurriculumRecord = z.infer<typeof curriculumRecord>;

export const curriculumOf = (
  row: CurriculumRow,
  counts: CountRecord[],
  attachedLearners: number,
): CurriculumRecord => ({
  ...recordFields(row),
  name: row.name,
  slug: row.slug,
  regionId: row.regionId,
  subject: row.subject,
  shape: row.shape,
  description: row.description,
  status: row.status,
  counts,
  attachedLearners,
});

const resourceRecord = z
  .object({ title: z.string(), kind: z.enum(resourceKinds), url: z.string() })
  .meta({ id: "SubdivisionResource" });

/** A part of a curriculum's tree. Source: domain.md 1.4. */
export const subdivisionRecord = z
  .object({
    ...recordShape,
    curriculumId: z.string(),
    parentId: z.string().nullable(),
    type: z.enum(subdivisionTypes),
    name: z.string(),
    slug: z.string(),
    order: z.int().meta({ description: "Place among its siblings, from 0; archived ones stand behind the others." }),
    description: z.string().nullable(),
    outcomes: z.array(z.string()),
    resources: z.array(resourceRecord),
    lessonIds: z.array(z.string()),
    estimatedMinutes: z.int().nullable(),
  })
  .meta({ id: "Subdivision" });
export type SubdivisionRecord = z.infer<typeof subdivisionRecord>;

export const subdivisionOf = (row: SubdivisionRow): SubdivisionRecord => ({
  ...recordFields(row),
  curriculumId: row.curriculumId,
  parentId: row.parentId,
  type: row.type,
  name: row.name,
  slug: row.slug,
  order: row.order,
  description: row.description,
  outcomes: row.outcomes,
  resources: row.resources,
  lessonIds: row.lessonIds,
  estimatedMinutes: row.estimatedMinutes,
});
