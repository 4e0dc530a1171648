import { curriculumShapes, curriculumStatuses, toEnumName } from "@app/domain/enums.ts";
import { inSubjectOrder, subjectOptions } from "@app/domain/lessons/subjects.ts";
import type { CurriculumFilter, CurriculumSort } from "@app/schema/types.generated.ts";
import type { ListFilter } from "@app/ui/list/list-state.ts";
import { sentenceCase } from "../../../shared/text/format.ts";
import type { ListRules } from "../../../shared/list/list-address.ts";
import type { ListVariables } from "../../../shared/list/use-list-state.ts";
import type { RegionChoiceFragment } from "../../regions/region-choices.public.ts";
import type { CurriculaListQueryVariables } from "./curricula-list.generated.ts";

const option = (value: string) => ({ value: toEnumName(value), label: sentenceCase(value) });

const filters: readonly ListFilter[] = [
  {
    name: "subject",
    label: "Subject",
    multiple: true,
    options: inSubjectOrder(subjectOptions).map((subject) => ({ value: subject, label: subject })),
  },
  { name: "shape", label: "Shape", multiple: true, options: curriculumShapes.map(option) },
  { name: "status", label: "Status", multiple: true, options: curriculumStatuses.map(option) },
];

/** The filter by region. Until the regions are known, what the address names is taken on trust. */
function regionFilter(regions: readonly RegionChoiceFragment[] | undefined, named: string | null): ListFilter {
  const known = regions?.map(({ id, name }) => ({ value: id, label: name }));
  return { name: "region", label: "Region", options: known ?? (named ? [{ value: named, label: "chosen" }] : []) };
}

const base: ListRules<CurriculumSort> = {
  sort: "NAME_ASC",
  sorts: ["NAME_ASC", "NAME_DESC", "UPDATED_ASC", "UPDATED_DESC", "CREATED_ASC", "CREATED_DESC"],
  columns: ["name", "subject", "shape", "region", "parts", "status", "changed"].map((id) => ({ id })),
};

/** What the address of a region's list may say. */
export const regionRules: ListRules<CurriculumSort> = { ...base, filters };

/** What the address of the list of all curricula may say; `named` is the region that it names now. */
export function allRules(
  regions: readonly RegionChoiceFragment[] | undefined,
  named: string | null,
): ListRules<CurriculumSort> {
  return { ...base, filters: [regionFilter(regions, named), ...filters] };
}

/** What the address asks of the server. `regionId`: only that region's and those for all. */
export function curriculaVariables(
  asked: ListVariables<CurriculumSort>,
  regionId?: string,
): CurriculaListQueryVariables {
  const { page, sort, search, chosen } = asked;
  const region = regionId ?? chosen("region")?.[0];
  const [subject, shape, status] = [chosen("subject"), chosen("shape"), chosen("status")];
  const filter = {
    ...(search !== undefined && { search }),
    ...(region !== undefined && { regionId: region }),
    ...(subject && { subject }),
    ...(shape && { shape }),
    ...(status && { status }),
  } as CurriculumFilter;
  return { page, sort, filter };
}
