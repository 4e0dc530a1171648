import { useNavigate } from "react-router-dom";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { FormDialog } from "@app/ui/form/form-dialog.tsx";
import { useRecordForm } from "../../../shared/records/use-record-form.tsx";
import { useRecordCreate } from "../../../shared/records/use-record-save.ts";
import { addressOf } from "../curriculum-address.ts";
import { CurriculumFields } from "./curriculum-fields.tsx";
import { CurriculumCreateDocument } from "./curriculum-form.generated.ts";
import { curriculumForm, type CurriculumValues } from "./curriculum.fields.ts";

interface CurriculumNewProps {
  regionId: string | null;
  seenFrom: string | null;
  onClose: () => void;
}

/** A new curriculum; saved, its tree opens. */
export function CurriculumNew({ regionId, seenFrom, onClose }: CurriculumNewProps) {
  const navigate = useNavigate();
  const send = useRecordCreate(curriculumForm, CurriculumCreateDocument, "curriculums");
  const { version, values } = curriculumForm.recordOf(null);
  const { form, discardAndLeave } = useRecordForm({
    name: "curriculum",
    id: null,
    record: { version, values: { ...values, regionId: regionId ?? "" } },
    labels: curriculumForm.labels,
    send,
    onSaved: ({ record: curriculum }) => {
      if (!curriculum) return;
      toast.done(`${curriculum.name} added as a draft.`);
      void navigate(addressOf(curriculum, seenFrom));
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
      title="Add curriculum"
      saveLabel="Add curriculum"
      {...form}
      validate={curriculumForm.check}
    >
      <CurriculumFields seenFrom={seenFrom} />
    </FormDialog>
  );
}
