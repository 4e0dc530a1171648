import { referralCorrectInput } from "@app/domain/referrals/referral.ts";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { EventFormDialog } from "../../../shared/records/event-form-dialog.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { ReferralCorrectDocument, ReferralRecordDocument } from "../decisions.generated.ts";
import { CodeField } from "../form/code-field.public.tsx";

const rules = referralCorrectInput.pick({ referralCode: true, reason: true });

interface Values {
  referralCode: string;
  reason: string;
}

/** Asks who really referred somebody, and why it is changed. */
export function CorrectReferral(props: RecordDialogProps) {
  return (
    <EventFormDialog
      {...props}
      what="referral"
      query={ReferralRecordDocument}
      config={({ name, sentBy, code }) => ({
        title: `Who referred ${name}?`,
        saveLabel: "Save",
        successMessage: `Who referred ${name} is corrected.`,
        initialValues: { referralCode: "", reason: "" },
        rules,
        mutation: ReferralCorrectDocument,
        sent: ({ referralCode, reason }: Values) => ({ referralCode: referralCode.trim() || null, reason }),
        children: (
          <>
            <p>
              They came with {code}, the code of {sentBy}. The person who did refer them is rewarded as their scheme
              stands today.
            </p>
            <CodeField label="Code of who did" help="Leave empty if nobody did; the referral then ends." />
            <TextArea name="reason" label="Reason" max={500} rows={3} wide help="For colleagues. No email goes out." />
          </>
        ),
      })}
    />
  );
}
