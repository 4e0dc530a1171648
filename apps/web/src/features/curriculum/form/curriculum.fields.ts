import { curriculumInput } from "@app/domain/curriculum/curriculum.ts";
import { curriculumShapes } from "@app/domain/curriculum/curriculum-enums.ts";
import type { CurriculumShape } from "@app/schema/types.generated.ts";
import { enumField, reference, text } from "../../../shared/records/form-fields.ts";
import { formOf } from "../../../shared/records/form-of.ts";
import type { CurriculumHeadFragment } from "../tree/curriculum-tree.generated.ts";

/** A curriculum's form as a table of its fields. */
export const curriculumForm = formOf<CurriculumHeadFragment>()(curriculumInput, {
  name: text("Name"),
  subject: text("Subject"),
  shape: enumField<CurriculumShape>()("Shape", curriculumShapes),
  regionId: reference("Region", "region"),
  description: text("Description"),
  slug: text("Address"),
});
export type CurriculumValues = ReturnType<typeof curriculumForm.recordOf>["values"];
