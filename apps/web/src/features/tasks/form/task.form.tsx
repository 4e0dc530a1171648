import { taskNoteMax } from "@app/domain/tasks/task.ts";
import { AutocompleteField } from "@app/ui/form/autocomplete-field.tsx";
import { DateField } from "@app/ui/form/date-field.tsx";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { RecordFormDialog } from "../../../shared/records/form-dialog.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { useViewer } from "../../../shared/session/session-context.ts";
import { useCan } from "../../../shared/permission/use-can.ts";
import { TaskCreateDocument, TaskUpdateDocument } from "../task-mutations.generated.ts";
import { TaskRecordDocument } from "../task.generated.ts";
import { taskKind } from "../task.kind.ts";
import { useOwnerChoices } from "../use-owner-choices.ts";
import { CustomerField } from "../../customers/picker/customer-field.public.tsx";
import { kindOptions, taskForm } from "./task.fields.ts";

const skeleton = [{ wide: true }, {}, {}, {}, { wide: true }, { wide: true }];
const { labels, recordOf } = taskForm;

/** A new task for whoever adds it or a colleague, about whom `?newTask` or `?newLeadTask` names; or one that is there. */
export function TaskForm(props: RecordDialogProps) {
  const { name, id } = props;
  const viewer = useViewer();
  const owners = useOwnerChoices();
  const mayChoose = useCan()("customers:read");
  const isNew = name.startsWith("new");
  const begun = {
    ownerId: viewer.id,
    customerId: name === "newTask" ? (id ?? "") : "",
    leadId: name === "newLeadTask" ? (id ?? "") : "",
  };
  const form: typeof taskForm = {
    ...taskForm,
    recordOf: (record) => {
      const { version, values } = recordOf(record);
      return { version, values: record ? values : { ...values, ...begun } };
    },
  };
  const ownerName = (value: unknown) => owners.find((owner) => owner.value === value)?.label ?? "another colleague";
  return (
    <RecordFormDialog
      {...props}
      id={isNew ? null : id}
      kind={taskKind}
      form={form}
      words={{ labels, show: { ...taskForm.show, ownerId: ownerName } }}
      query={TaskRecordDocument}
      create={TaskCreateDocument}
      update={TaskUpdateDocument}
      skeleton={skeleton}
    >
      <FieldGrid>
        <TextField name="title" label={labels.title} autoFocus={isNew} wide />
        <SelectField name="kind" label={labels.kind} options={kindOptions} />
        <AutocompleteField name="ownerId" label={labels.ownerId} options={owners} />
        <DateField name="dueOn" label={labels.dueOn} optional />
        <TextField name="dueTime" label={labels.dueTime} placeholder="09:30" help="By the owner’s clock." optional />
        {isNew && mayChoose && name !== "newLeadTask" ? (
          <CustomerField name="customerId" label={labels.customerId} />
        ) : null}
        <TextArea name="note" label={labels.note} max={taskNoteMax} optional wide />
      </FieldGrid>
    </RecordFormDialog>
  );
}
