import { AutocompleteField } from "@app/ui/form/autocomplete-field.tsx";
import { FormSection } from "@app/ui/form/form-section.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { ToneBar } from "@app/ui/form/tone-bar.tsx";
import { roleOptions } from "../user-labels.ts";
import { usePartnerChoices } from "../use-partner-choices.ts";
import { userForm } from "./user.fields.ts";

const { labels } = userForm;

/** Who somebody is, whom they work for and as what. */
export function UserFields({ isNew = false }: { isNew?: boolean }) {
  const { open } = usePartnerChoices();
  return (
    <>
      <FormSection title="Person">
        <TextField name="firstName" label={labels.firstName} autoFocus={isNew} />
        <TextField name="lastName" label={labels.lastName} />
        <ToneBar />
        <TextField name="email" label={labels.email} type="email" wide help="Invitations are sent here." />
      </FormSection>
      <FormSection title="Work">
        <AutocompleteField name="partnerId" label={labels.partnerId} options={open} />
        <SelectField
          name="partnerRole"
          label={labels.partnerRole}
          options={roleOptions}
          emptyLabel="Choose"
          help="Every partner needs an owner, so its first user must be one."
        />
      </FormSection>
    </>
  );
}
