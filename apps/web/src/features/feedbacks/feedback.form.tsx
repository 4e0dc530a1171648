import { useFormikContext } from "formik";
import { feedbackBodyMax } from "@app/domain/feedbacks/feedback.ts";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import type { Option } from "@app/ui/form/option.ts";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { RecordFormDialog } from "../../shared/records/form-dialog.tsx";
import type { RecordDialogProps } from "../../shared/records/record-dialogs.tsx";
import { useOwnerChoices } from "../customers/owner-choices.public.ts";
import { LearnerField } from "../customers/picker/learner-field.public.tsx";
import { useRegionChoices } from "../regions/region-choices.public.ts";
import { FeedbackCreateDocument, FeedbackUpdateDocument } from "./feedback-mutations.generated.ts";
import { categoryOptions, channelOptions, moodOptions, priorityOptions, typeOptions } from "./feedback-labels.ts";
import { feedbackForm } from "./feedback.fields.ts";
import { FeedbackRecordDocument } from "./feedback.generated.ts";
import { feedbackKind } from "./feedback.kind.ts";

const skeleton = [{}, {}, {}, {}, {}, {}, { wide: true }];
const { labels, recordOf } = feedbackForm;
type Values = ReturnType<typeof recordOf>["values"];

/** Who gave it; where nobody is named, whose working days count. */
function PartyFields() {
  const { values } = useFormikContext<Values>();
  const { regions = [] } = useRegionChoices();
  const options = regions.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      <LearnerField name="learnerId" label={`${labels.learnerId} (optional)`} />
      {values.learnerId ? null : (
        <SelectField
          name="regionId"
          label={labels.regionId}
          options={options}
          emptyLabel="Choose a region"
          help="Where nobody is named: its working days count."
          optional
        />
      )}
    </>
  );
}

function Fields({ isNew, staff }: { isNew: boolean; staff: readonly Option[] }) {
  return (
    <FieldGrid>
      {isNew ? <PartyFields /> : null}
      <SelectField name="type" label={labels.type} options={typeOptions} />
      <SelectField name="category" label={labels.category} options={categoryOptions} emptyLabel="Choose" />
      <SelectField name="channel" label={labels.channel} options={channelOptions} />
      <SelectField name="priority" label={labels.priority} options={priorityOptions} />
      <SelectField name="sentiment" label={labels.sentiment} options={moodOptions} emptyLabel="Not known" optional />
      <SelectField name="assigneeId" label={labels.assigneeId} options={staff} emptyLabel="Nobody" optional />
      <TextArea name="body" label={labels.body} max={feedbackBodyMax} wide />
    </FieldGrid>
  );
}

/** New feedback as a customer gave it, or what is kept of it. */
export function FeedbackForm(props: RecordDialogProps) {
  const { name, id } = props;
  const staff = useOwnerChoices();
  const isNew = name === "new" || name === "newFeedback";
  const form: typeof feedbackForm = {
    ...feedbackForm,
    recordOf(record) {
      const { version, values } = recordOf(record);
      const begun = { learnerId: name === "newFeedback" ? (id ?? "") : "" };
      return { version, values: record ? values : { ...values, ...begun } };
    },
  };
  const show = {
    ...feedbackForm.show,
    assigneeId: (value: unknown) => staff.find((one) => one.value === value)?.label ?? "nobody",
  };
  return (
    <RecordFormDialog
      {...props}
      id={isNew ? null : id}
      kind={feedbackKind}
      form={form}
      words={{ labels, show }}
      query={FeedbackRecordDocument}
      create={FeedbackCreateDocument}
      update={FeedbackUpdateDocument}
      skeleton={skeleton}
    >
      <Fields isNew={isNew} staff={staff} />
    </RecordFormDialog>
  );
}
