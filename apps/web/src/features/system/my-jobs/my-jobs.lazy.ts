import { prefetchQuery } from "../../../shared/prefetch/prefetch-query.ts";
import type { Preload } from "../../../shared/prefetch/preload.ts";
import { listVariablesAt } from "../../../shared/list/use-list-state.ts";
import { MyJobsDocument } from "./my-jobs.generated.ts";
import { myJobRules } from "./my-jobs.columns.tsx";

export { MyJobsScreen as Component } from "./my-jobs.screen.tsx";

/** Asks for the viewer's jobs. */
export const preload: Preload = (client, { search }) =>
  prefetchQuery(client, MyJobsDocument, { page: listVariablesAt(search, myJobRules).page });
