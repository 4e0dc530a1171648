import type { FormikValues } from "formik";
import type { ReactNode } from "react";
import type { FieldOf } from "@app/domain/merge.ts";
import { FormDialog } from "@app/ui/form/form-dialog.tsx";
import type { FormSaveOptions } from "../save/use-form-save.tsx";
import { useSave } from "../save/use-save.ts";
import type { RecordWords } from "../text/record-labels.ts";
import type { RecordFormTable } from "./form-of.ts";
import type { CreateMutation, NamedRecord, Saved, UpdateMutation } from "./record-documents.ts";
import { useRecordForm } from "./use-record-form.tsx";
import { useRecordUpdate } from "./use-record-save.ts";

interface PartFormProps<Found, Values extends FormikValues, Sent> {
  /** The form's name in drafts on this device: "time off of 5f…". */
  name: string;
  title: string;
  saveLabel: string;
  form: RecordFormTable<Found, Values, Sent>;
  /** Differs from the table's if a name replaces an id. */
  words?: RecordWords<FieldOf<Values>>;
  /** Whether it may be saved as it opens: everything that it needs is filled in. */
  isAction?: boolean;
  onSaved: (saved: Found) => void;
  onClose: () => void;
  children: ReactNode;
}

type Asked<Found, Values> = Pick<FormSaveOptions<Values, Saved<Found>>, "record" | "send" | "recordOf">;

/** A new part of a record, such as a tutor's document or day off. `given` identifies the record. */
export function NewPartForm<Found, Values extends FormikValues, Sent, Given extends object>(
  props: PartFormProps<Found, Values, Sent> & {
    create: CreateMutation<Found, Sent & Given>;
    given: Given;
    /** Initial values that differ from the table's. */
    begin?: Partial<Values>;
  },
) {
  const { form, create, given, begin } = props;
  const { save } = useSave(create, ({ saved }) => saved);
  const { version, values } = form.recordOf(null);
  return (
    <PartForm
      {...props}
      id={null}
      saving={{
        record: { version, values: { ...values, ...begin } },
        send: (_version, _changed, typed, sink) => save({ input: { ...form.inputOf(typed), ...given } }, sink),
      }}
    />
  );
}

/** An existing part. */
export function ChangedPartForm<Found extends Omit<NamedRecord, "name">, Values extends FormikValues, Sent>(
  props: PartFormProps<Found, Values, Sent> & { update: UpdateMutation<Found, Sent>; record: Found },
) {
  const { form, update, record } = props;
  const saving = useRecordUpdate(form, update, record);
  return <PartForm {...props} id={record.id} saving={saving} />;
}

function PartForm<Found, Values extends FormikValues, Sent>(
  props: PartFormProps<Found, Values, Sent> & { id: string | null; saving: Asked<Found, Values> },
) {
  const {
    name,
    title,
    saveLabel,
    form: table,
    words,
    isAction = false,
    onSaved,
    onClose,
    children,
    id,
    saving,
  } = props;
  const { labels, show } = table;
  const { form, discardAndLeave } = useRecordForm({
    name,
    id,
    labels,
    show,
    ...words,
    ...saving,
    onSaved({ record }) {
      if (record) onSaved(record);
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
      isAction={isAction}
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
