import { TextLink } from "@app/ui/link/link.tsx";

/** Where each kind of learner has a page. */
const homes: Readonly<Record<string, (id: string) => string>> = {
  Customer: (id) => `/app/tutoring/customers/${id}`,
  Dependent: (id) => `/app/tutoring/dependents?view=${id}`,
  CustomerPod: (id) => `/app/tutoring/customer-pods/${id}`,
};

/** A customer, dependent or pod as a link to its page. */
export function personLink({ __typename, id, name }: { __typename: string; id: string; name: string }) {
  const home = homes[__typename];
  return home ? <TextLink href={home(id)}>{name}</TextLink> : name;
}
