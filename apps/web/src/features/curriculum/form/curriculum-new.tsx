import { useApolloClient } from "@apollo/client/react";
import { useNavigate } from "react-router-dom";
import { curriculumInput } from "@app/domain/curriculum/curriculum.ts";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { FormDialog } from "@app/ui/form/form-dialog.tsx";
import { useRecordForm } from "../../../shared/records/use-record-form.tsx";
import { useSave } from "../../../shared/save/use-save.ts";
import { checkWith } from "../../../shared/save/zod-form.ts";
import { addressOf } from "../curriculum-address.ts";
import { CurriculumFields } from "./curriculum-fields.tsx";
import { CurriculumCreateDocument } from "./curriculum-form.generated.ts";
import { curriculumLabels, inputOf, newCurriculum, type CurriculumValues } from "./curriculum-values.ts";

interface CurriculumNewProps {
  regionId: string | null;
  seenFrom: string | null;
  onClose: () => void;
}

/** A new curriculum; saved, its tree opens. */
export function CurriculumNew({ regionId, seenFrom, onClose }: CurriculumNewProps) {
  const navigate = useNavigate();
  const { cache } = useApolloClient();
  const { save } = useSave(CurriculumCreateDocument, (data) => data.curriculumCreate);

  const { form, letGo } = useRecordForm({
    name: "curriculum",
    id: null,
    record: { version: 0, values: newCurriculum(regionId) },
    labels: curriculumLabels,
    send: (_version, _changed, values, sink) => save({ input: inputOf(values) }, sink),
    onSaved: ({ curriculum }) => {
      if (!curriculum) return;
      // It may belong on any page of any list.
      cache.evict({ id: "ROOT_QUERY", fieldName: "curriculums" });
      toast.done(`${curriculum.name} added as a draft.`);
      void navigate(addressOf(curriculum, seenFrom));
    },
  });

  const leave = () => {
    letGo();
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
      validate={checkWith(curriculumInput)}
    >
      <CurriculumFields seenFrom={seenFrom} />
    </FormDialog>
  );
}
