import { prefetchQuery } from "../../../shared/prefetch/prefetch-query.ts";
import type { Preload } from "../../../shared/prefetch/preload.ts";
import { CurriculumTreeDocument } from "./curriculum-tree.generated.ts";
import { treeVariables } from "./tree-query.ts";

export { CurriculumScreen as Component } from "./curriculum.screen.tsx";

/** Asks for the curriculum at the address. */
export const preload: Preload = (client, { params }) =>
  prefetchQuery(client, CurriculumTreeDocument, treeVariables(params["curriculum"] ?? "", params["region"]));
