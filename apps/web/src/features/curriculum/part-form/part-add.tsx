import { useNavigate } from "react-router-dom";
import type { SubdivisionType } from "@app/domain/curriculum/curriculum-enums.ts";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { FormDialog } from "@app/ui/form/form-dialog.tsx";
import { useAnother } from "../../../shared/records/use-another.ts";
import { useRecordForm } from "../../../shared/records/use-record-form.tsx";
import { useSave } from "../../../shared/save/use-save.ts";
import { checkWith } from "../../../shared/save/zod-form.ts";
import type { PartFragment } from "../tree/curriculum-tree.generated.ts";
import { taughtIn } from "../tree/outline.ts";
import type { TreeView } from "../tree/use-tree-view.ts";
import { typeInWords, typeNameOf } from "../words.ts";
import { PartFields } from "./part-fields.tsx";
import { SubdivisionCreateDocument } from "./part-form.generated.ts";
import { inputOf, newPart, newPartRules, partLabels, type PartValues } from "./part-values.ts";
import { wordsTaught } from "./words-taught.ts";

interface PartAddProps {
  view: TreeView;
  /** Where it goes; null is the top. */
  parent: PartFragment | null;
  type: SubdivisionType;
  onClose: () => void;
}

/** A new part, last among its siblings; saved, it is chosen, or another is begun. */
export function PartAdd(props: PartAddProps) {
  const { round, ...more } = useAnother();
  return <OnePart key={round} {...props} {...more} />;
}

function OnePart({
  view,
  parent,
  type,
  onClose,
  another,
  next,
}: PartAddProps & Omit<ReturnType<typeof useAnother>, "round">) {
  const { curriculum, addressAs } = view;
  const navigate = useNavigate();
  const { save } = useSave(SubdivisionCreateDocument, (data) => data.subdivisionCreate);
  const typeName = typeNameOf(type);

  const { form, discardAndLeave } = useRecordForm({
    name: `part in ${parent?.id ?? curriculum.id}`,
    id: null,
    record: { version: 0, values: newPart },
    labels: partLabels,
    send: (_version, _changed, values, sink) => {
      const { name = "", slug: _, ...input } = inputOf(newPartRules, values);
      const place = { curriculumId: curriculum.id, parentId: parent?.id ?? null, type: typeName };
      return save({ input: { ...input, ...place, name: name ?? "" } }, sink);
    },
    onSaved: ({ subdivision }) => {
      if (!subdivision) return;
      toast.done(`${subdivision.name} added${parent ? ` to ${parent.name}` : ""}.`);
      next(() => void navigate(addressAs(subdivision), { replace: true }));
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
      title={`Add ${typeInWords(type)}${parent ? ` to ${parent.name}` : ""}`}
      saveLabel={`Add ${typeInWords(type)}`}
      another={another}
      {...form}
      validate={checkWith(newPartRules)}
    >
      <PartFields
        lang={taughtIn({ type: typeName }, curriculum.subject)}
        isNew
        teaches={wordsTaught(typeName, curriculum.subject, [])}
      />
    </FormDialog>
  );
}
