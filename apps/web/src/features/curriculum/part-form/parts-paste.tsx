import { subdivisionInput } from "@app/domain/curriculum/subdivision.ts";
import type { SubdivisionType } from "@app/domain/curriculum/curriculum-enums.ts";
import { PasteListDialog } from "../../../shared/records/paste-list-dialog.tsx";
import { useSave } from "../../../shared/save/use-save.ts";
import type { PartFragment } from "../tree/curriculum-tree.generated.ts";
import { liveChildrenOf } from "../tree/outline.ts";
import type { TreeView } from "../tree/use-tree-view.ts";
import { typeInWords, typeNameOf } from "../words.ts";
import { SubdivisionCreateDocument } from "./part-form.generated.ts";

interface PartsPasteProps {
  view: TreeView;
  /** Where they go; null is the top. */
  parent: PartFragment | null;
  type: SubdivisionType;
  onClose: () => void;
}

/** Parts from a list of names, last among their siblings. */
export function PartsPaste({ view: { curriculum, parts }, parent, type, onClose }: PartsPasteProps) {
  const { save } = useSave(SubdivisionCreateDocument, (data) => data.subdivisionCreate);
  const place = { curriculumId: curriculum.id, parentId: parent?.id ?? null, type: typeNameOf(type) };
  return (
    <PasteListDialog
      what={typeInWords(type)}
      to={parent?.name ?? curriculum.name}
      there={liveChildrenOf(parts, parent?.id ?? null).map(({ name }) => name)}
      faultOf={(name) => subdivisionInput.shape.name.safeParse(name).error?.issues[0]?.message}
      add={async (name, sink) => (await save({ input: { ...place, name } }, sink)).payload !== undefined}
      onAdded={() => undefined}
      onClose={onClose}
    />
  );
}
