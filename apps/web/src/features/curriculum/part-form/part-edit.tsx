import { useNavigate } from "react-router-dom";
import { FormDialog } from "@app/ui/form/form-dialog.tsx";
import { useUndo } from "../../../shared/undo/use-undo.ts";
import { useRecordForm } from "../../../shared/records/use-record-form.tsx";
import { useSave } from "../../../shared/save/use-save.ts";
import { checkWith } from "../../../shared/save/zod-form.ts";
import type { PartFragment } from "../tree/curriculum-tree.generated.ts";
import { taughtIn } from "../tree/outline.ts";
import type { TreeView } from "../tree/use-tree-view.ts";
import { PartFields } from "./part-fields.tsx";
import { SubdivisionUpdateDocument } from "./part-form.generated.ts";
import { inputOf, partLabels, partRules, recordOf, type PartValues } from "./part-values.ts";
import { wordsTaught } from "./words-taught.ts";

interface PartEditProps {
  view: TreeView;
  part: PartFragment;
  onClose: () => void;
}

/** Everything about the chosen part but its place. */
export function PartEdit({ view, part, onClose }: PartEditProps) {
  const { curriculum, addressAs } = view;
  const navigate = useNavigate();
  const { offer } = useUndo();
  const { save } = useSave(SubdivisionUpdateDocument, (data) => data.subdivisionUpdate);
  const { form, discardAndLeave } = useRecordForm({
    name: "part",
    id: part.id,
    record: recordOf(part),
    labels: partLabels,
    send: (version, changed, values, sink) => {
      const input = Object.entries(inputOf(partRules, values)).filter(([name]) => changed.includes(name));
      return save({ id: part.id, version, input: Object.fromEntries(input) }, sink);
    },
    recordOf: ({ current }) => (current?.__typename === "Subdivision" ? recordOf(current) : null),
    onSaved: ({ subdivision }) => {
      if (!subdivision) return;
      const { id, version, name } = subdivision;
      offer({ kind: "SUBDIVISION", id, version, name, text: `${name} saved.` });
      // Its address may be another now.
      void navigate(addressAs(subdivision), { replace: true });
    },
  });

  const leave = () => {
    discardAndLeave();
    onClose();
  };
  return (
    <FormDialog<PartValues>
      open
      wide
      onClose={leave}
      title={`Edit ${part.name}`}
      saveLabel="Save changes"
      {...form}
      validate={checkWith(partRules)}
    >
      <PartFields
        lang={taughtIn(part, curriculum.subject)}
        isNew={false}
        teaches={wordsTaught(part.type, curriculum.subject, part.words ?? [])}
      />
    </FormDialog>
  );
}
