import { eq, sql } from "drizzle-orm";
import type { CustomerEvent } from "@app/domain/people/people-enums.ts";
import { isOwnLearner } from "@app/domain/customers/customer.ts";
import { customerEventDone, customerMachine } from "@app/domain/customers/customer-states.ts";
import type { CustomerInput, CustomerUpdateInput } from "@app/domain/customers/customer.ts";
import { messages } from "@app/domain/messages.ts";
import { lockRecords, insertRecord, updateRecord } from "../../database/records.ts";
import { changeRecord, createRecord, type RecordKind } from "../../records/change-record.ts";
import { fireEvent } from "../../records/fire-event.ts";
import { withUnique } from "../../records/unique.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal, withFields } from "../../service/refusal.ts";
import { accountUsers } from "../account/account.public.ts";
import { cancellationPolicies } from "../policies/policies.public.ts";
import { regions } from "../regions/regions.public.ts";
import { refuseIfNeeded } from "./archive-guards.public.ts";
import { cameByCode, noteCode } from "./coming-by-code.public.ts";
import { checkBorn } from "./birth-date.ts";
import { refuseMerged, refuseOutOfUse } from "./customer-in-use.ts";
import type { CustomerRecord } from "./customer.record.ts";
import { customerLabel, customerWithPerson, likelyCustomers, personOf } from "./customers.queries.ts";
import { customers, persons, type CustomerRow, type PersonRow } from "./customers.table.ts";
import { createDependent } from "./dependents.service.ts";
import { personUniques, pickPerson, savePerson, withoutPerson } from "./person-writing.ts";
import { countryOfRegion, phoneOrRefuse, readPhone } from "./phone-number.ts";

export const customerKind: RecordKind<CustomerRow, CustomerRecord> = {
  table: customers,
  kind: "customer",
  labelOf: async (row, context) => customerLabel(row, await personOf(context, row.id)),
  /** The person is a record of its own; a customer's history tells of both. */
  parts: async (context, { id }) => pickPerson(await personOf(context, id)),
  present: customerWithPerson,
};

/** What a customer refers to, held and in use, where it is to change. */
async function checkReferences(
  context: Context,
  { ownerId, cancellationPolicyId }: Partial<Pick<CustomerRow, "ownerId" | "cancellationPolicyId">>,
): Promise<void> {
  const [owner] = await lockRecords(context, accountUsers, ownerId == null ? [] : [ownerId]);
  if (ownerId != null && owner?.status !== "active") throw fieldRefusal("ownerId", messages.reference("Owner"));
  const asked = cancellationPolicyId == null ? [] : [cancellationPolicyId];
  const [policy] = await lockRecords(context, cancellationPolicies, asked);
  if (cancellationPolicyId != null && (!policy || policy.archivedAt !== null))
    throw fieldRefusal("cancellationPolicyId", messages.reference("Cancellation policy"));
}

/** The region a customer is put into, held; one that stays may have been archived since. */
async function regionFor(context: Context, id: string, stays: boolean) {
  const [region] = await lockRecords(context, regions, [id]);
  if (!region || (region.archivedAt !== null && !stays)) throw fieldRefusal("regionId", messages.reference("Region"));
  return region;
}

type Region = Awaited<ReturnType<typeof regionFor>>;

/** A phone number as it is kept; read as in the person's country, then the region's. */
const phoneOf = (typed: string | null | undefined, country: string | null | undefined, region: Region) =>
  typed == null ? typed : phoneOrRefuse(typed, [country ?? null, countryOfRegion(region.code)]);

async function nextNumber({ db }: Context): Promise<string> {
  // As text: the databases give a number of this size in different types.
  const [row] = await db.select({ n: sql<string>`nextval('customer_numbers')::text` }).from(sql`(values (1)) as once`);
  return `C-${(row?.n ?? "").padStart(6, "0")}`;
}

/** Adds a customer and the person they are, as a lead; and whom the lessons are for. Source: domain.md 1.1. */
export async function createCustomer(
  context: Context,
  { dependent, ...input }: CustomerInput,
  came?: Came,
): Promise<CustomerRecord> {
  const customer = await addCustomer(context, customerKind, input, nextNumber, came);
  if (!dependent) return customer;
  const { firstName, lastName, ...age } = dependent;
  await withFields("dependent", () =>
    createDependent(context, {
      ...age,
      customerId: customer._id,
      firstName,
      lastName: lastName ?? customer.lastName,
      subjects: [],
      photoConsent: false,
    }),
  );
  return { ...customer, learnerNames: [...customer.learnerNames, firstName] };
}

/** How somebody came who was a lead before, and whose referral follows them. */
type Came = Pick<CustomerRow, "referralCode" | "partnerId">;

