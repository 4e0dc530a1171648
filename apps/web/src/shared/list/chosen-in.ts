import type { ListFilter, ListState } from "@app/ui/list/list-state.ts";

/** What an address says of each filter, on a page that is not a list: `status=DRAFT,SENT`. */
export const chosenIn = (filters: readonly Pick<ListFilter, "name">[], params: URLSearchParams): ListState["filters"] =>
  Object.fromEntries(
    filters.flatMap(({ name }) => {
      const chosen = (params.get(name) ?? "").split(",").filter(Boolean);
      return chosen.length > 0 ? [[name, chosen]] : [];
    }),
  );
