import { useNavigate } from "react-router-dom";
import { FormDialog } from "@app/ui/form/form-dialog.tsx";
import { useUndo } from "../../../shared/undo/use-undo.ts";
import { useRecordForm } from "../../../shared/records/use-record-form.tsx";
import { useRecordUpdate } from "../../../shared/records/use-record-save.ts";
import { addressOf, pathTo } from "../curriculum-address.ts";
import type { TreeView } from "../tree/use-tree-view.ts";
import { CurriculumFields } from "./curriculum-fields.tsx";
import { CurriculumUpdateDocument } from "./curriculum-form.generated.ts";
import { curriculumForm, type CurriculumValues } from "./curriculum.fields.ts";
import { useCurriculumWords } from "./use-curriculum-labels.ts";

/** Name, subject, region, description and address of the curriculum whose tree is open. */
export function CurriculumEdit({ view, onClose }: { view: TreeView; onClose: () => void }) {
  const { curriculum, parts, part, code } = view;
  const navigate = useNavigate();
  const { offer } = useUndo();
  const { form, discardAndLeave } = useRecordForm({
    name: "curriculum",
    id: curriculum.id,
    ...useCurriculumWords(),
    ...useRecordUpdate(curriculumForm, CurriculumUpdateDocument, curriculum),
    onSaved: ({ record: saved }) => {
      if (!saved) return;
      const { id, version, name } = saved;
      offer({ kind: "CURRICULUM", id, version, name, text: `${name} saved.` });
      // Its address may be another now.
      void navigate(addressOf(saved, code, pathTo(parts, part?.id ?? null)), { replace: true });
    },
  });

  const leave = () => {
    discardAndLeave();
    onClose();
  };
  return (
    <FormDialog<CurriculumValues>
      open
      wide
      onClose={leave}
      title={`Edit ${curriculum.name}`}
      saveLabel="Save changes"
      {...form}
      validate={curriculumForm.check}
    >
      <CurriculumFields isFilled={parts.length > 0} regionId={form.initialValues.regionId} seenFrom={code} />
    </FormDialog>
  );
}
