import { placeholdersOf, type Placeholder } from "../system/template-text.ts";

/** Placeholders in a message to a customer, without those about pods. */
export const customerPlaceholders: readonly Placeholder[] = [
  ...new Set([...placeholdersOf.general, ...placeholdersOf.welcome, ...placeholdersOf.learners]),
];

const both = new Intl.ListFormat("en-GB");

/** A customer's values for the placeholders, for `fillTemplate`. */
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
