import { useFormikContext } from "formik";
import { AutocompleteField } from "@app/ui/form/autocomplete-field.tsx";
import { FormSection } from "@app/ui/form/form-section.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { SwitchField } from "@app/ui/form/switch-field.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { ToneBar } from "@app/ui/form/tone-bar.tsx";
import { LearnersField } from "../../learners/learners-field.tsx";
import { roleOptions } from "../user-labels.ts";
import { usePartnerChoices } from "../use-partner-choices.ts";
import { userForm, type UserValues } from "./user.fields.ts";

const { labels } = userForm;

/** Who somebody is, whom they work for and as what. */
export function UserFields({ isNew = false }: { isNew?: boolean }) {
  const { open } = usePartnerChoices();
  const { values, setFieldValue } = useFormikContext<UserValues>();
  const { partnerId, allLearners, partnerRole } = values;
  const sees =
    partnerRole === "owner" && !allLearners ? "As an owner, too, they see only the learners chosen here." : undefined;
  return (
    <>
      <FormSection title="Person">
        <TextField name="firstName" label={labels.firstName} autoFocus={isNew} />
        <TextField name="lastName" label={labels.lastName} />
        <ToneBar />
        <TextField name="email" label={labels.email} type="email" wide help="Invitations are sent here." />
      </FormSection>
      <FormSection title="Work">
        <AutocompleteField
          name="partnerId"
          label={labels.partnerId}
          options={open}
          // Another partner has other learners.
          onChosen={() => void setFieldValue("learnerIds", [])}
        />
        <SelectField
          name="partnerRole"
          label={labels.partnerRole}
          options={roleOptions}
          emptyLabel="Choose"
          help={isNew ? "Every partner needs an owner of its own, so its first user must be one." : undefined}
        />
      </FormSection>
      <FormSection title="Learners" note="In the partners’ app">
        <SwitchField name="allLearners" label={labels.allLearners} wide help={sees} />
        {allLearners || partnerId === "" ? null : (
          <LearnersField key={partnerId} name="learnerIds" label={labels.learnerIds} partnerId={partnerId} />
        )}
      </FormSection>
    </>
  );
}
