import { inSubjectOrder, subjectOptions } from "@app/domain/subjects.ts";
import {
  appPlatformLabels,
  appPlatforms,
  productUpdateAudienceLabels,
  productUpdateAudiences,
  productUpdateKindLabels,
  productUpdateKinds,
  productUpdateStatuses,
} from "@app/domain/product-updates/update-enums.ts";
import { labelOf, toOptions } from "../../shared/text/option-labels.ts";
import type { ProductUpdateRowFragment } from "./update.generated.ts";

export const kindOptions = toOptions(productUpdateKinds, productUpdateKindLabels);
export const platformOptions = toOptions(appPlatforms, appPlatformLabels);
export const audienceOptions = toOptions(productUpdateAudiences, productUpdateAudienceLabels);
export const statusOptions = toOptions(productUpdateStatuses);
export const subjectChoices = inSubjectOrder(subjectOptions).map((value) => ({ value, label: value }));

export const kindWord = labelOf(kindOptions);
export const platformWord = labelOf(platformOptions);

/** Who sees it: "Everyone", "Igbo, Yoruba", "United Kingdom". */
export function audienceText({ audience, subjects, regions }: ProductUpdateRowFragment): string {
  if (audience === "EVERYONE") return "Everyone";
  const names = audience === "SUBJECTS" ? inSubjectOrder(subjects) : (regions ?? []).map(({ name }) => name);
  return names.join(", ") || "–";
}
