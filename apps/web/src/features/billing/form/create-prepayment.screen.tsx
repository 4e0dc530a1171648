import { useNavigate, useSearchParams } from "react-router-dom";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { FormPage } from "@app/ui/form/form-page.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { failure } from "../../../shared/errors/failure.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { useRecordForm } from "../../../shared/records/use-record-form.tsx";
import { useRecordCreate } from "../../../shared/records/use-record-save.ts";
import { invoicePath, prepaymentsPath } from "../../../shared/links/record-paths.ts";
import { InvoiceCreateDocument } from "../invoice-mutations.generated.ts";
import { withDueDays } from "./draft-days.ts";
import { prepaymentForm, type PrepaymentValues } from "./prepayment.fields.ts";
import { PrepaymentFields } from "./prepayment-fields.tsx";
import { PrepaymentPreview } from "./prepayment-preview.tsx";
import { TopUpDocument } from "./top-up.generated.ts";
import { topUpValues } from "./top-up-values.ts";

const { version, values: empty } = prepaymentForm.recordOf(null);
const check = withDueDays(prepaymentForm.check);

function NewPrepayment({ values }: { values: PrepaymentValues }) {
  const navigate = useNavigate();
  const send = useRecordCreate(prepaymentForm, InvoiceCreateDocument, "invoices");
  const { form } = useRecordForm({
    name: "prepayment invoice",
    id: null,
    record: { version, values },
    labels: prepaymentForm.labels,
    send,
    onSaved: ({ record: invoice }) => {
      if (!invoice) return;
      toast.done("The draft is saved. Send it when it is right.");
      void navigate(invoicePath(invoice.id));
    },
  });
  return (
    <FormPage<PrepaymentValues>
      title="Add prepayment invoice"
      facts="It is a draft until you send it."
      saveLabel="Save draft"
      cancel={{ href: prepaymentsPath }}
      aside={<PrepaymentPreview />}
      {...form}
      validate={check}
    >
      <PrepaymentFields />
    </FormPage>
  );
}

/** The terms of a course, once they are read; a form cannot begin before. */
function TopUp({ courseId }: { courseId: string }) {
  const { data, loading, error, refetch } = useQuery(TopUpDocument, { variables: { courseId } });
  const course = data?.confirmedLesson;
  if (course) return <NewPrepayment values={topUpValues(empty, course)} />;
  if (loading) return <SkeletonLines count={8} />;
  return <ErrorState {...failure("the course", error, refetch)} />;
}

/** Writes a prepayment invoice; `customer` or `course` in the address says what it begins with. */
export function CreatePrepaymentScreen() {
  const [params] = useSearchParams();
  const courseId = params.get("course");
  if (courseId) return <TopUp key={courseId} courseId={courseId} />;
  return <NewPrepayment values={{ ...empty, studentCustomer: params.get("customer") ?? "" }} />;
}
