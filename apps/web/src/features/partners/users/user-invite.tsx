import * as z from "zod";
import { EventFormDialog } from "../../../shared/records/event-form-dialog.tsx";
import { MailPreview } from "../../../shared/records/mail-preview.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { PartnerUserInviteDocument } from "./user-mutations.generated.ts";
import { PartnerUserRecordDocument } from "./user.generated.ts";

const rules = z.object({});

/** Shows the invitation before it is sent again. */
export const PartnerUserInvite = (props: RecordDialogProps) => (
  <EventFormDialog
    {...props}
    what="partner user"
    query={PartnerUserRecordDocument}
    config={({ id, version, name }) => ({
      title: `Invite ${name} again?`,
      saveLabel: "Send invitation",
      successMessage: `A new link is on its way to ${name}.`,
      initialValues: {},
      rules,
      mutation: PartnerUserInviteDocument,
      sent: () => ({}),
      children: (
        <>
          <p>The new link works for seven days. The link before it stops working.</p>
          <MailPreview mutation={PartnerUserInviteDocument} variablesOf={() => ({ id, version })} />
        </>
      ),
    })}
  />
);
