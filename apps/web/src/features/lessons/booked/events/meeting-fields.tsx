import { toEnumName } from "@app/domain/enums.ts";
import { meetingProviders, meetingProviderLabels } from "@app/domain/lessons/course-enums.ts";
import type { MeetingProvider } from "@app/schema/types.generated.ts";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { toOptions } from "../../../../shared/text/option-labels.ts";

/** Where lessons are held. */
export interface Meeting {
  provider: string;
  url: string;
  passcode: string;
}

const options = toOptions(meetingProviders, meetingProviderLabels);

/** The same by the names that the API has for it; an empty passcode is none. */
export const meetingOf = ({ provider, url, passcode }: Meeting) => ({
  provider: toEnumName(provider) as MeetingProvider,
  url: url.trim(),
  passcode: passcode.trim() === "" ? null : passcode.trim(),
});

export const MeetingFields = () => (
  <FieldGrid>
    <SelectField name="provider" label="Where" options={options} emptyLabel="Choose" />
    <TextField name="passcode" label="Passcode" optional />
    <TextField name="url" label="Link" type="url" placeholder="https://" wide />
  </FieldGrid>
);
