import { subdivisionUpdateInput } from "@app/domain/curriculum/subdivision.ts";
import type { SubdivisionUpdateInput } from "@app/schema/types.generated.ts";
import type { FormRecord } from "../../../shared/save/use-form-save.tsx";
import type { PartFragment } from "../tree/curriculum-tree.generated.ts";
import { resourcesRead, resourcesSent, type ResourceValues } from "./resource-values.public.ts";

/** What the form holds: empty texts instead of nothing. */
export interface PartValues {
  name: string;
  description: string;
  outcomes: readonly string[];
  resources: readonly ResourceValues[];
  /** Ids, in order; empty for one that is still to be chosen. */
  wordIds: readonly string[];
  estimatedMinutes: number | string | null;
  slug: string;
}

export const partLabels: Record<keyof PartValues, string> = {
  name: "Name",
  description: "Description",
  outcomes: "Outcomes",
  resources: "Resources",
  wordIds: "Words",
  estimatedMinutes: "Estimated minutes",
  slug: "Address",
};

export const newPart: PartValues = {
  name: "",
  description: "",
  outcomes: [],
  resources: [],
  wordIds: [],
  estimatedMinutes: null,
  slug: "",
};

export function recordOf(part: PartFragment): FormRecord<PartValues> {
  const { name, description, outcomes, resources, words, estimatedMinutes, slug, version } = part;
  return {
    version,
    values: {
      name,
      description: description ?? "",
      outcomes,
      resources: resourcesRead(resources),
      wordIds: (words ?? []).map(({ id }) => id),
      estimatedMinutes,
      slug,
    },
  };
}

/** The rules of a part that is there; a new one has no address yet. */
export const partRules = subdivisionUpdateInput.omit({ _id: true, version: true });
export const newPartRules = partRules.omit({ slug: true });

/** What is sent: as the rules parse it, under the API's names. */
export function inputOf(rules: typeof partRules | typeof newPartRules, values: PartValues): SubdivisionUpdateInput {
  const { resources = [], ...rest } = rules.parse(values);
  return { ...rest, resources: resourcesSent(resources) };
}
