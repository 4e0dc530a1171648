import { skipToken } from "@apollo/client/react";
import { useState } from "react";
import type { InvoiceFilter } from "@app/schema/types.generated.ts";
import { invoiceName } from "@app/domain/billing/invoice-name.ts";
import { Button } from "@app/ui/page/button.tsx";
import { BulkDialog } from "../../../shared/bulk/bulk-dialog.tsx";
import type { BulkDialogProps } from "../../../shared/bulk/bulk.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { PreviewedMails } from "../../../shared/records/mail-preview.tsx";
import previewCss from "../../../shared/records/mail-preview.module.css";
import { useMailPreview } from "../../../shared/records/use-mail-preview.ts";
import { InvoiceRemindDocument, InvoiceSendDocument } from "../invoice-mutations.generated.ts";
import { InvoicesToEmailDocument, InvoiceToEmailDocument } from "./invoice-bulk-emails.generated.ts";
import { InvoicesBulkActionDocument } from "./invoice-jobs.generated.ts";
import css from "./invoices-bulk.module.css";

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
  const mutation = action.kind === "INVOICES_SEND" ? InvoiceSendDocument : InvoiceRemindDocument;
  const variables = invoice?.id === id ? { id, version: invoice.version, notes: {} } : null;
  const answer = useMailPreview(mutation, variables);
  return (
    <>
      {invoice ? <p className={css.name}>{invoiceName(invoice)}</p> : null}
      <PreviewedMails answer={answer} none="No email: this was sent already." />
    </>
  );
}

/** The emails of a bulk action, one at a time: "Email 2 of 12". */
function Emails(props: BulkDialogProps<InvoiceFilter>) {
  const chosen = useChosen(props);
  const [place, setPlace] = useState(0);
  const id = chosen[place];
  if (id === undefined) return null;
  const step = (by: number) => setPlace((place + by + chosen.length) % chosen.length);
  return (
    <section className={previewCss.mails} aria-label="Emails that will be sent">
      <div className={css.head}>
        <h3 aria-live="polite">{chosen.length === 1 ? "Email" : `Email ${place + 1} of ${props.count}`}</h3>
        {chosen.length > 1 ? (
          <span className={css.steps}>
            <Button plain size="small" onClick={() => step(-1)}>
              Previous
            </Button>
            <Button plain size="small" onClick={() => step(1)}>
              Next
            </Button>
          </span>
        ) : null}
      </div>
      <EmailOf key={id} id={id} action={props.action} />
      {chosen.length < props.count ? (
        <p>The first {chosen.length} are shown; the others follow the same text.</p>
      ) : null}
    </section>
  );
}

/** Confirms sending or reminding of many invoices, with the emails to be seen before. */
export const InvoicesBulk = (props: BulkDialogProps<InvoiceFilter>) => (
  <BulkDialog {...props} mutation={InvoicesBulkActionDocument}>
    <Emails {...props} />
  </BulkDialog>
);
