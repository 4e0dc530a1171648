import { useSearchParams } from "react-router-dom";
import { childTypeOf } from "@app/domain/curriculum/shape.ts";
import type { CurriculumShape, SubdivisionType } from "@app/domain/curriculum/curriculum-enums.ts";
import { withParams } from "../../../shared/page/search-params.ts";
import { useCan } from "../../../shared/permission/use-can.ts";
import { addressOf, pathTo } from "../curriculum-address.ts";
import { shapeOf, typeOf } from "../words.ts";
import type { CurriculumTreeFragment, PartFragment } from "./curriculum-tree.generated.ts";

/** What `?do=` opens over the tree. */
export const treeDialogs = [
  "edit",
  "activate",
  "archive",
  "restore",
  "add-child",
  "add-sibling",
  "paste",
  "edit-part",
  "move-part",
  "archive-part",
  "restore-part",
  "history",
  "history-part",
  "attach",
  "copy-part",
  "import",
] as const;
export type TreeDialog = (typeof treeDialogs)[number];

/** What every part of the tree's screen knows. */
export interface TreeView {
  curriculum: CurriculumTreeFragment;
  shape: CurriculumShape;
  /** In the order of the tree, archived ones included, moves under way applied. */
  parts: readonly PartFragment[];
  /** The chosen one; null when it is the curriculum itself. */
  part: PartFragment | null;
  /** The region in the address. */
  code: string | null;
  /** What can be added under the chosen part. */
  childType: SubdivisionType | null;
  mayWrite: boolean;
  /** Why nothing in the tree can be changed now. */
  locked: string | undefined;
  showArchived: boolean;
  /** The address of a part, or of the curriculum for null; the tab and the archived parts stay. */
  hrefTo: (id: string | null) => string;
  /** The address of a part as it was just saved, which the tree may not know yet. */
  addressAs: (part: PartFragment) => string;
  /** Opens a dialog over what is shown now; null closes it. */
  hrefOf: (dialog: TreeDialog | null) => string;
}

export function useTreeView(
  curriculum: CurriculumTreeFragment,
  parts: readonly PartFragment[],
  partId: string | undefined,
  code: string | null,
): TreeView {
  const mayWrite = useCan()("curriculums:write");
  const [params] = useSearchParams();
  const part = parts.find(({ id }) => id === partId) ?? null;
  const shape = shapeOf(curriculum.shape);
  const query = withParams(params, { do: null, overview: null });
  const suffix = query === "?" ? "" : query;

  return {
    curriculum,
    shape,
    parts,
    part,
    code,
    childType: childTypeOf(shape, part ? typeOf(part.type) : null),
    mayWrite,
    locked: curriculum.status === "ARCHIVED" ? "This curriculum is archived. Restore it first." : undefined,
    showArchived: params.get("archived") === "show",
    hrefTo: (id) => addressOf(curriculum, code, pathTo(parts, id)) + suffix,
    addressAs: (saved) => addressOf(curriculum, code, [...pathTo(parts, saved.parentId), saved]) + suffix,
    hrefOf: (dialog) => withParams(params, { do: dialog }),
  };
}
