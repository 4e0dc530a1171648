import { afterExpiryDays, extensionInput, longestExtensionDays } from "@app/domain/billing/goodwill.ts";
import { DateField } from "@app/ui/form/date-field.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { EventFormDialog } from "../../../shared/records/event-form-dialog.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { CreditExtendDocument, CreditRecordDocument } from "./credit.generated.ts";

const rules = extensionInput.omit({ version: true });

/** Gives a credit a later last day of use. */
export function CreditExtend(props: RecordDialogProps) {
  return (
    <EventFormDialog
      {...props}
      what="credit"
      query={CreditRecordDocument}
      config={({ expiresOn }) => ({
        title: "Extend this credit?",
        saveLabel: "Extend credit",
        successMessage: "The credit lasts longer now.",
        initialValues: { expiresOn: expiresOn ?? "", reason: "" },
        rules,
        mutation: CreditExtendDocument,
        sent: (values: { expiresOn: string; reason: string }) => ({
          expiresOn: values.expiresOn,
          reason: values.reason.trim(),
        }),
        children: (
          <>
            <p>
              {expiresOn ? (
                <>
                  It can be used until <Day value={expiresOn} />.{" "}
                </>
              ) : null}
              It can be extended by {longestExtensionDays} days at most, also in the {afterExpiryDays} days after its
              last day: then what expired comes back.
            </p>
            <DateField name="expiresOn" label="Last day of use" />
            <TextField name="reason" label="Reason" wide />
          </>
        ),
      })}
    />
  );
}
