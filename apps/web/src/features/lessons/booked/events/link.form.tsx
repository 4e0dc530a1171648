import { meetingRules } from "@app/domain/lessons/course-changes.ts";
import { providerOfLink } from "@app/domain/lessons/meeting-link.ts";
import { EventFormDialog } from "../../../../shared/records/event-form-dialog.tsx";
import type { RecordDialogProps } from "../../../../shared/records/record-dialogs.tsx";
import { lessonTitle } from "../../courses/party-title.ts";
import { BookedLessonSetLinkDocument } from "../agreement-mutations.generated.ts";
import { BookedLessonRecordDocument } from "../booked-record.generated.ts";
import { MeetingFields, meetingOf, type Meeting } from "./meeting-fields.tsx";

/** Where one lesson is held, if not where its course is. */
export const LessonLinkForm = (props: RecordDialogProps) => (
  <EventFormDialog
    {...props}
    what="lesson"
    query={BookedLessonRecordDocument}
    config={({ name, meetingUrl, ...lesson }) => ({
      title: lessonTitle(lesson, (it) => `Meeting link of ${it}`),
      saveLabel: "Save link",
      successMessage: `The link of ${name} is saved.`,
      rules: meetingRules,
      mutation: BookedLessonSetLinkDocument,
      initialValues: { provider: providerOfLink(meetingUrl ?? "") ?? "", url: meetingUrl ?? "", passcode: "" },
      sent: (values: Meeting) => ({ input: meetingOf(values) }),
      children: <MeetingFields />,
    })}
  />
);
