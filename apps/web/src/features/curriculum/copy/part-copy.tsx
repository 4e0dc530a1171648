import { skipToken } from "@apollo/client/react";
import { useFormikContext } from "formik";
import { useNavigate } from "react-router-dom";
import { placementRefusal } from "@app/domain/curriculum/placement.ts";
import { childTypeOf } from "@app/domain/curriculum/shape.ts";
import { messages } from "@app/domain/messages.ts";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { AutocompleteField } from "@app/ui/form/autocomplete-field.tsx";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { FormDialog } from "@app/ui/form/form-dialog.tsx";
import { SwitchField } from "@app/ui/form/switch-field.tsx";
import { useQuery } from "../../../shared/page/use-query.ts";
import { countOf } from "../../../shared/text/format.ts";
import { useRecordForm } from "../../../shared/records/use-record-form.tsx";
import { useSave } from "../../../shared/save/use-save.ts";
import { addressOf, pathTo } from "../curriculum-address.ts";
import type { PartFragment } from "../tree/curriculum-tree.generated.ts";
import { liveBelow } from "../tree/outline.ts";
import type { TreeView } from "../tree/use-tree-view.ts";
import { typeInWords, typeOf } from "../words.ts";
import { CopyParentsDocument, CopyTargetsDocument, SubdivisionCopyDocument } from "./copy-part.generated.ts";

interface PartCopyProps {
  view: TreeView;
  part: PartFragment;
  onClose: () => void;
}

interface CopyValues {
  curriculumId: string | null;
  parentId: string | null;
  withResources: boolean;
}

const labels = { curriculumId: "Curriculum", parentId: "Under", withResources: "With resources" };
const most = 100;

/** A copy of the chosen part, with all that is in use under it, in this curriculum or another of its shape. */
export function PartCopy({ view, part, onClose }: PartCopyProps) {
  const { curriculum, shape, code } = view;
  const navigate = useNavigate();
  const { save } = useSave(SubdivisionCopyDocument, (data) => data.subdivisionCopy);
  const isTop = childTypeOf(shape, null) === typeOf(part.type);
  // At the top of its own curriculum its name is taken.
  const start: CopyValues = { curriculumId: isTop ? null : curriculum.id, parentId: null, withResources: true };

  const { form, discardAndLeave } = useRecordForm({
    name: `copy of ${part.id}`,
    id: null,
    record: { version: 0, values: start },
    labels,
    send: (_version, _changed, { curriculumId, ...values }, sink) =>
      save({ id: part.id, input: { ...values, curriculumId: curriculumId ?? "" } }, sink),
    onSaved: ({ subdivision, copied, curriculum: target }) => {
      if (!subdivision || !target) return;
      toast.done(`${subdivision.name} copied to ${target.name}: ${countOf(copied ?? 1, "part")}.`);
      const path = pathTo(target.subdivisions ?? [], subdivision.id);
      void navigate(addressOf(target, code, path));
    },
  });

  const check = ({ curriculumId, parentId }: CopyValues) => ({
    ...(curriculumId === null && { curriculumId: messages.required(labels.curriculumId) }),
    ...(!isTop && parentId === null && { parentId: messages.required(labels.parentId) }),
  });
  const leave = () => {
    discardAndLeave();
    onClose();
  };
  const inside = liveBelow(view.parts, part.id).length;
  return (
    <FormDialog<CopyValues>
      open
      onClose={leave}
      title={`Copy ${part.name}`}
      saveLabel={`Copy ${inside === 0 ? typeInWords(typeOf(part.type)) : countOf(inside + 1, "part")}`}
      isAction
      {...form}
      validate={check}
    >
      <FieldGrid data-columns="1">
        <Target view={view} />
        {isTop ? null : <Parent view={view} part={part} />}
        <SwitchField name="withResources" label="With resources" />
      </FieldGrid>
    </FormDialog>
  );
}

/** The curricula that it can be copied to. */
function Target({ view: { curriculum } }: { view: TreeView }) {
  const { data, loading } = useQuery(CopyTargetsDocument, {
    variables: { shape: curriculum.shape, page: { number: 1, size: most } },
    fetchPolicy: "cache-and-network",
  });
  const { setFieldValue } = useFormikContext<CopyValues>();
  const { items = [], pageInfo } = data?.curriculums ?? {};
  return (
    <AutocompleteField
      name="curriculumId"
      label={labels.curriculumId}
      options={items.map(({ id, name, region }) => ({ value: id, label: name, hint: region?.code ?? "All regions" }))}
      chosenOptions={[{ value: curriculum.id, label: curriculum.name }]}
      loading={loading}
      // A parent of the curriculum that was chosen before is none of this one.
      onChosen={() => void setFieldValue("parentId", null)}
      emptyText="There is no active curriculum of the same shape."
      help={(pageInfo?.totalCount ?? 0) > most ? `Only the first ${most} by name are listed.` : undefined}
    />
  );
}

/** The parts that it can stand under there. */
function Parent({ view, part }: Omit<PartCopyProps, "onClose">) {
  const { values } = useFormikContext<CopyValues>();
  const isHere = values.curriculumId === view.curriculum.id;
  const { data, loading } = useQuery(
    CopyParentsDocument,
    isHere || values.curriculumId === null ? skipToken : { variables: { id: values.curriculumId } },
  );
  const parts = isHere ? view.parts : (data?.curriculum?.subdivisions ?? []);
  const parents = parts.filter(
    (one) =>
      one.archivedAt === null &&
      one.id !== part.parentId &&
      placementRefusal(view.shape, typeOf(part.type), typeOf(one.type)) === null,
  );
  return (
    <AutocompleteField
      name="parentId"
      label={labels.parentId}
      options={parents.map(({ id }) => ({
        value: id,
        label: pathTo(parts, id)
          .map(({ name }) => name)
          .join(" › "),
      }))}
      loading={loading}
      disabled={values.curriculumId === null}
      emptyText="Nothing there can contain it."
    />
  );
}
