import { meetingRules } from "@app/domain/lessons/course-changes.ts";
import { toEnumName } from "@app/domain/enums.ts";
import { meetingProviders } from "@app/domain/lessons/course-enums.ts";
import type { MeetingProvider } from "@app/schema/types.generated.ts";
import { EventFormDialog } from "../../../../shared/records/event-form-dialog.tsx";
import type { RecordDialogProps } from "../../../../shared/records/record-dialogs.tsx";
import { courseInWords } from "../party-title.ts";
import { MeetingFields, meetingOf, type Meeting } from "../../booked/events/meeting-fields.tsx";
import { ConfirmedLessonSetLinkDocument } from "../course-mutations.generated.ts";
import { ConfirmedLessonRecordDocument } from "../course-record.generated.ts";

const providerOf = (name: MeetingProvider | null): string =>
  meetingProviders.find((known) => toEnumName(known) === name) ?? "";

/** Where the lessons of a course are held. */
export const LinkForm = (props: RecordDialogProps) => (
  <EventFormDialog
    {...props}
    what="confirmed lesson"
    query={ConfirmedLessonRecordDocument}
    config={({ name, meetingProvider, meetingUrl, meetingPasscode, ...course }) => ({
      title: `Meeting link of ${courseInWords(course)}`,
      saveLabel: "Save link",
      successMessage: `The link of ${name} is saved.`,
      rules: meetingRules,
      mutation: ConfirmedLessonSetLinkDocument,
      initialValues: {
        provider: providerOf(meetingProvider),
        url: meetingUrl ?? "",
        passcode: meetingPasscode ?? "",
      },
      sent: (values: Meeting) => ({ input: meetingOf(values) }),
      children: <MeetingFields />,
    })}
  />
);
