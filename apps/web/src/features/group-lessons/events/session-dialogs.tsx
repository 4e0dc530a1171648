import {
  groupReasonInput,
  groupReasonMax,
  groupReportMax,
  instanceCompleteInput,
  instanceMergeInput,
  instanceRecordingInput,
} from "@app/domain/group-lessons/group-lesson.ts";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { dayText, placeName, timeText } from "@app/ui/value/when-text.ts";
import { EventFormDialog } from "../../../shared/records/event-form-dialog.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import {
  GroupSessionCancelDocument,
  GroupSessionCompleteDocument,
  GroupSessionMergeDocument,
  GroupSessionNotRunDocument,
  GroupSessionRecordingDocument,
} from "../session-mutations.generated.ts";
import { GroupSessionRecordDocument } from "../session.generated.ts";

/** "Sat 28 Nov 2026 16:30 London" */
const whenOf = ({ start, anchorTimeZone }: { start: string; anchorTimeZone: string }) => {
  const at = new Date(start);
  return `${dayText(at, anchorTimeZone)} ${timeText(at, anchorTimeZone)} ${placeName(anchorTimeZone)}`;
};

const common = { what: "session", query: GroupSessionRecordDocument } as const;
const reasonRules = groupReasonInput.omit({ version: true });
const reportRules = instanceCompleteInput.omit({ version: true });
const mergeRules = instanceMergeInput.omit({ version: true });
const recordingRules = instanceRecordingInput.omit({ version: true });

function Complete(props: RecordDialogProps) {
  return (
    <EventFormDialog
      {...props}
      {...common}
      config={(session) => ({
        title: `Complete the session of ${whenOf(session)}?`,
        saveLabel: "Complete session",
        successMessage: "The session is completed.",
        initialValues: { report: "" },
        rules: reportRules,
        mutation: GroupSessionCompleteDocument,
        sent: ({ report }: { report: string }) => ({ report: report.trim() === "" ? null : report }),
        children: <TextArea name="report" label="What was done" max={groupReportMax} optional />,
      })}
    />
  );
}

function End({ isCalledOff, ...props }: RecordDialogProps & { isCalledOff: boolean }) {
  return (
    <EventFormDialog
      {...props}
      {...common}
      config={({ enrolled, ...session }) => ({
        title: `Cancel the session of ${whenOf(session)}?`,
        saveLabel: "Cancel session",
        successMessage: "The session is cancelled.",
        danger: true,
        initialValues: { reason: "" },
        rules: reasonRules,
        mutation: isCalledOff ? GroupSessionNotRunDocument : GroupSessionCancelDocument,
        mails: { to: ["family", "tutor"] },
        sent: ({ reason }: { reason: string }) => ({ reason }),
        children: (
          <>
            <p>
              {enrolled === 1 ? "1 learner is enrolled." : `${enrolled} learners are enrolled.`} Their families and the
              tutors get an email.
            </p>
            <TextArea name="reason" label="Internal note" max={groupReasonMax} help="Why. Never emailed." />
          </>
        ),
      })}
    />
  );
}

function Move(props: RecordDialogProps) {
  return (
    <EventFormDialog
      {...props}
      {...common}
      config={({ id, enrolled, groupLesson }) => {
        const others = (groupLesson?.dates ?? []).filter(
          (one) => one.id !== id && one.status === "SCHEDULED" && one.capacityMax - one.enrolled >= enrolled,
        );
        return {
          title: "Move everybody to another date?",
          saveLabel: "Move learners",
          successMessage: "The learners are moved.",
          initialValues: { intoId: "" },
          rules: mergeRules,
          mutation: GroupSessionMergeDocument,
          mails: { to: ["family", "tutor"], note: true },
          sent: ({ intoId }: { intoId: string }) => ({ intoId }),
          children: (
            <>
              <p>This session does not take place then. The families and the tutors get an email.</p>
              <SelectField
                name="intoId"
                label="Move to"
                options={others.map((one) => ({ value: one.id, label: whenOf(one) }))}
                help={others.length === 0 ? "No other date has room for all of them." : undefined}
              />
            </>
          ),
        };
      }}
    />
  );
}

function Recording(props: RecordDialogProps) {
  return (
    <EventFormDialog
      {...props}
      {...common}
      config={({ recordingUrl, ...session }) => ({
        title: `Recording of ${whenOf(session)}`,
        saveLabel: "Save recording",
        successMessage: "The recording is saved.",
        initialValues: { recordingUrl: recordingUrl ?? "" },
        rules: recordingRules,
        mutation: GroupSessionRecordingDocument,
        sent: ({ recordingUrl: url }: { recordingUrl: string }) => ({
          recordingUrl: url.trim() === "" ? null : url.trim(),
        }),
        children: (
          <TextField
            name="recordingUrl"
            label="Link"
            type="url"
            placeholder="https://"
            optional
            help="Leave empty to take the recording away."
            wide
          />
        ),
      })}
    />
  );
}

/** Asks for what happens to a session: what was done in it, why it does not take place, or where its learners go. */
export function SessionDialog(props: RecordDialogProps) {
  if (props.name === "completeSession") return <Complete {...props} />;
  if (props.name === "recording") return <Recording {...props} />;
  if (props.name === "moveLearners") return <Move {...props} />;
  return <End {...props} isCalledOff={props.name === "callOff"} />;
}
