import {
  contactChannels,
  customerSources,
  genders,
  contactChannelLabels,
  customerSourceLabels,
} from "../people/people-enums.ts";
import { currencies } from "../enums.ts";
import { lessonFor } from "../lessons/lesson-enums.ts";
import type { ImportFile } from "./import-column.ts";

export const customerFile: ImportFile = {
  name: "customers",
  one: "customer",
  many: "customers",
  may: { write: "customers:write", undo: "customers:act" },
  tellApart: "Add the customer number to say who is meant.",
  columns: [
    {
      field: "customerNumber",
      label: "Customer number",
      identifies: true,
      cell: { is: "text" },
      synonyms: ["Number", "Customer no", "Customer ID"],
    },
    { field: "firstName", label: "First name", cell: { is: "text" }, synonyms: ["Given name", "Forename", "First"] },
    { field: "lastName", label: "Last name", cell: { is: "text" }, synonyms: ["Surname", "Family name", "Last"] },
    { field: "email", label: "Email", cell: { is: "text" }, synonyms: ["E mail", "Email address", "Mail"] },
    { field: "secondaryEmail", label: "Secondary email", cell: { is: "text" }, synonyms: ["Second email", "Email 2"] },
    {
      field: "phoneNumber",
      label: "Phone",
      cell: { is: "phone" },
      synonyms: ["Phone number", "Telephone", "Mobile", "Mobile number", "WhatsApp"],
    },
    {
      field: "regionId",
      label: "Region",
      cell: { is: "named", what: "region" },
      synonyms: ["Region code", "Region name"],
    },
    { field: "country", label: "Country", cell: { is: "text" }, synonyms: ["Country code"] },
    { field: "timeZone", label: "Time zone", cell: { is: "text" }, synonyms: ["Timezone", "Zone"] },
    {
      field: "gender",
      label: "Gender",
      synonyms: ["Sex"],
      cell: { is: "choice", values: genders, words: { f: "female", m: "male", woman: "female", man: "male" } },
    },
    {
      field: "dateOfBirth",
      label: "Date of birth",
      cell: { is: "date", past: true },
      synonyms: ["Born", "DOB", "Birthday"],
    },
    { field: "currency", label: "Currency", cell: { is: "choice", values: currencies } },
    {
      field: "whoIsLessonFor",
      label: "Lessons for",
      synonyms: ["Who is the lesson for"],
      cell: { is: "choice", values: lessonFor, words: { self: "me", child: "dependent" } },
    },
    { field: "isLearner", label: "Learner themselves", cell: { is: "yesNo" }, synonyms: ["Learner", "Is learner"] },
    { field: "source", label: "Source", cell: { is: "choice", values: customerSources, labels: customerSourceLabels } },
    {
      field: "ownerId",
      label: "Owner",
      cell: { is: "named", what: "owner" },
      synonyms: ["Account owner", "Assigned to"],
    },
    {
      field: "preferredChannel",
      label: "Preferred channel",
      synonyms: ["Channel", "Contact by"],
      cell: { is: "choice", values: contactChannels, labels: contactChannelLabels },
    },
    { field: "tags", label: "Tags", cell: { is: "list" }, synonyms: ["Tag", "Labels"] },
    { field: "billingAddress", label: "Billing address", cell: { is: "text" }, synonyms: ["Address"] },
    { field: "taxId", label: "Tax number", cell: { is: "text" }, synonyms: ["Tax ID", "VAT number"] },
    { field: "invoiceEmail", label: "Invoice email", cell: { is: "text" }, synonyms: ["Billing email"] },
    { field: "dueDays", label: "Days to pay", cell: { is: "whole" }, synonyms: ["Due days", "Payment terms"] },
    { field: "autoSend", label: "Send invoices automatically", cell: { is: "yesNo" }, synonyms: ["Auto send"] },
    { field: "marketingConsent", label: "Marketing consent", cell: { is: "yesNo" }, synonyms: ["Consent"] },
    {
      field: "cancellationPolicyId",
      label: "Cancellation policy",
      synonyms: ["Policy"],
      cell: { is: "named", what: "policy" },
    },
  ],
};
