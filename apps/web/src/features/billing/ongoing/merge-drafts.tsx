import { skipToken } from "@apollo/client/react";
import * as z from "zod";
import { mergedCodes } from "@app/domain/billing/ongoing/merged-codes.ts";
import { formatMoney } from "@app/domain/money.ts";
import { LineList } from "@app/ui/detail/line-list.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { MoneyText } from "@app/ui/value/money-text.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { useQuery } from "../../../shared/page/use-query.ts";
import { EventFormDialog } from "../../../shared/records/event-form-dialog.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { invoicePath } from "../../../shared/links/record-paths.ts";
import { InvoiceRecordDocument } from "../invoice.generated.ts";
import { useOutdatedMoney } from "../use-outdated-money.ts";
import { DraftsToMergeDocument, InvoiceMergeDraftsDocument, type DraftsToMergeQuery } from "./ongoing.generated.ts";

type Draft = NonNullable<DraftsToMergeQuery["invoices"]>["items"][number];

/** The customer's drafts in this currency, with the one that is open; undefined until they are known. */
function useDrafts(id: string | null): readonly Draft[] | undefined {
  const { data } = useQuery(InvoiceRecordDocument, id === null ? skipToken : { variables: { id } });
  const invoice = data?.record;
  const asked =
    invoice?.customer && invoice.region
      ? { customerId: [invoice.customer.id], regionId: [invoice.region.id], currency: [invoice.currency] }
      : null;
  const found = useQuery(
    DraftsToMergeDocument,
    asked === null
      ? skipToken
      : { variables: { filter: { ...asked, kind: ["ONGOING"], status: ["DRAFT"] } }, fetchPolicy: "network-only" },
  );
  return found.data?.invoices?.items;
}

const rulesFor = (problem: string | null) =>
  z.object({}).check(({ value, issues }) => {
    if (problem) issues.push({ code: "custom", path: ["form"], message: problem, input: value });
  });

function OtherDraft({ draft: { id, currency, total, periodFrom, periodTo, promoCodes } }: { draft: Draft }) {
  return (
    <li>
      <p>
        <TextLink href={invoicePath(id, "ONGOING")}>
          {periodFrom && periodTo ? (
            <>
              <Day value={periodFrom} /> to <Day value={periodTo} />
            </>
          ) : (
            "Draft"
          )}
        </TextLink>
        {promoCodes.length > 0 ? <small>Promo codes: {promoCodes.join(", ")}</small> : null}
      </p>
      <MoneyText currency={currency} amount={total} />
    </li>
  );
}

/** Shows the drafts that one takes over, and merges them. */
export function MergeDrafts(props: RecordDialogProps) {
  const drafts = useDrafts(props.id);
  const outdate = useOutdatedMoney();
  const problem = drafts ? mergedCodes(drafts).problem : null;
  const others = drafts?.filter(({ id }) => id !== props.id) ?? [];
  return (
    <EventFormDialog
      {...props}
      what="invoice"
      query={InvoiceRecordDocument}
      config={({ name, currency, total }) => ({
        title: `Merge the other drafts into ${name}?`,
        saveLabel: "Merge drafts",
        successMessage: `${name} has everything now.`,
        onDone: outdate,
        initialValues: {},
        rules: rulesFor(problem),
        mutation: InvoiceMergeDraftsDocument,
        sent: () => ({}),
        children: (
          <>
            <p>
              It comes to {formatMoney({ currency, amount: total })} now, and takes over the lessons, fees, corrections
              and promo codes of the customer’s other drafts in this currency. Those drafts are deleted.
            </p>
            <LineList>
              {others.map((draft) => (
                <OtherDraft key={draft.id} draft={draft} />
              ))}
            </LineList>
            {drafts && others.length === 0 ? <p>There is no other draft.</p> : null}
            {problem ? <p role="alert">{problem}</p> : null}
          </>
        ),
      })}
    />
  );
}