/** The same, answered as `kind` presents it. */
export async function addCustomer<Shown>(
  context: Context,
  kind: RecordKind<CustomerRow, Shown>,
  input: Omit<CustomerInput, "dependent">,
  takeNumber = nextNumber,
  came?: Came,
): Promise<Shown> {
  checkBorn(context, input.dateOfBirth);
  const region = await regionFor(context, input.regionId, false);
  await checkReferences(context, input);
  const phoneNumber = phoneOf(input.phoneNumber, input.country, region);
  const cameBy = came ?? (await cameByCode(context, input.referralCode, input));
  return createRecord(context, kind, {
    async write() {
      const person = await withUnique(personUniques, () =>
        insertRecord(context, persons, {
          ...pickPerson(input),
          phoneNumber,
          timeZone: input.timeZone ?? region.timeZone,
          consentAt: input.marketingConsent ? context.now : null,
        }),
      );
      const common = { id: person.id, createdAt: context.now, updatedAt: context.now };
      const [row] = await context.db
        .insert(customers)
        .values({
          ...withoutPerson(input),
          ...cameBy,
          ...common,
          createdBy: context.actor.id,
          updatedBy: context.actor.id,
          customerNumber: await takeNumber(context),
          currency: input.currency ?? region.currency,
          isLearner: isOwnLearner(input),
          status: customerMachine.initial,
        })
        .returning();
      return row as CustomerRow;
    },
    async effects({ id, referralCode }) {
      if (!came) await noteCode(context, referralCode, { customerId: id });
    },
  });
}

/** Saves changes to a customer and to the person they are, under the customer's version. */
export const updateCustomer = (context: Context, input: CustomerUpdateInput): Promise<CustomerRecord> =>
  changeCustomer(context, customerKind, input);

/** The same, answered as `kind` presents it. */
export const changeCustomer = <Shown>(
  context: Context,
  kind: RecordKind<CustomerRow, Shown>,
  { _id, version, status: _, ...changes }: CustomerUpdateInput,
): Promise<Shown> =>
  changeRecord(
    context,
    kind,
    { _id, version },
    {
      check: (before) => refuseOutOfUse(context, before, "changed"),
      async write(before) {
        checkBorn(context, changes.dateOfBirth);
        const { regionId = before.regionId } = changes;
        const region = await regionFor(context, regionId, regionId === before.regionId);
        const { ownerId, cancellationPolicyId } = changes;
        await checkReferences(context, {
          ...(ownerId !== before.ownerId && { ownerId: ownerId ?? null }),
          ...(cancellationPolicyId !== before.cancellationPolicyId && {
            cancellationPolicyId: cancellationPolicyId ?? null,
          }),
        });
        const { country } = changes.country === undefined ? await personOf(context, _id) : changes;
        const phoneNumber = phoneOf(changes.phoneNumber, country, region);
        await savePerson(context, before, {
          ...(pickPerson(changes) as Partial<PersonRow>),
          ...(phoneNumber !== undefined && { phoneNumber }),
          ...(changes.timeZone === null && { timeZone: region.timeZone }),
        });
        const { currency, whoIsLessonFor = before.whoIsLessonFor, isLearner = before.isLearner } = changes;
        return updateRecord(context, customers, before, {
          ...withoutPerson(changes),
          currency: currency === null ? region.currency : (currency ?? before.currency),
          isLearner: isOwnLearner({ whoIsLessonFor, isLearner }),
        });
      },
    },
  );

/** Moves a customer to the next state; who is unblocked goes back to where they stood. */
export const fireCustomerEvent = (
  context: Context,
  event: CustomerEvent,
  { reason, ...at }: { _id: string; version: number; reason?: string },
): Promise<CustomerRecord> =>
  fireEvent(context, customerKind, at, {
    machine: customerMachine,
    event,
    done: customerEventDone[event],
    reason,
    admit: (before) => refuseOutOfUse(context, before, customerEventDone[event]),
    write: (before, status) =>
      updateRecord(context, customers, before, {
        status: event === "unblock" ? (before.blockedFrom ?? status) : status,
        blockedFrom: event === "block" ? before.status : null,
      }),
  });

/** Takes a customer out of use, or brings them back; one who is there already stays as they are. */
export const setCustomerArchived = (
  context: Context,
  at: { _id: string; version: number },
  archived: boolean,
): Promise<CustomerRecord> =>
  changeRecord(context, customerKind, at, {
    isDone: ({ archivedAt }) => (archivedAt !== null) === archived,
    async check(before) {
      await refuseMerged(context, before, archived ? "archived" : "restored");
      if (archived) await refuseIfNeeded(context, before.id);
    },
    write: (before) => updateRecord(context, customers, before, { archivedAt: archived ? context.now : null }),
    action: archived ? "archived" : "state-changed",
  });

/** Who may be meant by somebody about to be added; a phone number is read as the region's. */
export async function findLikelyCustomers(
  context: Context,
  given: { email: string; phoneNumber: string; lastName: string; regionId: string },
): Promise<CustomerRecord[]> {
  const { code } = regions;
  const [region] = await context.db.select({ code }).from(regions).where(eq(regions.id, given.regionId));
  const phoneNumber = readPhone(given.phoneNumber, [region ? countryOfRegion(region.code) : null]);
  return likelyCustomers(context, { ...given, email: given.email.trim().toLowerCase(), phoneNumber });
}
