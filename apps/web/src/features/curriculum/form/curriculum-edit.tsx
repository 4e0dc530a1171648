import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { curriculumInput } from "@app/domain/curriculum/curriculum.ts";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { FormDialog } from "@app/ui/form/form-dialog.tsx";
import { useUnsavedGuard } from "../../../shared/unsaved-guard.tsx";
import { useFormSave } from "../../../shared/use-form-save.tsx";
import type { RefusalSink } from "../../../shared/user-errors.ts";
import { useSave } from "../../../shared/use-save.ts";
import { checkWith } from "../../../shared/zod-form.ts";
import { addressOf, pathTo } from "../curriculum-address.ts";
import { sendFrom } from "../send-from.ts";
import type { TreeView } from "../tree/use-tree-view.ts";
import { CurriculumFields } from "./curriculum-fields.tsx";
import { CurriculumUpdateDocument } from "./curriculum-form.generated.ts";
import { curriculumLabels, inputOf, recordOf, type CurriculumValues } from "./curriculum-values.ts";

/** Name, subject, region, description and address of the curriculum whose tree is open. */
export function CurriculumEdit({ view, onClose }: { view: TreeView; onClose: () => void }) {
  const { curriculum, parts, part, code } = view;
  const [record] = useState(() => recordOf(curriculum));
  const guard = useUnsavedGuard();
  const navigate = useNavigate();
  const { save } = useSave(CurriculumUpdateDocument, (data) => data.curriculumUpdate);
  const send = sendFrom(
    guard,
    (version: number, changed: readonly string[], values: CurriculumValues, form: RefusalSink) => {
      const input = Object.entries(inputOf(values)).filter(([name]) => changed.includes(name));
      return save({ id: curriculum.id, version, input: Object.fromEntries(input) }, form);
    },
  );
  const { submit, dialog } = useFormSave({
    record,
    labels: curriculumLabels,
    send,
    recordOf: ({ current }) => (current?.__typename === "Curriculum" ? recordOf(current) : null),
    onSaved: ({ curriculum: saved }) => {
      toast.done(`${saved?.name ?? "Curriculum"} saved.`);
      // Its address may be another now.
      if (saved) void navigate(addressOf(saved, code, pathTo(parts, part?.id ?? null)), { replace: true });
    },
  });

  const leave = () => {
    guard.letGo();
    onClose();
  };
  return (
    <>
      <FormDialog<CurriculumValues>
        open
        wide
        onClose={leave}
        title={`Edit ${curriculum.name}`}
        saveLabel="Save changes"
        initialValues={record.values}
        validate={checkWith(curriculumInput)}
        onSubmit={submit}
        onDirtyChange={guard.onDirtyChange}
      >
        <CurriculumFields isFilled={parts.length > 0} regionId={record.values.regionId} seenFrom={code} />
      </FormDialog>
      {dialog}
      {guard.dialog}
    </>
  );
}
