import { contactChannels, customerSources, genders } from "@app/domain/people/people-enums.ts";
import { currencies } from "@app/domain/enums.ts";
import { lessonFor } from "@app/domain/lessons/lesson-enums.ts";
import { customerInput } from "@app/domain/customers/customer.ts";
import type { ContactChannel, Currency, CustomerSource, Gender, LessonFor } from "@app/schema/types.generated.ts";
import { listed, maybeListed, number, reference, text, texts, yesNo } from "../../../shared/records/form-fields.ts";
import { formOf } from "../../../shared/records/form-of.ts";
import type { CustomerRecordFragment } from "../customer.generated.ts";
import { wordsIn } from "../../../shared/text/option-words.ts";
import { channelOptions, genderOptions, lessonForOptions, sourceOptions } from "../customer-words.ts";
import { countryName } from "../../../shared/places/country-name.ts";

/** A customer's form as a table of its fields: the person, then the profile, then how they are billed. */
export const customerForm = formOf<CustomerRecordFragment>()(customerInput, {
  firstName: text("First name"),
  lastName: text("Last name"),
  email: text("Email"),
  secondaryEmail: text("Second email"),
  phoneNumber: text("Phone"),
  gender: maybeListed<Gender>()("Gender", genders, genderOptions),
  dateOfBirth: text("Date of birth"),
  country: { ...text("Country"), show: countryName },
  timeZone: text("Time zone"),
  marketingConsent: yesNo("Marketing consent"),
  regionId: reference("Region", "region"),
  currency: maybeListed<Currency>()(
    "Currency",
    currencies,
    currencies.map((value) => ({ value, label: value })),
  ),
  zohoEmail: text("Email in Zoho"),
  whoIsLessonFor: { ...listed<LessonFor>()("Lessons for", lessonFor, "me"), show: wordsIn(lessonForOptions) },
  isLearner: yesNo("Also learns", true),
  source: maybeListed<CustomerSource>()("Source", customerSources, sourceOptions),
  ownerId: reference("Owner", "owner"),
  preferredChannel: {
    ...listed<ContactChannel>()("Preferred channel", contactChannels, "email"),
    show: wordsIn(channelOptions),
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
