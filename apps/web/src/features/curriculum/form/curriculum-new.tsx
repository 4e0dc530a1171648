import { useApolloClient } from "@apollo/client/react";
import type { FormikHelpers } from "formik";
import { useNavigate } from "react-router-dom";
import { curriculumInput } from "@app/domain/curriculum/curriculum.ts";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { FormDialog } from "@app/ui/form/form-dialog.tsx";
import { useUnsavedGuard } from "../../../shared/unsaved-guard.tsx";
import { useSave } from "../../../shared/use-save.ts";
import { checkWith } from "../../../shared/zod-form.ts";
import { addressOf } from "../curriculum-address.ts";
import { CurriculumFields } from "./curriculum-fields.tsx";
import { CurriculumCreateDocument } from "./curriculum-form.generated.ts";
import { inputOf, newCurriculum, type CurriculumValues } from "./curriculum-values.ts";

interface CurriculumNewProps {
  regionId: string | null;
  seenFrom: string | null;
  onClose: () => void;
}

/** A new curriculum; saved, its tree opens. */
export function CurriculumNew({ regionId, seenFrom, onClose }: CurriculumNewProps) {
  const guard = useUnsavedGuard();
  const navigate = useNavigate();
  const { cache } = useApolloClient();
  const { save } = useSave(CurriculumCreateDocument, (data) => data.curriculumCreate);

  async function submit(values: CurriculumValues, form: FormikHelpers<CurriculumValues>) {
    const { payload } = await save({ input: inputOf(values) }, form);
    if (!payload?.curriculum) return;
    // It may belong on any page of any list.
    cache.evict({ id: "ROOT_QUERY", fieldName: "curriculums" });
    guard.letGo();
    toast.done(`${payload.curriculum.name} added as a draft.`);
    void navigate(addressOf(payload.curriculum, seenFrom));
  }

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
        title="New curriculum"
        saveLabel="Add curriculum"
        initialValues={newCurriculum(regionId)}
        validate={checkWith(curriculumInput)}
        onSubmit={submit}
        onDirtyChange={guard.onDirtyChange}
      >
        <CurriculumFields seenFrom={seenFrom} />
      </FormDialog>
      {guard.dialog}
    </>
  );
}
