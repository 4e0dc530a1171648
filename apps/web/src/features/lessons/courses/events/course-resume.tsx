import * as z from "zod";
import { EventFormDialog } from "../../../../shared/records/event-form-dialog.tsx";
import type { RecordDialogProps } from "../../../../shared/records/record-dialogs.tsx";
import { courseInWords } from "../party-title.ts";
import { ConfirmedLessonResumeDocument } from "../course-mutations.generated.ts";
import { ConfirmedLessonRecordDocument } from "../course-record.generated.ts";

const nothing = z.object({});

/** Asks before a course goes on before its pause is over, or has begun. */
export const CourseResume = (props: RecordDialogProps) => (
  <EventFormDialog
    {...props}
    what="confirmed lesson"
    query={ConfirmedLessonRecordDocument}
    config={({ name, status, ...course }) => ({
      ...(status === "PAUSED"
        ? { title: `Resume ${courseInWords(course)}?`, saveLabel: "Resume lessons", successMessage: `${name} goes on.` }
        : {
            title: `Call off the pause of ${courseInWords(course)}?`,
            saveLabel: "Call off the pause",
            successMessage: `${name} will not be paused.`,
          }),
      initialValues: {},
      rules: nothing,
      mutation: ConfirmedLessonResumeDocument,
      sent: () => ({}),
      mails: { to: ["family", "tutor"], note: true },
      children: (
        <p>
          {status === "PAUSED"
            ? "Lessons are booked again from tomorrow on."
            : "The lessons of the pause are booked again."}{" "}
          Days on which someone is busy or away by now are left out, and listed.
        </p>
      ),
    })}
  />
);
