import { referralApproveInput } from "@app/domain/referrals/referral.ts";
import { SwitchField } from "@app/ui/form/switch-field.tsx";
import { EventFormDialog } from "../../../shared/records/event-form-dialog.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { ReferralApproveDocument, ReferralRecordDocument } from "../decisions.generated.ts";
import { flagsInWords } from "../referral-labels.ts";
import { useReadAnew } from "../use-read-anew.ts";
import { BothSides } from "./both-sides.tsx";

const rules = referralApproveInput.pick({ flagsSeen: true });

/** Shows what is known of both sides, and approves the reward. */
export function ApproveReferral(props: RecordDialogProps) {
  const onDone = useReadAnew();
  return (
    <EventFormDialog
      {...props}
      what="referral"
      wide
      query={ReferralRecordDocument}
      config={({ id, name, scheme, sentBy, reward, flags, isMoney }) => ({
        title: `Approve the reward for ${name}?`,
        saveLabel: "Approve",
        successMessage: `The reward for ${name} is approved.`,
        initialValues: { flagsSeen: false },
        rules,
        mails: { to: [] },
        onDone,
        mutation: ReferralApproveDocument,
        sent: ({ flagsSeen }: { flagsSeen: boolean }) => ({ flagsSeen }),
        children: (
          <>
            <p>
              {sentBy} sent {name}: {reward}.{" "}
              {isMoney
                ? "Money waits for the referrer’s next payout."
                : "Credit is given to both sides at once. It is worth nothing in the books and never refunded."}
            </p>
            <BothSides id={id} scheme={scheme} flags={flags} />
            {flags.length > 0 ? (
              <SwitchField
                name="flagsSeen"
                label="I have looked at what stands out"
                help={`${flagsInWords(flags)}: they may be of one household.`}
                wide
              />
            ) : null}
          </>
        ),
      })}
    />
  );
}
