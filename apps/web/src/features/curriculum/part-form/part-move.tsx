import { useFormikContext } from "formik";
import { placementRefusal } from "@app/domain/curriculum/placement.ts";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { FormDialog } from "@app/ui/form/form-dialog.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import type { TreeMove } from "@app/ui/tree/tree-node.ts";
import { pathTo } from "../curriculum-address.ts";
import { useUnsavedGuard } from "../../../shared/drafts/unsaved-guard.tsx";
import type { PartFragment } from "../tree/curriculum-tree.generated.ts";
import { liveChildrenOf } from "../tree/outline.ts";
import type { TreeView } from "../tree/use-tree-view.ts";
import { typeOf } from "../words.ts";

interface PartMoveProps {
  view: TreeView;
  part: PartFragment;
  onMove: (move: TreeMove) => void;
  onClose: () => void;
}

/** Both as a form holds them: "" is the top, "0" the first place. */
interface Place {
  parentId: string;
  order: string;
}

/** A new place for the chosen part, for those who neither drag nor use the keys of the tree. */
export function PartMove({ view, part, onMove, onClose }: PartMoveProps) {
  const { parts } = view;
  const guard = useUnsavedGuard();
  const siblings = liveChildrenOf(parts, part.parentId);
  const now = { parentId: part.parentId ?? "", order: String(siblings.findIndex(({ id }) => id === part.id)) };

  const leave = () => {
    guard.discardAndLeave();
    onClose();
  };

  function submit({ parentId, order }: Place) {
    const last = othersUnder(view, part, parentId).length;
    onMove({ id: part.id, parentId: parentId === "" ? null : parentId, order: Math.min(Number(order), last) });
    leave();
  }

  return (
    <FormDialog<Place>
      open
      onClose={leave}
      title={`Move ${part.name}`}
      saveLabel="Move"
      initialValues={now}
      onSubmit={submit}
      onDirtyChange={guard.onDirtyChange}
      questions={guard.dialog}
    >
      <PlaceFields view={view} part={part} />
    </FormDialog>
  );
}

const othersUnder = ({ parts }: TreeView, part: PartFragment, parentId: string) =>
  liveChildrenOf(parts, parentId === "" ? null : parentId).filter(({ id }) => id !== part.id);

function PlaceFields({ view, part }: { view: TreeView; part: PartFragment }) {
  const { values } = useFormikContext<Place>();
  const { shape, parts } = view;
  const parents = parts
    .filter((one) => one.archivedAt === null && placementRefusal(shape, typeOf(part.type), typeOf(one.type)) === null)
    .map(({ id }) => ({
      value: id,
      label: pathTo(parts, id)
        .map(({ name }) => name)
        .join(" › "),
    }));
  const places = [
    { value: "0", label: "First" },
    ...othersUnder(view, part, values.parentId).map(({ name }, index) => ({
      value: String(index + 1),
      label: `After ${name}`,
    })),
  ];
  return (
    <FieldGrid data-columns="1">
      {part.parentId === null ? null : <SelectField name="parentId" label="Under" options={parents} />}
      <SelectField name="order" label="Position" options={places} />
    </FieldGrid>
  );
}
