import { askEarly } from "../../../shared/early/ask-early.ts";
import type { Preload } from "../../../shared/early/preload.ts";
import { CurriculumTreeDocument } from "./curriculum-tree.generated.ts";
import { treeVariables } from "./tree-query.ts";

export { CurriculumScreen as Component } from "./curriculum.screen.tsx";

/** Asks for the curriculum at the address. */
export const preload: Preload = (client, { params }) =>
  askEarly(client, CurriculumTreeDocument, treeVariables(params["curriculum"] ?? "", params["region"]));
