import { AutocompleteField } from "@app/ui/form/autocomplete-field.tsx";
import { FormSection } from "@app/ui/form/form-section.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { ToneBar } from "@app/ui/form/tone-bar.tsx";
import { staffForm } from "./staff.fields.ts";
import { useRegionNames } from "./use-region-names.ts";
import { TimeZoneField } from "../../../shared/places/time-zone-field.tsx";

interface StaffFieldsProps {
  isNew?: boolean;
}

/** Who somebody is, and what they see first. */
export function StaffFields({ isNew = false }: StaffFieldsProps) {
  const { labels } = staffForm;
  const regions = useRegionNames().options;
  return (
    <>
      <FormSection title="Person">
        <TextField name="firstName" label={labels.firstName} autoFocus={isNew} />
        <TextField name="lastName" label={labels.lastName} />
        <ToneBar />
        <TextField
          name="email"
          label={labels.email}
          type="email"
          wide
          help={isNew ? "The invitation is sent here. They sign in with it." : "They sign in with it."}
        />
        <TextField name="phone" label={labels.phone} type="tel" optional placeholder="+2348012345678" />
        <TimeZoneField name="timeZone" label={labels.timeZone} keepValue />
      </FormSection>
      <FormSection title="What they see first">
        <AutocompleteField
          name="regionIds"
          label={labels.regionIds}
          options={regions}
          multiple
          optional
          wide
          help="Leave empty for all regions. This only sets which regions lists show first; they can filter for the others."
        />
      </FormSection>
    </>
  );
}
