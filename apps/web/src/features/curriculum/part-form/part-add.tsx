import type { FormikHelpers } from "formik";
import { useNavigate } from "react-router-dom";
import type { SubdivisionType } from "@app/domain/enums.ts";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { FormDialog } from "@app/ui/form/form-dialog.tsx";
import { useUnsavedGuard } from "../../../shared/unsaved-guard.tsx";
import { useSave } from "../../../shared/use-save.ts";
import { checkWith } from "../../../shared/zod-form.ts";
import type { PartFragment } from "../tree/curriculum-tree.generated.ts";
import { taughtIn } from "../tree/outline.ts";
import type { TreeView } from "../tree/use-tree-view.ts";
import { languageOf, typeInWords, typeNameOf } from "../words.ts";
import { PartFields } from "./part-fields.tsx";
import { SubdivisionCreateDocument } from "./part-form.generated.ts";
import { inputOf, newPart, newPartRules, type PartValues } from "./part-values.ts";

interface PartAddProps {
  view: TreeView;
  /** Where it goes; null is the top. */
  parent: PartFragment | null;
  type: SubdivisionType;
  onClose: () => void;
}

/** A new part, last among its siblings; saved, it is chosen. */
export function PartAdd({ view, parent, type, onClose }: PartAddProps) {
  const { curriculum, addressAs } = view;
  const guard = useUnsavedGuard();
  const navigate = useNavigate();
  const { save } = useSave(SubdivisionCreateDocument, (data) => data.subdivisionCreate);
  const typeName = typeNameOf(type);

  async function submit(values: PartValues, form: FormikHelpers<PartValues>) {
    const { name = "", slug: _, ...input } = inputOf(newPartRules, values);
    const place = { curriculumId: curriculum.id, parentId: parent?.id ?? null, type: typeName };
    const sent = { input: { ...input, ...place, name: name ?? "" } };
    const { payload } = await save(sent, form);
    if (!payload?.subdivision) return;
    guard.letGo();
    toast.done(`${payload.subdivision.name} added${parent ? ` to ${parent.name}` : ""}.`);
    void navigate(addressAs(payload.subdivision), { replace: true });
  }

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
        title={`Add ${typeInWords(type)}${parent ? ` to ${parent.name}` : ""}`}
        saveLabel={`Add ${typeInWords(type)}`}
        initialValues={newPart}
        validate={checkWith(newPartRules)}
        onSubmit={submit}
        onDirtyChange={guard.onDirtyChange}
      >
        <PartFields
          lang={taughtIn({ type: typeName }, curriculum.subject)}
          withTones={languageOf(curriculum.subject) !== undefined}
          isNew
        />
      </FormDialog>
      {guard.dialog}
    </>
  );
}
