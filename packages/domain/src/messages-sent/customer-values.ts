import { placeholdersOf, type Placeholder } from "../system/template-text.ts";

/** What a message to a customer can have filled in; pods are left to messages about one. */
export const customerPlaceholders: readonly Placeholder[] = [
  ...new Set([...placeholdersOf.general, ...placeholdersOf.welcome, ...placeholdersOf.learners]),
];

const both = new Intl.ListFormat("en-GB");

/** What stands in a message in place of the placeholders, of one customer; `fillTemplate` takes it. */
export const customerValues = ({
  firstName,
  lastName,
  customerNumber,
  learnerNames,
  regionName,
  ownerName,
}: {
  firstName: string;
  lastName: string;
  customerNumber: string;
  learnerNames: readonly string[];
  regionName: string | null;
  ownerName: string | null;
}): Partial<Record<Placeholder, string>> => ({
  firstName,
  lastName,
  customerNumber,
  learnerNames: both.format(learnerNames),
  regionName: regionName ?? "",
  ownerName: ownerName ?? "",
});
