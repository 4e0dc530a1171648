import { useApolloClient } from "@apollo/client/react";

const outdated = [
  "invoices",
  "invoiceSums",
  "payments",
  "creditLots",
  "goodwillStanding",
  "confirmedLessons",
  "bookedLessons",
  "bookedLesson",
  "customer",
  "customers",
  "customerStatement",
];

/** Has lists of money read again after something was paid, given or taken back. */
export function useOutdatedMoney(): () => void {
  const { cache } = useApolloClient();
  return () => {
    for (const fieldName of outdated) cache.evict({ id: "ROOT_QUERY", fieldName });
  };
}
