import { useField } from "formik";
import { AutocompleteField } from "@app/ui/form/autocomplete-field.tsx";
import { DateField } from "@app/ui/form/date-field.tsx";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { SwitchField } from "@app/ui/form/switch-field.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { assignmentNoteMax } from "@app/domain/content/assignment.ts";
import { useCreatorChoices } from "../use-creator-choices.ts";
import { assignForm } from "./assign.fields.ts";

/** Who is to write a lesson, by when, and what they are told. `holder` has it now. */
export function AssignFields({ holder }: { holder: { id: string; name: string } | null }) {
  const { labels } = assignForm;
  const [{ value: chosen }] = useField<string | null>("creatorId");
  const isOther = holder !== null && chosen !== holder.id;
  return (
    <FieldGrid>
      <AutocompleteField
        name="creatorId"
        label={labels.creatorId}
        options={useCreatorChoices()}
        placeholder="Start typing a name"
        hintBelow
        wide
      />
      <DateField name="dueOn" label={labels.dueOn} optional />
      {isOther ? (
        <SwitchField
          name="reassign"
          label={labels.reassign}
          help={`${holder.name} has it now, and gets a notification that it is somebody else’s.`}
          wide
        />
      ) : null}
      <TextArea name="note" label={labels.note} max={assignmentNoteMax} optional wide />
    </FieldGrid>
  );
}
