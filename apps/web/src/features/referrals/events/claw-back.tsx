import { RecordEventDialog } from "../../../shared/records/event-dialog.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { ReferralClawBackDocument, ReferralRecordDocument } from "../decisions.generated.ts";

/** Asks before a reward is taken back without waiting for the hourly job. */
export const ClawBackReferral = (props: RecordDialogProps) => (
  <RecordEventDialog
    {...props}
    what="reward"
    query={ReferralRecordDocument}
    events={{
      clawBackReferral: {
        verb: "Take back",
        title: ({ name }) => `Take back the reward for ${name}?`,
        mutation: ReferralClawBackDocument,
        description: ({ isMoney }) =>
          `Only where the whole first payment went back; this also happens by itself every hour. ${
            isMoney
              ? "What was paid is taken from the next payouts."
              : "The unused part of the credit goes back; what was used is lost."
          }`,
        successMessage: ({ name }) => `The reward for ${name} is taken back.`,
        danger: true,
      },
    }}
  />
);
