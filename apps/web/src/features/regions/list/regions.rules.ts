import { currencies } from "@app/domain/enums.ts";
import type { RegionSort } from "@app/schema/types.generated.ts";
import type { ListRules } from "../../../shared/list/list-address.ts";
import type { ListVariables } from "../../../shared/list/use-list-state.ts";
import type { RegionsListQueryVariables } from "./regions-list.generated.ts";

/** What the address of the list of regions may say. */
export const regionRules: ListRules<RegionSort> = {
  sort: "CODE_ASC",
  sorts: ["CODE_ASC", "CODE_DESC", "NAME_ASC", "NAME_DESC", "CREATED_ASC", "CREATED_DESC"],
  columns: ["code", "name", "currency", "zone", "policy", "customers", "tutors", "status"].map((id) => ({ id })),
  filters: [
    {
      name: "active",
      label: "Status",
      options: [
        { value: "true", label: "Active" },
        { value: "false", label: "Archived" },
      ],
    },
    {
      name: "currency",
      label: "Currency",
      multiple: true,
      options: currencies.map((currency) => ({ value: currency, label: currency })),
    },
  ],
};

/** What the address asks of the server; filters that are not in force are left out. */
export function regionsVariables(asked: ListVariables<RegionSort>): RegionsListQueryVariables {
  const { page, sort, search, chosen } = asked;
  const [active] = chosen("active") ?? [];
  const currency = currencies.filter((one) => chosen("currency")?.includes(one));
  const filter = {
    ...(search !== undefined && { search }),
    ...(active !== undefined && { active: active === "true" }),
    ...(currency.length > 0 && { currency }),
  };
  return { page, sort, filter };
}
