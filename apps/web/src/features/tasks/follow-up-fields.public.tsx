import { AutocompleteField } from "@app/ui/form/autocomplete-field.tsx";
import { DateField } from "@app/ui/form/date-field.tsx";
import { FormSection } from "@app/ui/form/form-section.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { useOwnerChoices } from "./use-owner-choices.ts";

/** What is to be done next, when and by whom: the fields of `followUp`. */
export interface FollowUp {
  title: string;
  dueOn: string;
  ownerId: string;
}

/** The same as it is sent; null where nothing is to be done. */
export const followUpOf = ({ title, dueOn, ownerId }: FollowUp) =>
  title.trim() === "" && dueOn === "" ? null : { title: title.trim(), dueOn: dueOn || null, ownerId };

/** A task that is given together with something else. `isDayNeeded`: it cannot be for no particular day. */
export function FollowUpFields({ isDayNeeded = false }: { isDayNeeded?: boolean }) {
  const owners = useOwnerChoices();
  return (
    <FormSection title="Follow-up" note="Becomes a task. Leave it empty if nothing is to be done.">
      <TextField name="followUp.title" label="What is to be done" optional wide />
      <DateField name="followUp.dueOn" label="Due" optional={!isDayNeeded} />
      <AutocompleteField name="followUp.ownerId" label="Who does it" options={owners} />
    </FormSection>
  );
}
