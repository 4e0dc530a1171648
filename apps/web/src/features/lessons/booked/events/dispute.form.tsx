import { toEnumName } from "@app/domain/enums.ts";
import { lessonDisputeRules } from "@app/domain/lessons/reschedule.ts";
import type { LessonParty } from "@app/schema/types.generated.ts";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { EventFormDialog } from "../../../../shared/records/event-form-dialog.tsx";
import { MoneyParts } from "../../../../shared/records/money-parts.tsx";
import { sharedMoneyWords } from "../../../../shared/records/money-words.ts";
import type { RecordDialogProps } from "../../../../shared/records/record-dialogs.tsx";
import { lessonTitle } from "../../courses/party-title.ts";
import { BookedLessonDisputeDocument } from "../agreement-mutations.generated.ts";
import { BookedLessonRecordDocument } from "../booked-record.generated.ts";
import { whoOptions } from "./why-fields.tsx";

/** Somebody objects to how a lesson was settled. */
export const DisputeForm = (props: RecordDialogProps) => (
  <EventFormDialog
    {...props}
    what="lesson"
    query={BookedLessonRecordDocument}
    config={({ name, settlement, money, ...lesson }) => ({
      title: lessonTitle(lesson, (it) => `Dispute ${it}?`),
      saveLabel: "Open dispute",
      successMessage: `${name} is in dispute.`,
      rules: lessonDisputeRules,
      mutation: BookedLessonDisputeDocument,
      initialValues: { byKind: "customer", reason: "" },
      mails: { to: ["family", "tutor"] },
      sent: ({ byKind, reason }: { byKind: string; reason: string }) => ({
        input: { byKind: toEnumName(byKind) as LessonParty, reason: reason.trim() },
      }),
      children: (
        <>
          {settlement ? <p>{settlement.sentence}</p> : null}
          {money ? <p>{sharedMoneyWords(money)}</p> : null}
          {money ? <MoneyParts money={money} /> : null}
          <FieldGrid>
            <SelectField name="byKind" label="Who objects" options={whoOptions} />
            <TextArea
              name="reason"
              label="Reason"
              max={500}
              help="What they object to. Never emailed. Nothing is billed or paid until it is decided."
              wide
            />
          </FieldGrid>
        </>
      ),
    })}
  />
);
