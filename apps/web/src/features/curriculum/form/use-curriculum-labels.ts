import type { RecordWords } from "../../../shared/text/record-labels.ts";
import { useRegionChoices } from "../../regions/region-choices.public.ts";
import { curriculumForm, type CurriculumValues } from "./curriculum.fields.ts";

/** A curriculum's fields as people read them: the region by its name. */
export function useCurriculumWords(): RecordWords<keyof CurriculumValues> {
  const { labels, show } = curriculumForm;
  return { labels, show: { ...show, regionId: useRegionChoices().nameOf } };
}
