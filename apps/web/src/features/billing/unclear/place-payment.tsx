import { skipToken } from "@apollo/client/react";
import { useFormikContext } from "formik";
import { useSearchParams } from "react-router-dom";
import { formatMoney } from "@app/domain/money.ts";
import { LineList } from "@app/ui/detail/line-list.tsx";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { FormDialog } from "@app/ui/form/form-dialog.tsx";
import { Section } from "@app/ui/detail/section.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { Button } from "@app/ui/page/button.tsx";
import { useQuery } from "../../../shared/page/use-query.ts";
import { MailNotes, MailPreview } from "../../../shared/records/mail-preview.tsx";
import { noNotes, notesOf, type NotesTyped } from "../../../shared/records/mail-notes.ts";
import { RecordDialog } from "../../../shared/records/record-dialog.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { useSave } from "../../../shared/save/use-save.ts";
import { invoicePath } from "../../../shared/links/record-paths.ts";
import { CustomerField } from "../../customers/picker/customer-field.public.tsx";
import { Over, Parts, Suggestion } from "../payments/payment-parts.tsx";
import { PayableInvoicesDocument } from "../payments/payment.generated.ts";
import type { PayableInvoice } from "../payments/payment-values.ts";
import { useOutdatedMoney } from "../use-outdated-money.ts";
import { PaymentPlaceDocument, UnclearPaymentRecordDocument } from "./unclear.generated.ts";
import {
  firstPlaced,
  likelyCustomer,
  placedInWords,
  placedOf,
  placedProblems,
  type PlacedTyped,
  type UnclearItem,
} from "./unclear-values.ts";
import { whyMatch } from "./why-match.ts";

type Values = PlacedTyped & NotesTyped;
const none: readonly PayableInvoice[] = [];

/** What may be meant, each to be chosen. */
function Suggested({ payment, onChosen }: { payment: UnclearItem; onChosen: (invoiceId: string) => void }) {
  const { setFieldValue } = useFormikContext<Values>();
  const matches = payment.unclear?.matches ?? [];
  if (matches.length === 0) return null;
  return (
    <Section title="Suggested" note="The likeliest first. Any other is found by its customer.">
      <LineList>
        {matches.map(({ invoice, why }) =>
          invoice ? (
            <li key={invoice.id}>
              <p>
                <span>
                  <TextLink href={invoicePath(invoice.id, invoice.kind)}>{invoice.name}</TextLink> ·{" "}
                  {invoice.customer?.name ?? "Unknown"} · {formatMoney({ ...invoice, amount: invoice.due })} due
                </span>
                <small>{whyMatch(why)}</small>
              </p>
              <Button
                size="small"
                onClick={() => {
                  onChosen(invoice.id);
                  void setFieldValue("customerId", invoice.customer?.id ?? "");
                }}
              >
                Choose
              </Button>
            </li>
          ) : null,
        )}
      </LineList>
    </Section>
  );
}

/** What it comes to, before it is done. */
function ComesTo({ invoices }: { invoices: readonly PayableInvoice[] }) {
  const { values } = useFormikContext<Values>();
  const lines = values.customerId === "" ? [] : placedInWords(values, invoices);
  if (lines.length === 0) return null;
  return (
    <Section title="What it comes to">
      <LineList>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </LineList>
    </Section>
  );
}

interface InsideProps {
  payment: UnclearItem;
  firstId: string | null;
  onChosen: (invoiceId: string) => void;
  isCredit: boolean;
}

/** The invoices of the customer who is chosen. */
function usePayable(customerId: string): readonly PayableInvoice[] | undefined {
  const asked = customerId === "" ? skipToken : { variables: { customerId }, fetchPolicy: "network-only" as const };
  const { data } = useQuery(PayableInvoicesDocument, asked);
  return customerId === "" ? none : data?.invoices?.items;
}

function Fields({ payment, firstId, onChosen, isCredit }: InsideProps) {
  const { values } = useFormikContext<Values>();
  const invoices = usePayable(values.customerId);
  return (
    <>
      <p>{payment.unclear?.reason}</p>
      {isCredit ? null : <Suggested payment={payment} onChosen={onChosen} />}
      <FieldGrid>
        <CustomerField name="customerId" label="Customer" optional={false} />
      </FieldGrid>
      {isCredit || values.customerId === "" ? null : invoices ? (
        <>
          <Suggestion invoices={invoices} firstId={firstId} />
          <Parts invoices={invoices} firstId={firstId} />
          <Over />
        </>
      ) : (
        <SkeletonLines count={2} />
      )}
      <ComesTo invoices={invoices ?? none} />
      <MailNotes to={["family"]} note={false} />
      <MailPreview<Values>
        mutation={PaymentPlaceDocument}
        variablesOf={(typed) =>
          invoices && Object.keys(placedProblems(typed, payment.amount, invoices)).length === 0
            ? { ...placedOf(typed), id: payment.id, version: payment.version, notes: notesOf(typed) }
            : null
        }
      />
    </>
  );
}

function Loaded({ payment, onClose, isCredit }: { payment: UnclearItem; onClose: () => void; isCredit: boolean }) {
  const [params, setParams] = useSearchParams();
  const { save } = useSave(PaymentPlaceDocument, ({ saved }) => saved);
  const outdate = useOutdatedMoney();
  const money = formatMoney(payment);
  const firstId = params.get("invoice") ?? payment.unclear?.matches[0]?.invoice?.id ?? null;
  const customerId = isCredit && payment.customer ? payment.customer.id : likelyCustomer(payment);
  const choose = (invoiceId: string) => {
    setParams(
      (now) => {
        now.set("invoice", invoiceId);
        return now;
      },
      { replace: true },
    );
  };
  return (
    <FormDialog<Values>
      open
      wide
      isAction
      onClose={onClose}
      title={isCredit ? `Keep ${money} as credit?` : `Place ${money}`}
      saveLabel={isCredit ? "Keep as credit" : "Place payment"}
      initialValues={{ ...noNotes, ...firstPlaced(payment, customerId, isCredit) }}
      validate={(values) => (values.customerId === "" ? placedProblems(values, payment.amount, none) : {})}
      onSubmit={async (values, form) => {
        const sent = { ...placedOf(values), id: payment.id, version: payment.version, notes: notesOf(values) };
        const { payload } = await save(sent, form);
        if (!payload?.record) return;
        outdate();
        toast.done(isCredit ? `${payment.name} is kept as credit.` : `${payment.name} is placed.`);
        onClose();
      }}
    >
      <Fields payment={payment} firstId={firstId} onChosen={choose} isCredit={isCredit} />
    </FormDialog>
  );
}

const dialogOf =
  (isCredit: boolean) =>
  ({ id, onClose }: RecordDialogProps) =>
    id === null ? null : (
      <RecordDialog
        what="payment"
        wide
        query={UnclearPaymentRecordDocument}
        id={id}
        onClose={onClose}
        skeleton={<SkeletonLines count={6} />}
      >
        {(payment) => <Loaded payment={payment} onClose={onClose} isCredit={isCredit} />}
      </RecordDialog>
    );

/** Says which invoices of a customer a payment pays. */
export const PlacePayment = dialogOf(false);

/** Keeps all of a payment as a customer's credit. */
export const KeepPayment = dialogOf(true);
