import { lessonsActiveInput, lessonsAssignInput, lessonsDueInput } from "@app/domain/content/assignment.ts";
import { toEnumName } from "@app/domain/enums.ts";
import type { ActiveFlag, ExamLessonFilter } from "@app/schema/types.generated.ts";
import { AutocompleteField } from "@app/ui/form/autocomplete-field.tsx";
import { DateField } from "@app/ui/form/date-field.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { SwitchField } from "@app/ui/form/switch-field.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { BulkDialog } from "../../../../shared/bulk/bulk-dialog.tsx";
import { BulkFormDialog } from "../../../../shared/bulk/bulk-form-dialog.tsx";
import type { BulkDialogProps } from "../../../../shared/bulk/bulk.ts";
import { activeFlagOptions } from "../creator-labels.ts";
import { useCreatorChoices } from "../use-creator-choices.ts";
import { ExamLessonsBulkActionDocument } from "./lesson-jobs.generated.ts";

type Props = BulkDialogProps<ExamLessonFilter>;
const mutation = ExamLessonsBulkActionDocument;
const activeRules = lessonsActiveInput.transform(({ activeFlag }) => ({
  activeFlag: toEnumName(activeFlag) as ActiveFlag,
}));

/** Asks before many lessons are assigned, get a due date, or are switched on or off. */
export function LessonsBulk(props: Props) {
  if (props.action.kind === "LESSONS_PUBLISH") return <BulkDialog {...props} mutation={mutation} />;
  if (props.action.kind === "LESSONS_ASSIGN") return <AssignMany {...props} />;
  if (props.action.kind === "LESSONS_DUE") {
    return (
      <BulkFormDialog {...props} mutation={mutation} initialValues={{ dueOn: "" }} rules={lessonsDueInput}>
        <DateField name="dueOn" label="Due date" help="Empty for no date." />
      </BulkFormDialog>
    );
  }
  return (
    <BulkFormDialog {...props} mutation={mutation} initialValues={{ activeFlag: "Active" }} rules={activeRules}>
      <SelectField name="activeFlag" label="In the app" options={activeFlagOptions} />
    </BulkFormDialog>
  );
}

function AssignMany(props: Props) {
  const creators = useCreatorChoices();
  const initialValues = { creatorId: "", dueOn: "", note: "", reassign: false };
  return (
    <BulkFormDialog {...props} mutation={mutation} initialValues={initialValues} rules={lessonsAssignInput}>
      <AutocompleteField
        name="creatorId"
        label="Content creator"
        options={creators}
        placeholder="Start typing a name"
      />
      <DateField name="dueOn" label="Due date" optional />
      <TextArea name="note" label="Note" max={1000} optional />
      <SwitchField
        name="reassign"
        label="Reassign lessons that other writers have"
        help="Otherwise lessons that somebody has already are left out."
      />
    </BulkFormDialog>
  );
}
