import { or, sql, type AnyColumn, type SQL } from "drizzle-orm";
import { searchWhere } from "../../records/list-spec.ts";
import { customerPods } from "../customer-pods/customer-pods.public.ts";
import { dependents, peopleFound } from "../customers/customers.public.ts";

/** Who pays, who learns, and who teaches, as columns. */
interface Parties {
  customerId: AnyColumn;
  dependentId: AnyColumn;
  podId: AnyColumn;
  tutorId?: AnyColumn;
}

/** Rows in whose parties somebody has such a name: the customer, the child, the pod or the tutor. */
export function partyFound({ customerId, dependentId, podId, tutorId }: Parties, text: string): SQL | undefined {
  const among = (column: AnyColumn, found: SQL) => sql`${column} in (${found})`;
  return or(
    among(customerId, peopleFound(text)),
    among(
      dependentId,
      sql`select ${dependents.id} from ${dependents} where ${searchWhere(dependents.searchName, text)}`,
    ),
    among(
      podId,
      sql`select ${customerPods.id} from ${customerPods} where ${searchWhere(customerPods.searchName, text)}`,
    ),
    tutorId && among(tutorId, peopleFound(text)),
  );
}
