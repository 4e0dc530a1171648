import { askEarly } from "../../../shared/early/ask-early.ts";
import type { Preload } from "../../../shared/early/preload.ts";
import { listVariablesAt } from "../../../shared/list/use-list-state.ts";
import { MyJobsDocument } from "./my-jobs.generated.ts";
import { myJobRules } from "./my-jobs.columns.tsx";

export { MyJobsScreen as Component } from "./my-jobs.screen.tsx";

/** Asks for the viewer's jobs. */
export const preload: Preload = (client, { search }) =>
  askEarly(client, MyJobsDocument, { page: listVariablesAt(search, myJobRules).page });
