import { toEnumName } from "@app/domain/enums.ts";
import { disputeEnds } from "@app/domain/lessons/course-enums.ts";
import { disputeSettleRules } from "@app/domain/lessons/reschedule.ts";
import { wholeOfShare } from "@app/domain/lessons/settled-share.ts";
import type { BookedLessonStatus } from "@app/schema/types.generated.ts";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { NumberField } from "@app/ui/form/number-field.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { EventFormDialog } from "../../../../shared/records/event-form-dialog.tsx";
import type { RecordDialogProps } from "../../../../shared/records/record-dialogs.tsx";
import { labelOf } from "../../../../shared/text/option-labels.ts";
import { lessonTitle } from "../../courses/party-title.ts";
import { BookedLessonSettleDocument } from "../agreement-mutations.generated.ts";
import { BookedLessonRecordDocument, type BookedLessonRecordFragment } from "../booked-record.generated.ts";
import { bookedStatusOptions } from "../booked-labels.ts";

interface Values {
  outcome: string;
  chargePercent: number | string;
  payPercent: number | string;
  reason: string;
}

const words = labelOf(bookedStatusOptions);
const ends = disputeEnds.map((value) => ({ value, label: words(value) }));

type Settlement = BookedLessonRecordFragment["settlement"];

/** What it came to so far, in whole per cent. */
const percentOf = (settlement: Settlement | undefined, what: "charge" | "pay"): number => {
  if (!settlement) return 100;
  const { chargeMinutes, chargeBp, payMinutes, payBp, minutes } = settlement;
  const share = what === "charge" ? { minutes: chargeMinutes, bp: chargeBp } : { minutes: payMinutes, bp: payBp };
  return Math.round(wholeOfShare(share, minutes) / 100);
};

/** Decides a dispute: what the lesson counts as, and what it comes to. */
export const SettleForm = (props: RecordDialogProps) => (
  <EventFormDialog
    {...props}
    what="lesson"
    query={BookedLessonRecordDocument}
    config={({ name, dispute, settlement, ...lesson }) => ({
      title: lessonTitle(lesson, (it) => `Settle ${it}?`),
      saveLabel: "Settle dispute",
      successMessage: `${name} is settled.`,
      rules: disputeSettleRules,
      mutation: BookedLessonSettleDocument,
      initialValues: {
        outcome: "completed",
        reason: "",
        chargePercent: percentOf(settlement, "charge"),
        payPercent: percentOf(settlement, "pay"),
      },
      mails: { to: ["family", "tutor"] },
      sent: ({ outcome, chargePercent, payPercent, reason }: Values) => ({
        input: {
          outcome: toEnumName(outcome) as BookedLessonStatus,
          reason: reason.trim(),
          chargePercent: Number(chargePercent),
          payPercent: Number(payPercent),
        },
      }),
      children: (
        <>
          {dispute ? (
            <p>
              {dispute.byKind === "STAFF" ? "Staff say" : `The ${dispute.byKind.toLowerCase()} says`}: {dispute.reason}
            </p>
          ) : null}
          <FieldGrid>
            <SelectField name="outcome" label="Outcome" options={ends} wide />
            <NumberField name="chargePercent" label="Charge" help="Per cent of the price" />
            <NumberField name="payPercent" label="Pay" help="Per cent of the tutor’s pay" />
            <TextArea
              name="reason"
              label="Internal note"
              max={500}
              help="Why. Kept in the lesson’s activity log, never emailed."
              wide
            />
          </FieldGrid>
        </>
      ),
    })}
  />
);
