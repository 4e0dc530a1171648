import { and, eq, inArray } from "drizzle-orm";
import { paidStatuses } from "@app/domain/billing/invoice-states.ts";
import { fullName } from "@app/domain/people/name.ts";
import type { CustomerSource } from "@app/domain/people/people-enums.ts";
import { isOwnHousehold, type Comer, type ReferrerHousehold } from "@app/domain/referrals/household.ts";
import { referralCodeMessages as texts, type CodeHolderKind } from "@app/domain/referrals/referral-code.ts";
import { termsOf } from "@app/domain/referrals/referrer.ts";
import { insertRecord, updateRecord } from "../../database/records.ts";
import { changeRecord, createRecord } from "../../records/change-record.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal } from "../../service/refusal.ts";
import { invoices } from "../billing/invoices-table.public.ts";
import type { CameBy } from "../customers/coming-by-code.public.ts";
import { dependents, personOf, persons, recordsOfPerson, signsBetween } from "../customers/customers.public.ts";
import { codeStanding } from "./codes.queries.ts";
import { referralKind } from "./referral.kind.ts";
import { referrals, type ReferralRow } from "./referrals.table.ts";
import { referrers } from "./referrers.table.ts";

type Reading = Pick<Context, "db">;

const sources: Readonly<Record<CodeHolderKind, CustomerSource>> = {
  partner: "partner",
  "teacher-referrer": "referral-teacher",
  "customer-referrer": "referral-customer",
};

/** What is known of a referrer's household. */
async function householdOfReferrer({ db }: Reading, id: string): Promise<ReferrerHousehold> {
  const ids = await recordsOfPerson({ db }, id);
  const people = await db.select().from(persons).where(inArray(persons.id, ids));
  const { firstName, lastName, dateOfBirth, customerId } = dependents;
  return {
    ids,
    emails: people.flatMap(({ email, secondaryEmail }) => [email, secondaryEmail]).filter((one) => one !== null),
    dependents: await db.select({ firstName, lastName, dateOfBirth }).from(dependents).where(inArray(customerId, ids)),
  };
}

/** Reads the code of whoever is about to be added. Source: domain.md 1.3, 1.6. */
export async function readCode(context: Context, code: string, comer: Comer): Promise<CameBy> {
  const standing = await codeStanding(context, code);
  if (!standing) throw fieldRefusal("referralCode", texts.unknown);
  const { kind, holderId, name, stopped } = standing;
  if (stopped !== null) throw fieldRefusal("referralCode", texts.stopped(name, stopped));
  if (kind === "partner") return { referralCode: code, source: sources[kind], partnerId: holderId };
  if (isOwnHousehold(await householdOfReferrer(context, holderId), comer))
    throw fieldRefusal("referralCode", texts.ownHousehold);
  return { referralCode: code, source: sources[kind], partnerId: null };
}

/** Writes down that somebody new came with a referrer's code, on the terms of today. A partner's is on their record. */
export async function noteReferral(
  context: Context,
  code: string,
  comer: { customerId: string } | { leadId: string },
): Promise<void> {
  const standing = await codeStanding(context, code);
  if (!standing || standing.kind === "partner") return;
  const [referrer] = await context.db.select().from(referrers).where(eq(referrers.id, standing.holderId));
  if (!referrer) return;
  const party =
    "leadId" in comer
      ? ({ leadId: comer.leadId, status: "clicked" } as const)
      : ({
          refereeCustomerId: comer.customerId,
          status: "signed-up",
          flags: await signsBetween(context, referrer.id, comer.customerId),
        } as const);
  await createRecord(context, referralKind, {
    write: () =>
      insertRecord(context, referrals, {
        ...party,
        scheme: referrer.scheme,
        referrerId: referrer.id,
        code,
        attributedAt: context.now,
        terms: termsOf(referrer),
      }),
  });
}

/** Why the referral of a lead does not go on as that of a customer; null if it does. */
async function problemOf(context: Context, { referrerId }: ReferralRow, customerId: string): Promise<string | null> {
  const { db } = context;
  const [other] = await db.select().from(referrals).where(eq(referrals.refereeCustomerId, customerId));
  if (other) return texts.already(fullName(await personOf(context, other.referrerId)));
  const { status } = invoices;
  const paid = and(eq(invoices.customerId, customerId), inArray(status, [...paidStatuses]));
  if ((await db.$count(invoices, paid)) > 0) return "They were a customer already.";
  const household = await householdOfReferrer(context, referrerId);
  const { id, firstName, lastName, email, dateOfBirth } = await personOf(context, customerId);
  return isOwnHousehold(household, { id, firstName, lastName, email, dateOfBirth }) ? texts.ownHousehold : null;
}

/** Lets the referral of a lead go on as that of the customer whom they have become. */
export async function followLead(context: Context, leadId: string, customerId: string): Promise<void> {
  const [row] = await context.db.select().from(referrals).where(eq(referrals.leadId, leadId));
  if (row?.status !== "clicked") return;
  const reason = await problemOf(context, row, customerId);
  await changeRecord(
    context,
    referralKind,
    { _id: row.id, version: row.version },
    {
      action: "state-changed",
      reason,
      async write(before) {
        if (reason !== null) return updateRecord(context, referrals, before, { status: "rejected", reason });
        const flags = await signsBetween(context, row.referrerId, customerId);
        return updateRecord(context, referrals, before, { status: "signed-up", refereeCustomerId: customerId, flags });
      },
    },
  );
}
