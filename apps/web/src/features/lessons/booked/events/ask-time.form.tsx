import { rescheduleAskRules } from "@app/domain/lessons/reschedule.ts";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { EventFormDialog } from "../../../../shared/records/event-form-dialog.tsx";
import type { RecordDialogProps } from "../../../../shared/records/record-dialogs.tsx";
import { lessonTitle } from "../../courses/party-title.ts";
import { BookedLessonRequestRescheduleDocument } from "../agreement-mutations.generated.ts";
import { BookedLessonRecordDocument } from "../booked-record.generated.ts";
import { nobodyYet, WhyFields, whyOf, type Why } from "./why-fields.tsx";

/** Somebody asks for another time, which is still to be found. */
export const AskTimeForm = (props: RecordDialogProps) => (
  <EventFormDialog
    {...props}
    what="lesson"
    query={BookedLessonRecordDocument}
    config={({ name, ...lesson }) => ({
      title: lessonTitle(lesson, (it) => `Ask for another time of ${it}?`),
      saveLabel: "Ask for another time",
      successMessage: `${name} waits for another time.`,
      rules: rescheduleAskRules,
      initialValues: nobodyYet,
      mutation: BookedLessonRequestRescheduleDocument,
      mails: { to: ["family", "tutor"] },
      sent: (values: Why) => ({ input: whyOf(values) }),
      children: (
        <>
          <p>
            The lesson waits until both sides agree to a time. If nobody does within 7 days, it counts as cancelled now
            by the side that asked.
          </p>
          <FieldGrid>
            <WhyFields who="Who asks" />
          </FieldGrid>
        </>
      ),
    })}
  />
);
