import { curriculumShapes, curriculumStatuses } from "@app/domain/curriculum/curriculum-enums.ts";
import { toEnumName } from "@app/domain/enums.ts";
import type { CurriculumShape, CurriculumSort, CurriculumStatus } from "@app/schema/types.generated.ts";
import type { ListFilter } from "@app/ui/list/list-state.ts";
import type { ListRules } from "../../../shared/list/list-address.ts";
import { anyOf, bySubject } from "../../../shared/list/list-filters.ts";
import { listOf } from "../../../shared/list/list-of.ts";
import type { ListVariables } from "../../../shared/list/use-list-state.ts";
import { sentenceCase } from "../../../shared/text/format.ts";
import type { RegionChoiceFragment } from "../../regions/region-choices.public.ts";
import { curriculumColumns } from "./curricula.columns.tsx";
import { CurriculaListDocument, type CurriculaListQueryVariables } from "./curricula-list.generated.ts";

const option = (value: string) => ({ value: toEnumName(value), label: sentenceCase(value) });

/** The list of one region; that of all has a filter by region before the others. */
const list = listOf(CurriculaListDocument, {
  sorts: ["NAME", "UPDATED", "CREATED"],
  sort: "NAME_ASC",
  columns: curriculumColumns(new Set()),
  filters: {
    subject: bySubject(),
    shape: anyOf("Shape", curriculumShapes.map(option), (shape) => shape as CurriculumShape),
    status: anyOf("Status", curriculumStatuses.map(option), (status) => status as CurriculumStatus),
  },
});

/** What the address of a region's list may say. */
export const regionRules = list.rules;

/** The filter by region. Until the regions are known, what the address names is taken on trust. */
function regionFilter(regions: readonly RegionChoiceFragment[] | undefined, named: string | null): ListFilter {
  const known = regions?.map(({ id, name }) => ({ value: id, label: name }));
  return { name: "region", label: "Region", options: known ?? (named ? [{ value: named, label: "chosen" }] : []) };
}

/** What the address of the list of all curricula may say; `named` is the region that it names now. */
export function allRules(
  regions: readonly RegionChoiceFragment[] | undefined,
  named: string | null,
): ListRules<CurriculumSort> {
  return { ...list.rules, filters: [regionFilter(regions, named), ...(list.rules.filters ?? [])] };
}

/** What the address asks of the server. `regionId`: only that region's and those for all. */
export function curriculaVariables(
  asked: ListVariables<CurriculumSort>,
  regionId?: string,
): CurriculaListQueryVariables {
  const { page, sort, filter } = list.variables(asked);
  const region = regionId ?? asked.chosen("region")?.[0];
  return { page, sort, filter: region === undefined ? filter : { ...filter, regionId: region } };
}
