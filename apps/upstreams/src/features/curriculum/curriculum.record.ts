import { z } from "zod";
import { resourceKinds, subdivisionTypes } from "@app/domain/curriculum/curriculum-enums.ts";
import { columnSchemas, serializerFor } from "../../records/serialize.ts";
import { recordShape } from "../../records/record.ts";
import { curricula, subdivisions } from "./curriculum.table.ts";

const countRecord = z.object({ type: z.enum(subdivisionTypes), count: z.int() }).meta({ id: "SubdivisionCount" });
export type CountRecord = z.infer<typeof countRecord>;

/** A course of study. Source: domain.md 1.4. */
export const curriculumRecord = z
  .object({
    ...recordShape,
    ...columnSchemas(curricula, "name", "slug"),
    regionId: z.string().nullable().meta({ description: "Null for all regions." }),
    ...columnSchemas(curricula, "subject", "shape", "description", "status"),
    counts: z.array(countRecord).meta({ description: "The number of parts in use, by type." }),
    attachedLearners: z.int().meta({ description: "How many learners follow it at present." }),
  })
  .meta({ id: "Curriculum" });
export type CurriculumRecord = z.infer<typeof curriculumRecord>;

export const curriculumOf = serializerFor(curriculumRecord);

/** Something to read, listen to, watch or open. */
export const resourceRecord = z
  .object({ title: z.string(), kind: z.enum(resourceKinds), url: z.string() })
  .meta({ id: "SubdivisionResource" });

/** A part of a curriculum's tree. Source: domain.md 1.4. */
export const subdivisionRecord = z
  .object({
    ...recordShape,
    ...columnSchemas(subdivisions, "curriculumId", "parentId", "type", "name", "slug"),
    order: z.int().meta({ description: "Its position among its siblings, starting at 0; archived parts come last." }),
    ...columnSchemas(subdivisions, "description", "outcomes"),
    resources: z.array(resourceRecord),
    ...columnSchemas(subdivisions, "lessonIds", "wordIds", "estimatedMinutes"),
  })
  .meta({ id: "Subdivision" });
export type SubdivisionRecord = z.infer<typeof subdivisionRecord>;

export const subdivisionOf = serializerFor(subdivisionRecord);
