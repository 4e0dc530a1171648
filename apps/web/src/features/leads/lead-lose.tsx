import { toEnumName } from "@app/domain/enums.ts";
import { leadsLostInput } from "@app/domain/leads/lead.ts";
import type { LostReason } from "@app/schema/types.generated.ts";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { EventFormDialog } from "../../shared/records/event-form-dialog.tsx";
import type { RecordDialogProps } from "../../shared/records/record-dialogs.tsx";
import { undoOf } from "../../shared/records/record-events.ts";
import { leadEvents } from "./lead-events.ts";
import { lostOptions } from "./lead-labels.ts";
import { LeadMarkLostDocument } from "./lead-mutations.generated.ts";
import { LeadRecordDocument } from "./lead.generated.ts";

const { label, danger } = leadEvents.rows.lose;
const undone = undoOf(leadEvents, "lose");

/** Asks why a lead was lost, and gives it up. */
export function LeadMarkLost(props: RecordDialogProps) {
  return (
    <EventFormDialog
      {...props}
      what="lead"
      query={LeadRecordDocument}
      config={({ name, stage }) => {
        const kind = undone({ status: stage });
        return {
          title: `Mark ${name} as lost?`,
          saveLabel: label,
          danger,
          successMessage: `${name} is marked as lost.`,
          undo: kind && { kind, name },
          mutation: LeadMarkLostDocument,
          initialValues: { lostReason: "" },
          rules: leadsLostInput,
          sent: ({ lostReason }: { lostReason: string }) => ({ lostReason: toEnumName(lostReason) as LostReason }),
          children: (
            <>
              <p>They leave the list of open leads. What is known of them stays, and they can be reopened.</p>
              <SelectField name="lostReason" label="Reason" options={lostOptions} emptyLabel="Choose" />
            </>
          ),
        };
      }}
    />
  );
}
