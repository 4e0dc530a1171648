import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { FormDialog } from "@app/ui/form/form-dialog.tsx";
import { useUnsavedGuard } from "../../../shared/unsaved-guard.tsx";
import { useFormSave } from "../../../shared/use-form-save.tsx";
import type { RefusalSink } from "../../../shared/user-errors.ts";
import { useSave } from "../../../shared/use-save.ts";
import { checkWith } from "../../../shared/zod-form.ts";
import { sendFrom } from "../send-from.ts";
import type { PartFragment } from "../tree/curriculum-tree.generated.ts";
import { taughtIn } from "../tree/outline.ts";
import type { TreeView } from "../tree/use-tree-view.ts";
import { languageOf } from "../words.ts";
import { PartFields } from "./part-fields.tsx";
import { SubdivisionUpdateDocument } from "./part-form.generated.ts";
import { inputOf, partLabels, partRules, recordOf, type PartValues } from "./part-values.ts";

interface PartEditProps {
  view: TreeView;
  part: PartFragment;
  onClose: () => void;
}

/** Everything about the chosen part but its place. */
export function PartEdit({ view, part, onClose }: PartEditProps) {
  const { curriculum, addressAs } = view;
  const [record] = useState(() => recordOf(part));
  const guard = useUnsavedGuard();
  const navigate = useNavigate();
  const { save } = useSave(SubdivisionUpdateDocument, (data) => data.subdivisionUpdate);
  const send = sendFrom(guard, (version: number, changed: readonly string[], values: PartValues, form: RefusalSink) => {
    const input = Object.entries(inputOf(partRules, values)).filter(([name]) => changed.includes(name));
    return save({ id: part.id, version, input: Object.fromEntries(input) }, form);
  });
  const { submit, dialog } = useFormSave({
    record,
    labels: partLabels,
    send,
    recordOf: ({ current }) => (current?.__typename === "Subdivision" ? recordOf(current) : null),
    onSaved: ({ subdivision }) => {
      toast.done(`${subdivision?.name ?? part.name} saved.`);
      // Its address may be another now.
      if (subdivision) void navigate(addressAs(subdivision), { replace: true });
    },
  });

  const leave = () => {
    guard.letGo();
    onClose();
  };
  return (
    <>
      <FormDialog<PartValues>
        open
        wide
        onClose={leave}
        title={`Edit ${part.name}`}
        saveLabel="Save changes"
        initialValues={record.values}
        validate={checkWith(partRules)}
        onSubmit={submit}
        onDirtyChange={guard.onDirtyChange}
      >
        <PartFields
          lang={taughtIn(part, curriculum.subject)}
          withTones={languageOf(curriculum.subject) !== undefined}
          isNew={false}
        />
      </FormDialog>
      {dialog}
      {guard.dialog}
    </>
  );
}
