import { contactChannels, customerSources, genders, lessonFor } from "@app/domain/people/people-enums.ts";
import { currencies, toEnumName } from "@app/domain/enums.ts";
import { customerInput } from "@app/domain/customers/customer.ts";
import type { FirstDependentInput } from "@app/domain/customers/dependent.ts";
import type { ContactChannel, Currency, CustomerSource, Gender, LessonFor } from "@app/schema/types.generated.ts";
import {
  enumField,
  optionalEnumField,
  number,
  reference,
  saidOnce,
  text,
  texts,
  yesNo,
} from "../../../shared/records/form-fields.ts";
import { formOf } from "../../../shared/records/form-of.ts";
import type { CustomerRecordFragment } from "../customer.generated.ts";
import { labelOf } from "../../../shared/text/option-labels.ts";
import { channelOptions, genderOptions, lessonForOptions, sourceOptions } from "../customer-labels.ts";
import { countryName } from "../../../shared/places/country-name.ts";

/** Whom the lessons are for, as far as it is said. */
interface FirstDependent {
  firstName: string;
  lastName: string;
  relationship: string;
  dateOfBirth: string;
  ageGroup: string;
}
export const nobodyYet: FirstDependent = {
  firstName: "",
  lastName: "",
  relationship: "child",
  dateOfBirth: "",
  ageGroup: "",
};
const isNamed = ({ firstName, lastName, dateOfBirth, ageGroup }: FirstDependent) =>
  [firstName, lastName, dateOfBirth, ageGroup].some((text) => text.trim() !== "");

/** A customer's form as a table of its fields: the person, then the profile, then how they are billed. */
export const customerForm = formOf<CustomerRecordFragment>()(customerInput, {
  firstName: text("First name"),
  lastName: text("Last name"),
  email: text("Email"),
  secondaryEmail: text("Second email"),
  phoneNumber: text("Phone"),
  gender: optionalEnumField<Gender>()("Gender", genders, genderOptions),
  dateOfBirth: text("Date of birth"),
  country: { ...text("Country"), show: countryName },
  timeZone: text("Time zone"),
  marketingConsent: yesNo("Marketing consent"),
  regionId: reference("Region", "region"),
  currency: optionalEnumField<Currency>()(
    "Currency",
    currencies,
    currencies.map((value) => ({ value, label: value })),
  ),
  zohoEmail: text("Email in Zoho"),
  whoIsLessonFor: { ...enumField<LessonFor>()("Lessons for", lessonFor, "me"), show: labelOf(lessonForOptions) },
  isLearner: yesNo("Also learns", true),
  dependent: {
    label: "Dependent",
    empty: nobodyYet,
    readFrom: () => nobodyYet,
    // Somebody of whom nothing is said can be added later.
    parsed: (named: FirstDependent) => (isNamed(named) ? named : null),
    sent: (parsed: FirstDependentInput | null) =>
      parsed && {
        ...parsed,
        relationship: toEnumName(parsed.relationship),
        ageGroup: parsed.ageGroup ? toEnumName(parsed.ageGroup) : null,
      },
  },
  referralCode: saidOnce("Code"),
  source: optionalEnumField<CustomerSource>()("Source", customerSources, sourceOptions),
  ownerId: reference("Owner", "owner"),
  preferredChannel: {
    ...enumField<ContactChannel>()("Preferred channel", contactChannels, "email"),
    show: labelOf(channelOptions),
  },
  tags: { ...texts("Tags"), show: (tags: readonly string[]) => tags.join(", ") },
  billingAddress: text("Billing address"),
  taxId: text("Tax number"),
  invoiceEmail: text("Email for invoices"),
  autoSend: yesNo("Send invoices automatically"),
  dueDays: { ...number("Days to pay"), empty: 7 },
  cancellationPolicyId: reference("Cancellation policy", "cancellationPolicy"),
});
export type CustomerValues = ReturnType<typeof customerForm.recordOf>["values"];
