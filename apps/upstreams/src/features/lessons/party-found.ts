import { or, sql, type AnyColumn, type SQL } from "drizzle-orm";
import { searchWhere } from "../../records/list-spec.ts";
import { customerPods } from "../customer-pods/customer-pods.public.ts";
import { dependents, peopleFound, peopleFoundAmong } from "../customers/customers.public.ts";
import { tutors } from "../tutors/tutors.public.ts";

/** Who pays, who learns, and who teaches, as columns. */
interface Parties {
  customerId: AnyColumn;
  learnerId: AnyColumn;
  tutorId?: AnyColumn;
}

/** Rows in whose parties somebody has such a name: the customer, the child, the pod or the tutor. */
export function partyFound({ customerId, learnerId, tutorId }: Parties, text: string): SQL | undefined {
  // Whoever learns for themselves is the customer too.
  const learners = sql`select ${dependents.id} from ${dependents} where ${searchWhere(dependents.searchName, text)}
    union all select ${customerPods.id} from ${customerPods} where ${searchWhere(customerPods.searchName, text)}`;
  return or(
    sql`${customerId} in (${peopleFound(text)})`,
    sql`${learnerId} in (${learners})`,
    tutorId && sql`${tutorId} in (${peopleFoundAmong(tutors.id, text)})`,
  );
}
