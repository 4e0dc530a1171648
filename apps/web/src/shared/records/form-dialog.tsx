import type { FormikValues } from "formik";
import type { ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import type { FieldOf } from "@app/domain/merge.ts";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { FormDialog } from "@app/ui/form/form-dialog.tsx";
import { SkeletonFields, type FieldPlaceholder } from "@app/ui/form/skeleton-fields.tsx";
import type { FormSaveOptions } from "../save/use-form-save.tsx";
import type { RecordWords } from "../text/record-labels.ts";
import { useUndo } from "../undo/use-undo.ts";
import type { RecordFormTable } from "./form-of.ts";
import { RecordDialog } from "./record-dialog.tsx";
import type { CreateMutation, NamedRecord, RecordQuery, Saved, UpdateMutation } from "./record-documents.ts";
import type { RecordDialogProps } from "./record-dialogs.tsx";
import type { RecordKind } from "./record-kind.ts";
import { useRecordForm } from "./use-record-form.tsx";
import { useRecordCreate, useRecordUpdate } from "./use-record-save.ts";

interface RecordFormDialogProps<Found, Values extends FormikValues, Sent> extends Omit<RecordDialogProps, "name"> {
  kind: RecordKind;
  form: RecordFormTable<Found, Values, Sent>;
  words: RecordWords<FieldOf<Values>>;
  query: RecordQuery<Found>;
  /** Omitted if records are not added by hand. */
  create?: CreateMutation<Found, Sent>;
  update: UpdateMutation<Found, Sent>;
  /** Initial values of a new record, if known. */
  begin?: Partial<Values>;
  /** A new record can be saved as it begins: a copy. */
  isAction?: boolean;
  /** Placeholders while loading. */
  skeleton: readonly FieldPlaceholder[];
  children: ReactNode;
}

/**
 * The form of a new record or of the one with this id, over its list:
 *
 *     <RecordFormDialog {...props} kind={regionKind} form={regionForm} query={RegionRecordDocument} … >
 *       <RegionFields isNew={props.id === null} />
 *     </RecordFormDialog>
 */
export function RecordFormDialog<Found extends NamedRecord, Values extends FormikValues, Sent>(
  props: RecordFormDialogProps<Found, Values, Sent>,
) {
  const { id, onClose, kind, query, skeleton } = props;
  const { create } = props;
  if (id === null) return create ? <NewRecord {...props} create={create} /> : null;
  const fields = <SkeletonFields fields={skeleton} />;
  return (
    <RecordDialog what={kind.one} query={query} id={id} onClose={onClose} wide skeleton={fields}>
      {(record) => <ChangedRecord {...props} record={record} />}
    </RecordDialog>
  );
}

function NewRecord<Found extends NamedRecord, Values extends FormikValues, Sent>(
  props: RecordFormDialogProps<Found, Values, Sent> & { create: CreateMutation<Found, Sent> },
) {
  const { kind, form, create, begin } = props;
  const navigate = useNavigate();
  const send = useRecordCreate(form, create, kind.list);
  const { version, values } = form.recordOf(null);
  const saving = { record: { version, values: { ...values, ...begin } }, send };
  return (
    <Asking
      {...props}
      title={`Add ${kind.one}`}
      saveLabel={`Add ${kind.one}`}
      saving={saving}
      onSaved={({ id, name }) => {
        const { page } = kind;
        toast.done(`${name} saved.`, page && { label: "Open", onSelect: () => void navigate(page(id)) });
      }}
    />
  );
}

function ChangedRecord<Found extends NamedRecord, Values extends FormikValues, Sent>(
  props: RecordFormDialogProps<Found, Values, Sent> & { record: Found },
) {
  const { kind, form, update, record } = props;
  const { offer } = useUndo();
  const saving = useRecordUpdate(form, update, record);
  return (
    <Asking
      {...props}
      title={`Edit ${record.name}`}
      saveLabel="Save changes"
      saving={saving}
      onSaved={({ id, version, name }) => offer({ kind: kind.history, id, version, name, text: `${name} saved.` })}
    />
  );
}

interface AskingProps<Found, Values extends FormikValues, Sent> extends RecordFormDialogProps<Found, Values, Sent> {
  title: string;
  saveLabel: string;
  saving: Pick<FormSaveOptions<Values, Saved<Found>>, "record" | "send" | "recordOf">;
  onSaved: (saved: Found) => void;
}

function Asking<Found, Values extends FormikValues, Sent>(props: AskingProps<Found, Values, Sent>) {
  const { id, onClose, kind, form: table, words, title, saveLabel, saving, onSaved, children } = props;
  const { form, discardAndLeave } = useRecordForm({
    name: kind.one,
    id,
    ...words,
    ...saving,
    onSaved({ record: saved }) {
      if (saved) onSaved(saved);
      leave();
    },
  });
  const leave = () => {
    discardAndLeave();
    onClose();
  };
  return (
    <FormDialog<Values>
      open
      wide
      isAction={props.isAction ?? false}
      onClose={leave}
      title={title}
      saveLabel={saveLabel}
      {...form}
      validate={table.check}
    >
      {children}
    </FormDialog>
  );
}
