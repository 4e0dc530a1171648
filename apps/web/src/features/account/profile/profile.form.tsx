import { FormError, FormFrame } from "@app/ui/form/form-frame.tsx";
import { FormSection } from "@app/ui/form/form-section.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { ToneBar } from "@app/ui/form/tone-bar.tsx";
import { useViewer, type Viewer } from "../../../shared/session/session-context.ts";
import type { FormRecord } from "../../../shared/save/use-form-save.tsx";
import { useUndo } from "../../../shared/undo/use-undo.ts";
import { useRecordForm } from "../../../shared/records/use-record-form.tsx";
import { useSave } from "../../../shared/save/use-save.ts";
import { checkWith } from "../../../shared/save/zod-form.ts";
import { bioMax, profileFields, profileLabels, valuesOf, type ProfileValues } from "./profile-fields.ts";
import { SaveProfileDocument } from "./profile.generated.ts";
import { TimeZoneField } from "../../../shared/places/time-zone-field.tsx";

const recordOf = (viewer: Viewer): FormRecord<ProfileValues> => ({ version: viewer.version, values: valuesOf(viewer) });

/** Name, bio, phone and zone of the signed-in person. */
export function ProfileForm() {
  const viewer = useViewer();
  const { offer } = useUndo();
  const { save } = useSave(SaveProfileDocument, (data) => data.profileUpdate);
  const { form } = useRecordForm({
    name: "profile",
    id: viewer.id,
    record: recordOf(viewer),
    labels: profileLabels,
    send: (version, changed, values, sink) => {
      const parsed = Object.entries(profileFields.parse(values)).filter(([name]) => changed.includes(name));
      return save({ version, input: Object.fromEntries(parsed) }, sink);
    },
    recordOf: ({ current }) => (current?.__typename === "Viewer" ? recordOf(current) : null),
    savedAs: ({ user }) => user && recordOf(user),
    onSaved: ({ user }) => {
      if (user)
        offer({ kind: "STAFF_USER", id: user.id, version: user.version, name: "your account", text: "Profile saved." });
    },
  });

  return (
    <div>
      <FormFrame<ProfileValues> {...form} validate={checkWith(profileFields)} saveLabel="Save changes">
        <FormError />
        <FormSection title="About you">
          <TextField name="firstName" label={profileLabels.firstName} autoComplete="given-name" />
          <TextField name="lastName" label={profileLabels.lastName} autoComplete="family-name" />
          <ToneBar />
          <TextField
            name="phone"
            label={profileLabels.phone}
            type="tel"
            autoComplete="tel"
            optional
            placeholder="+2348012345678"
          />
          <TimeZoneField
            name="timeZone"
            label={profileLabels.timeZone}
            keepValue
            help="Times are shown in this time zone."
          />
          <TextArea name="bio" label={profileLabels.bio} max={bioMax} rows={4} optional wide />
        </FormSection>
      </FormFrame>
    </div>
  );
}
