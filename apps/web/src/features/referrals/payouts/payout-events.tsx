import { payoutFailInput, payoutPaidInput } from "@app/domain/referrals/referral.ts";
import { DateField } from "@app/ui/form/date-field.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { EventFormDialog } from "../../../shared/records/event-form-dialog.tsx";
import { RecordEventDialog } from "../../../shared/records/event-dialog.tsx";
import { ReasonDialog } from "../../../shared/records/reason-dialog.tsx";
import { RecordDialog } from "../../../shared/records/record-dialog.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { useReadAnew } from "../use-read-anew.ts";
import {
  PayoutApproveDocument,
  PayoutFailDocument,
  PayoutPayDocument,
  PayoutRecordDocument,
  type PayoutRowFragment,
} from "./payout.generated.ts";

/** Asks before a payout is approved. */
export function ApprovePayout(props: RecordDialogProps) {
  return (
    <RecordEventDialog<PayoutRowFragment>
      {...props}
      what="payout"
      query={PayoutRecordDocument}
      events={{
        approvePayout: {
          verb: "Approve",
          mutation: PayoutApproveDocument,
          description: () => "It can be paid then. Nothing is sent by itself.",
          successMessage: ({ name }) => `The payout of ${name} is approved.`,
        },
      }}
    />
  );
}

const paidRules = payoutPaidInput.pick({ reference: true, paidOn: true });

/** Asks for the reference of the payment, and says that a payout was paid. */
export function PayPayout(props: RecordDialogProps) {
  const onDone = useReadAnew();
  return (
    <EventFormDialog
      {...props}
      what="payout"
      query={PayoutRecordDocument}
      config={({ name }) => ({
        title: `Mark ${name} as paid?`,
        saveLabel: "Mark as paid",
        successMessage: `The payout of ${name} is paid.`,
        initialValues: { reference: "", paidOn: "" },
        rules: paidRules,
        mutation: PayoutPayDocument,
        mails: { to: [] },
        onDone,
        sent: ({ reference, paidOn }: { reference: string; paidOn: string }) => ({
          reference: reference.trim(),
          paidOn: paidOn || null,
        }),
        children: (
          <>
            <p>Pay it first, then enter what the bank calls the payment.</p>
            <TextField name="reference" label="Reference" />
            <DateField name="paidOn" label="Paid on" optional past help="Leave empty for today." />
          </>
        ),
      })}
    />
  );
}

const failRules = payoutFailInput.pick({ reason: true });

/** Asks why a payout is not paid, and gives it up. */
export function FailPayout({ id, onClose }: RecordDialogProps) {
  if (id === null) return null;
  return (
    <RecordDialog
      what="payout"
      query={PayoutRecordDocument}
      id={id}
      onClose={onClose}
      skeleton={<SkeletonLines count={4} />}
    >
      {(payout) => (
        <ReasonDialog
          record={payout}
          rules={failRules}
          sent={(reason) => reason}
          help="For colleagues."
          onClose={onClose}
          title={`Give the payout of ${payout.name} up?`}
          saveLabel="Give up"
          mutation={PayoutFailDocument}
          successMessage="The payout is given up."
        >
          Its rewards wait for another payout.
        </ReasonDialog>
      )}
    </RecordDialog>
  );
}
