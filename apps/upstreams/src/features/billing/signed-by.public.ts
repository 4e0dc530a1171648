import { eq } from "drizzle-orm";
import type { Context } from "../../service/context.ts";
import { systemName } from "../../service/system-context.ts";
import { nameOf } from "../account/account.public.ts";
import { customers } from "../customers/customers.public.ts";
import { regions } from "../regions/regions.public.ts";

/** Who signs where nobody in particular looks after the customer. */
const team = "The accounts team";

/** Who signs what a person reads about money, and for which region. */
export async function signedBy(
  { db, actor }: Context,
  personId: string,
): Promise<{ ownerName: string; regionName: string }> {
  const [customer] = await db
    .select({ ownerId: customers.ownerId, regionName: regions.name })
    .from(customers)
    .innerJoin(regions, eq(regions.id, customers.regionId))
    .where(eq(customers.id, personId));
  const owner = customer?.ownerId ?? actor.personId;
  const ownerName = owner === systemName ? team : await nameOf({ db }, owner);
  return { ownerName, regionName: customer?.regionName ?? "" };
}
