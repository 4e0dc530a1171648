import { DetailPage } from "@app/ui/detail/detail-page.tsx";
import { Section } from "@app/ui/detail/section.tsx";
import { LineList } from "@app/ui/detail/line-list.tsx";
import { EmptyState } from "@app/ui/feedback/empty-state.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { failure } from "../../../shared/errors/failure.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { countOf } from "../../../shared/text/format.ts";
import { invoicePath } from "../../../shared/links/record-paths.ts";
import { personLink } from "../people-links.tsx";
import { unclearPath } from "../unclear/unclear-path.public.ts";
import { monthsPath, monthsPathOf } from "./months-path.ts";
import { BooksCheckDocument, type BooksCheckQuery } from "./books.generated.ts";

type Check = BooksCheckQuery["booksCheck"];

const checkedIn = ({ invoices, payments, credits, lessons, series, months }: Check) =>
  [
    countOf(invoices, "invoice"),
    countOf(payments, "payment"),
    countOf(credits, "credit"),
    countOf(lessons, "lesson"),
    `${series} series of numbers`,
    countOf(months, "closed month"),
  ].join(", ");

const named = (name: string, href: string | null) => (href ? <TextLink href={href}>{name}</TextLink> : name);

function Faults({ faults }: Pick<Check, "faults">) {
  return (
    <Section title={countOf(faults.length, "problem")}>
      <LineList>
        {faults.map(({ about, name, fault, invoice, customer, region }) => (
          <li key={[about, name, fault, invoice?.id, customer?.id].join(" ")}>
            <p>
              <span>
                {about === "NUMBERS" ? "Numbers " : null}
                {named(name, invoice ? invoicePath(invoice.id, invoice.kind) : region && monthsPathOf(region.id))}
                {customer ? <> · {personLink(customer)}</> : null}
              </span>
              <small>{fault}</small>
            </p>
          </li>
        ))}
      </LineList>
    </Section>
  );
}

/** Whether invoices, payments, credit, lessons, numbers and closed months still fit together; checked anew each time. */
export function BooksScreen() {
  const { data, loading, error, refetch } = useQuery(BooksCheckDocument, {
    fetchPolicy: "network-only",
    notifyOnNetworkStatusChange: true,
  });
  const check = data?.booksCheck;
  return (
    <DetailPage
      title="Books"
      line={check ? `Checked: ${checkedIn(check)}` : undefined}
      actions={[
        { label: "Check now", main: true, pending: loading, onSelect: () => void refetch() },
        { label: "Months", href: monthsPath },
        { label: "Unclear payments", href: unclearPath },
      ]}
    >
      {!check && loading ? <SkeletonLines count={6} /> : null}
      {!check && error ? <ErrorState {...failure("books", error, refetch)} /> : null}
      {check && check.faults.length > 0 ? <Faults faults={check.faults} /> : null}
      {check && check.faults.length === 0 ? (
        <EmptyState
          title="The books balance."
          text="Every invoice, payment, credit and lesson adds up, no number is missing, and closed months stay as they were."
        />
      ) : null}
    </DetailPage>
  );
}
