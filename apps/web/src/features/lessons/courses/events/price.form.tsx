import { coursePriceRules } from "@app/domain/lessons/course-changes.ts";
import { DateField } from "@app/ui/form/date-field.tsx";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { MoneyText } from "@app/ui/value/money-text.tsx";
import { EventFormDialog } from "../../../../shared/records/event-form-dialog.tsx";
import { amount } from "../../../../shared/records/form-fields.ts";
import type { RecordDialogProps } from "../../../../shared/records/record-dialogs.tsx";
import { courseInWords } from "../party-title.ts";
import { ConfirmedLessonChangePriceDocument } from "../course-mutations.generated.ts";
import { ConfirmedLessonRecordDocument } from "../course-record.generated.ts";

const price = amount("Price of a lesson", "priceAmount");

interface Values {
  effectiveOn: string;
  priceAmount: string;
}

/** Another price from a day on. */
export const PriceForm = (props: RecordDialogProps) => (
  <EventFormDialog
    {...props}
    what="confirmed lesson"
    query={ConfirmedLessonRecordDocument}
    config={(course) => ({
      title: `Change the price of ${courseInWords(course)}?`,
      saveLabel: "Change price",
      successMessage: `${course.name} has another price.`,
      rules: coursePriceRules,
      mutation: ConfirmedLessonChangePriceDocument,
      initialValues: { effectiveOn: "", priceAmount: price.readFrom(course) },
      sent: ({ effectiveOn, priceAmount }: Values) => ({ effectiveOn, priceAmount: price.parsed(priceAmount) }),
      children: (
        <>
          <p>
            A lesson costs <MoneyText currency={course.priceCurrency} amount={course.priceAmount} />. Lessons before the
            first day keep their price. A director has to agree to a drop of more than 20%.
          </p>
          <FieldGrid>
            <DateField name="effectiveOn" label="From which day" />
            <TextField name="priceAmount" label={`${price.label}, ${course.priceCurrency}`} placeholder="25.00" />
          </FieldGrid>
        </>
      ),
    })}
  />
);
