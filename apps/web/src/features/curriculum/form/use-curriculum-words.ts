import { sentenceCase } from "../../../shared/text/format.ts";
import type { RecordWords } from "../../../shared/text/record-words.ts";
import { useRegionChoices } from "../../regions/region-choices.public.ts";
import { curriculumLabels, type CurriculumValues } from "./curriculum-values.ts";

/** A curriculum's fields as people read them: the region by its name. */
export function useCurriculumWords(): RecordWords<keyof CurriculumValues> {
  const { regions = [] } = useRegionChoices();
  return {
    labels: curriculumLabels,
    show: {
      regionId: (id) => regions.find((region) => region.id === id)?.name ?? "another region",
      shape: (shape) => sentenceCase(String(shape)),
    },
  };
}
