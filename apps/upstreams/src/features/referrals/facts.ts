import { eq } from "drizzle-orm";
import { z } from "zod";
import { fullName } from "@app/domain/people/name.ts";
import type { Context } from "../../service/context.ts";
import { findOrRefuse } from "../../records/versions.ts";
import { customers, persons } from "../customers/customers.public.ts";
import { referrals } from "./referrals.table.ts";

const side = z
  .object({
    _id: z.string(),
    name: z.string(),
    emails: z.array(z.string()),
    phone: z.string().nullable(),
    address: z.string().nullable(),
    since: z.iso.datetime(),
  })
  .meta({ id: "ReferralSide" });

/** What is known of both sides of a referral. */
export const referralFacts = z.object({ referrer: side, referee: side.nullable() }).meta({ id: "ReferralFacts" });

async function sideOf({ db }: Context, id: string): Promise<z.infer<typeof side> | null> {
  const [row] = await db
    .select({ person: persons, address: customers.billingAddress })
    .from(persons)
    .leftJoin(customers, eq(customers.id, persons.id))
    .where(eq(persons.id, id));
  if (!row) return null;
  const { person, address } = row;
  return {
    _id: id,
    name: fullName(person),
    emails: [person.email, person.secondaryEmail].filter((one) => one !== null),
    phone: person.phoneNumber,
    address,
    since: person.createdAt.toISOString(),
  };
}

/** Both sides of a referral, beside each other. */
export async function factsOf(context: Context, id: string): Promise<z.infer<typeof referralFacts>> {
  const row = await findOrRefuse(context, referrals, id, "Referral");
  const referrer = await sideOf(context, row.referrerId);
  const referee = row.refereeCustomerId === null ? null : await sideOf(context, row.refereeCustomerId);
  return { referrer: referrer as z.infer<typeof side>, referee };
}
