import { eq, inArray, sql } from "drizzle-orm";
import { fullName } from "@app/domain/people/name.ts";
import type { CodeHolderKind } from "@app/domain/referrals/referral-code.ts";
import { archivedWord, statusWords } from "@app/domain/referrals/referrer-states.ts";
import type { Context } from "../../service/context.ts";
import { customers, persons, recordsOfPerson } from "../customers/customers.public.ts";
import { partners } from "../partners/partners.public.ts";
import { referralCodes } from "./codes.table.ts";
import { referrers } from "./referrers.table.ts";

/** Whose a code is, and whether somebody new can come with it. */
export interface CodeStanding {
  code: string;
  kind: CodeHolderKind;
  holderId: string;
  name: string;
  /** "paused": why nobody new can; null if they can. */
  stopped: string | null;
}

type Reading = Pick<Context, "db">;

/** Whose a code is or was; null if nobody's. `code` is in capitals. */
export async function codeStanding({ db }: Reading, code: string): Promise<CodeStanding | null> {
  const [row] = await db.select().from(referralCodes).where(eq(referralCodes.code, code));
  if (!row) return null;
  const { holderKind: kind, holderId } = row;
  if (kind === "partner") {
    const [partner] = await db.select().from(partners).where(eq(partners.id, holderId));
    if (!partner) return null;
    return { code, kind, holderId, name: partner.name, stopped: statusWords[partner.status] };
  }
  const [known] = await db
    .select({ id: referrers.id, status: referrers.status, person: persons, archivedAt: customers.archivedAt })
    .from(referrers)
    .innerJoin(persons, eq(persons.id, referrers.id))
    .leftJoin(customers, eq(customers.id, referrers.id))
    .where(inArray(referrers.id, await recordsOfPerson({ db }, holderId)))
    // A merged record's code is that of whoever is left, where they refer too.
    .orderBy(sql`${persons.mergedIntoId} is not null`, sql`${referrers.id} <> ${holderId}`)
    .limit(1);
  if (!known) return null;
  const isArchived = kind === "customer-referrer" && known.archivedAt !== null && known.person.mergedIntoId === null;
  const stopped = isArchived ? archivedWord : statusWords[known.status];
  return { code, kind, holderId: known.id, name: fullName(known.person), stopped };
}
