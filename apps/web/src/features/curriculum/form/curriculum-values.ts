import type { z } from "zod";
import { curriculumInput } from "@app/domain/curriculum/curriculum.ts";
import { toEnumName } from "@app/domain/enums.ts";
import type { CurriculumCreateInput, CurriculumShape } from "@app/schema/types.generated.ts";
import type { FormRecord } from "../../../shared/save/use-form-save.tsx";
import type { CurriculumHeadFragment } from "../tree/curriculum-tree.generated.ts";
import { shapeOf } from "../words.ts";

/** What the form holds: empty texts instead of nothing, the shape as the rules spell it. */
export interface CurriculumValues {
  name: string;
  subject: string;
  shape: string;
  regionId: string;
  description: string;
  slug: string;
}

export const curriculumLabels: Record<keyof CurriculumValues, string> = {
  name: "Name",
  subject: "Subject",
  shape: "Shape",
  regionId: "Region",
  description: "Description",
  slug: "Address",
};

export function newCurriculum(regionId: string | null): CurriculumValues {
  return { name: "", subject: "", shape: "", regionId: regionId ?? "", description: "", slug: "" };
}

export function recordOf(curriculum: CurriculumHeadFragment): FormRecord<CurriculumValues> {
  const { name, subject, shape, region, description, slug, version } = curriculum;
  return {
    version,
    values: { name, subject, shape: shapeOf(shape), regionId: region?.id ?? "", description: description ?? "", slug },
  };
}

/** What is sent: as the rules parse it, under the API's names. */
export function inputOf(values: CurriculumValues): CurriculumCreateInput {
  const { shape, ...rest }: z.infer<typeof curriculumInput> = curriculumInput.parse(values);
  return { ...rest, shape: toEnumName(shape) as CurriculumShape };
}
