import { toEnumName } from "@app/domain/enums.ts";
import { placeDisputeEnds } from "@app/domain/group-lessons/group-enums.ts";
import { placeDisputeRules, placeDisputeSettleRules } from "@app/domain/group-lessons/place-dispute.ts";
import type { LessonParty, PlaceDisputeStatus } from "@app/schema/types.generated.ts";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { NumberField } from "@app/ui/form/number-field.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { SwitchField } from "@app/ui/form/switch-field.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { useFormikContext } from "formik";
import { EventForm } from "../../../shared/records/event-form-dialog.tsx";
import { whoOptions } from "../../lessons/who-options.public.ts";
import { disputeEndWords } from "../group-labels.ts";
import { GroupPlaceDisputeDocument, GroupPlaceSettleDocument } from "../session-mutations.generated.ts";
import type { GroupSessionRecordFragment, PlaceDisputeFragment } from "../session.generated.ts";
import { DisputeWords } from "../sessions/dispute-words.tsx";

interface PlaceDialog {
  session: GroupSessionRecordFragment;
  /** Whose place it is. */
  name: string;
  onClose: () => void;
}

/** Somebody objects to what a learner's place is charged. */
export const DisputePlace = ({ session, name, onClose, enrolmentId }: PlaceDialog & { enrolmentId: string }) => (
  <EventForm
    record={session}
    onClose={onClose}
    title={`Dispute the charge for ${name}?`}
    saveLabel="Open dispute"
    successMessage={`The charge for ${name} is in dispute.`}
    rules={placeDisputeRules}
    mutation={GroupPlaceDisputeDocument}
    initialValues={{ byKind: "customer", isWhole: false, reason: "" }}
    mails={{ to: ["family", "tutor"] }}
    sent={({ byKind, isWhole, reason }: { byKind: string; isWhole: boolean; reason: string }) => ({
      input: { enrolmentId, byKind: toEnumName(byKind) as LessonParty, isWhole, reason: reason.trim() },
    })}
  >
    <FieldGrid>
      <SelectField name="byKind" label="Who objects" options={whoOptions} />
      <SwitchField
        name="isWhole"
        label="All dates of this place"
        help="With those to come. Otherwise it is about this date alone."
      />
      <TextArea
        name="reason"
        label="Internal note"
        max={500}
        help="What they object to. Never emailed. Nothing is billed until it is decided."
        wide
      />
    </FieldGrid>
  </EventForm>
);

interface Decision {
  decision: string;
  chargePercent: number | string;
  reason: string;
}

const ends = placeDisputeEnds.map((value) => ({ value, label: disputeEndWords[value] }));

/** What is charged, where the family is right. */
const Charge = () =>
  useFormikContext<Decision>().values.decision === "for-family" ? (
    <NumberField name="chargePercent" label="Charge" help="Per cent of the price" />
  ) : null;

/** Decides an objection to what a learner's place is charged. */
export const SettlePlace = ({ session, name, onClose, dispute }: PlaceDialog & { dispute: PlaceDisputeFragment }) => (
  <EventForm
    record={session}
    onClose={onClose}
    title={`Settle the dispute for ${name}?`}
    saveLabel="Settle dispute"
    successMessage={`The dispute for ${name} is settled.`}
    rules={placeDisputeSettleRules}
    mutation={GroupPlaceSettleDocument}
    initialValues={{ decision: "", chargePercent: 0, reason: "" }}
    mails={{ to: ["family", "tutor"] }}
    sent={({ decision, chargePercent, reason }: Decision) => ({
      input: {
        disputeId: dispute.id,
        decision: toEnumName(decision) as PlaceDisputeStatus,
        chargePercent: decision === "for-family" ? Number(chargePercent) : null,
        reason: reason.trim(),
      },
    })}
  >
    <DisputeWords dispute={dispute} />
    <FieldGrid>
      <SelectField name="decision" label="Decision" options={ends} />
      <Charge />
      <TextArea name="reason" label="Internal note" max={500} help="Why. Kept with the dispute, never emailed." wide />
    </FieldGrid>
  </EventForm>
);
