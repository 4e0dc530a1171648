import type { CurriculumTreeQueryVariables } from "./curriculum-tree.generated.ts";

/** What asks for the curriculum at an address; `code` is the region in it, if it has one. */
export function treeVariables(slug: string, code: string | undefined): CurriculumTreeQueryVariables {
  return { slug, regionCode: code ?? null, code: code ?? "", inRegion: code !== undefined };
}
