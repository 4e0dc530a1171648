import { appReplyInput, appReplyMax } from "@app/domain/app-feedback/app-feedback.ts";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { ToneBar } from "@app/ui/form/tone-bar.tsx";
import { EventFormDialog } from "../../shared/records/event-form-dialog.tsx";
import type { RecordDialogProps } from "../../shared/records/record-dialogs.tsx";
import { AppFeedbackUpdateDocument } from "./app-feedback-mutations.generated.ts";
import { AppFeedbackRecordDocument } from "./app-feedback.generated.ts";

/** Asks for the answer that the app shows to whoever gave feedback. */
export const AppFeedbackReply = (props: RecordDialogProps) => (
  <EventFormDialog
    {...props}
    what="feedback"
    query={AppFeedbackRecordDocument}
    config={({ body, reply }) => ({
      title: reply === null ? "Reply" : "Change the reply",
      saveLabel: "Save reply",
      successMessage: "Reply saved.",
      rules: appReplyInput,
      mutation: AppFeedbackUpdateDocument,
      initialValues: { reply: reply ?? "" },
      sent: (values: { reply: string }) => ({ input: { reply: values.reply } }),
      children: (
        <>
          <p>“{body}”</p>
          <TextArea name="reply" label="Reply" max={appReplyMax} help="The app shows it. No email goes out." />
          <ToneBar />
        </>
      ),
    })}
  />
);
