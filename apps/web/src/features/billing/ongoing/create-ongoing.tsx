import { useFormikContext } from "formik";
import { useNavigate, useSearchParams } from "react-router-dom";
import { skipToken } from "@apollo/client/react";
import { isDate } from "@app/domain/dates/plain-date.ts";
import { daysOfMonth, monthsUntil } from "@app/domain/dates/month.ts";
import { currencies, type Currency } from "@app/domain/enums.ts";
import { formatMoney } from "@app/domain/money.ts";
import { wallClockOf } from "@app/domain/time.ts";
import { LineList } from "@app/ui/detail/line-list.tsx";
import { Section } from "@app/ui/detail/section.tsx";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { DateField } from "@app/ui/form/date-field.tsx";
import { FormPage } from "@app/ui/form/form-page.tsx";
import { FormSection } from "@app/ui/form/form-section.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { useNow } from "@app/ui/value/clock.tsx";
import { MoneyText } from "@app/ui/value/money-text.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { useQuery } from "../../../shared/page/use-query.ts";
import { useRecordForm } from "../../../shared/records/use-record-form.tsx";
import { useRecordCreate } from "../../../shared/records/use-record-save.ts";
import { useViewer } from "../../../shared/session/session-context.ts";
import { currencyOptions } from "../../../shared/text/currency-options.ts";
import { countOf } from "../../../shared/text/format.ts";
import { invoicePath, ongoingPath } from "../../../shared/links/record-paths.ts";
import { CustomerField } from "../../customers/picker/customer-field.public.tsx";
import { withPeriod } from "../form/draft-days.ts";
import { DraftTotal } from "./draft-total.tsx";
import { ExtraFields } from "./extra-fields.tsx";
import { ongoingForm, type OngoingValues } from "./ongoing-draft.fields.ts";
import { useOwnCurrency } from "./use-own-currency.ts";
import { LessonsToBillDocument, OngoingInvoiceCreateDocument } from "./ongoing.generated.ts";

const { version, values: empty } = ongoingForm.recordOf(null);
const { labels } = ongoingForm;
const check = withPeriod(ongoingForm.check);

/** The lessons that the draft would bill. */
function Lessons() {
  const { customerId, currency, from, to } = useFormikContext<OngoingValues>().values;
  const asked = customerId !== "" && isDate(to);
  const { data } = useQuery(
    LessonsToBillDocument,
    asked ? { variables: { customerId, to }, fetchPolicy: "cache-and-network" } : skipToken,
  );
  const lessons = data?.lessonsToBill ?? undefined;
  useOwnCurrency(lessons);
  if (customerId === "") return <p>Choose a customer to see what is to be billed.</p>;
  if (!asked) return <p>Enter the last day to see what is to be billed.</p>;
  if (!lessons) return null;
  const own = lessons.filter((lesson) => lesson.currency === currency);
  const others = lessons.length - own.length;
  const amount = own.reduce((sum, lesson) => sum + lesson.amount, 0);
  return (
    <Section title={countOf(own.length, "lesson")} note={formatMoney({ currency: currency as Currency, amount })}>
      {others > 0 ? <p>{countOf(others, "lesson")} in another currency: bill them by themselves.</p> : null}
      <LineList>
        {own.map((lesson) => (
          <li key={lesson.id}>
            <p>
              <span>
                {lesson.learnerName}, {lesson.subject}
              </span>
              <small>
                <Day value={lesson.on} />
                {lesson.on < from ? " · earlier lesson" : ""} · {lesson.minutes} minutes
              </small>
            </p>
            <MoneyText currency={lesson.currency} amount={lesson.amount} />
          </li>
        ))}
      </LineList>
      <DraftTotal currency={currency as Currency} lessons={amount} />
    </Section>
  );
}

const Extras = () => <ExtraFields currency={useFormikContext<OngoingValues>().values.currency as Currency} />;

/** Drafts an ongoing invoice for one customer; the address says for whom and which month. */
export function CreateOngoing() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const today = wallClockOf(new Date(useNow()), useViewer().timeZone).date;
  const month = params.get("month") ?? monthsUntil(today, 2)[1] ?? today.slice(0, 7);
  const currency = currencies.find((one) => one === params.get("currency")) ?? empty.currency;
  const values = { ...empty, currency, customerId: params.get("customer") ?? "", ...daysOfMonth(month) };
  const send = useRecordCreate(ongoingForm, OngoingInvoiceCreateDocument, "invoices");
  const { form } = useRecordForm({
    name: "ongoing invoice",
    id: null,
    record: { version, values },
    labels,
    send,
    onSaved: ({ record: invoice }) => {
      if (!invoice) return;
      toast.done("The draft is saved. Send it when it is right.");
      void navigate(invoicePath(invoice.id, "ONGOING"));
    },
  });
  return (
    <FormPage<OngoingValues>
      title="Bill one customer"
      facts="It is a draft until you send it."
      saveLabel="Make draft"
      always={values.customerId !== ""}
      cancel={{ href: ongoingPath }}
      aside={<Lessons />}
      {...form}
      validate={check}
    >
      <FormSection title="Who, and for which days">
        <CustomerField name="customerId" label={labels.customerId} optional={false} />
        <SelectField name="currency" label={labels.currency} options={currencyOptions} />
        <DateField name="from" label={labels.from} />
        <DateField name="to" label={labels.to} help="Lessons that began by then and that no invoice has yet." />
      </FormSection>
      <FormSection title="Fees and corrections">
        <Extras />
      </FormSection>
    </FormPage>
  );
}
