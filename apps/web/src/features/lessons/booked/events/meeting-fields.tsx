import { useFormikContext } from "formik";
import { useEffect, useRef } from "react";
import { toEnumName } from "@app/domain/enums.ts";
import { meetingProviders, meetingProviderLabels } from "@app/domain/lessons/course-enums.ts";
import { providerOfLink } from "@app/domain/lessons/meeting-link.ts";
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

/** Says where lessons are held by the link, until somebody chooses otherwise. */
function useGuessedProvider(): void {
  const { values, setFieldValue } = useFormikContext<Pick<Meeting, "provider" | "url">>();
  const { provider, url } = values;
  const guess = providerOfLink(url) ?? "";
  const last = useRef(guess);
  useEffect(() => {
    if (guess === last.current) return;
    if (provider === "" || provider === last.current) void setFieldValue("provider", guess);
    last.current = guess;
  }, [guess, provider, setFieldValue]);
}

/** The link first: it mostly says where, and a passcode is often part of it. */
export function MeetingFields() {
  useGuessedProvider();
  return (
    <FieldGrid>
      <TextField name="url" label="Link" type="url" placeholder="https://" wide />
      <SelectField name="provider" label="Where" options={options} emptyLabel="Choose" />
      <TextField name="passcode" label="Passcode" optional />
    </FieldGrid>
  );
}
