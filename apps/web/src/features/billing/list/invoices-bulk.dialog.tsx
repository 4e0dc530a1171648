import { skipToken } from "@apollo/client/react";
import type { InvoiceFilter } from "@app/schema/types.generated.ts";
import { invoiceName } from "@app/domain/billing/invoice-name.ts";
import { BulkDialog } from "../../../shared/bulk/bulk-dialog.tsx";
import { BulkEmail, BulkEmails } from "../../../shared/records/bulk-emails.tsx";
import type { BulkDialogProps } from "../../../shared/bulk/bulk.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { InvoiceRemindDocument, InvoiceSendDocument } from "../invoice-mutations.generated.ts";
import { InvoicesToEmailDocument, InvoiceToEmailDocument } from "./invoice-bulk-emails.generated.ts";
import { InvoicesBulkActionDocument } from "./invoice-jobs.generated.ts";

/** The ids of those that were chosen, as far as their emails are shown. */
function useChosen({ choice, filter }: Pick<BulkDialogProps<InvoiceFilter>, "choice" | "filter">): readonly string[] {
  const { data } = useQuery(InvoicesToEmailDocument, choice.ids ? skipToken : { variables: { filter } });
  if (choice.ids) return choice.ids;
  const left = data?.invoices?.items.filter(({ id }) => !choice.excludeIds?.includes(id)) ?? [];
  return left.map(({ id }) => id);
}

/** The email of one of them. */
function EmailOf({ id, action }: { id: string; action: BulkDialogProps<InvoiceFilter>["action"] }) {
  const { data } = useQuery(InvoiceToEmailDocument, { variables: { id }, fetchPolicy: "network-only" });
  const invoice = data?.invoice;
  return (
    <BulkEmail
      name={invoice ? invoiceName(invoice) : undefined}
      mutation={action.kind === "INVOICES_SEND" ? InvoiceSendDocument : InvoiceRemindDocument}
      variables={invoice?.id === id ? { id, version: invoice.version, notes: {} } : null}
      none="No email: this was sent already."
    />
  );
}

/** The emails of a bulk action, one at a time. */
function Emails(props: BulkDialogProps<InvoiceFilter>) {
  return (
    <BulkEmails chosen={useChosen(props)} count={props.count}>
      {(id) => <EmailOf id={id} action={props.action} />}
    </BulkEmails>
  );
}

/** Confirms sending or reminding of many invoices, with the emails to be seen before. */
export const InvoicesBulk = (props: BulkDialogProps<InvoiceFilter>) => (
  <BulkDialog {...props} mutation={InvoicesBulkActionDocument}>
    <Emails {...props} />
  </BulkDialog>
);
