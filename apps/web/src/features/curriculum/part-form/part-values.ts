import { subdivisionUpdateInput } from "@app/domain/curriculum/subdivision.ts";
import { resourceKinds, toEnumName } from "@app/domain/enums.ts";
import type { ResourceKind, SubdivisionUpdateInput } from "@app/schema/types.generated.ts";
import type { FormRecord } from "../../../shared/save/use-form-save.tsx";
import type { PartFragment } from "../tree/curriculum-tree.generated.ts";

/** A resource as the form holds it; the kind as the rules spell it. */
interface ResourceValues {
  title: string;
  kind: string;
  url: string;
}

/** What the form holds: empty texts instead of nothing. */
export interface PartValues {
  name: string;
  description: string;
  outcomes: readonly string[];
  resources: readonly ResourceValues[];
  estimatedMinutes: number | string | null;
  slug: string;
}

export const partLabels: Record<keyof PartValues, string> = {
  name: "Name",
  description: "Description",
  outcomes: "Outcomes",
  resources: "Resources",
  estimatedMinutes: "Estimated minutes",
  slug: "Address",
};

export const newResource: ResourceValues = { title: "", kind: "document", url: "" };

export const newPart: PartValues = {
  name: "",
  description: "",
  outcomes: [],
  resources: [],
  estimatedMinutes: null,
  slug: "",
};

export function recordOf(part: PartFragment): FormRecord<PartValues> {
  const { name, description, outcomes, resources, estimatedMinutes, slug, version } = part;
  const wired = resources.map(({ title, kind, url }) => ({
    title,
    kind: resourceKinds.find((one) => toEnumName(one) === kind) ?? "link",
    url,
  }));
  return {
    version,
    values: { name, description: description ?? "", outcomes, resources: wired, estimatedMinutes, slug },
  };
}

/** The rules of a part that is there; a new one has no address yet. */
export const partRules = subdivisionUpdateInput.omit({ _id: true, version: true });
export const newPartRules = partRules.omit({ slug: true });

/** What is sent: as the rules parse it, under the API's names. */
export function inputOf(rules: typeof partRules | typeof newPartRules, values: PartValues): SubdivisionUpdateInput {
  const { resources = [], ...rest } = rules.parse(values);
  const named = resources.map(({ title, kind, url }) => ({ title, kind: toEnumName(kind) as ResourceKind, url }));
  return { ...rest, resources: named };
}
