import { and, eq, inArray, isNull } from "drizzle-orm";
import { billingMessages } from "@app/domain/billing/billing-messages.ts";
import type { PrepaymentDraft } from "@app/domain/billing/prepayment-draft.ts";
import { messages } from "@app/domain/messages.ts";
import { fullName } from "@app/domain/people/person.ts";
import { lockRecords } from "../../database/records.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal } from "../../service/refusal.ts";
import { customerPods, podMembers } from "../customer-pods/customer-pods.public.ts";
import { dependents, holdInUse, persons, type CustomerRow } from "../customers/customers.public.ts";
import { regions, type RegionRow } from "../regions/regions.public.ts";
import { tutors } from "../tutors/tutors.public.ts";

/** Whom a draft is for, as found: held until the transaction ends. */
export interface DraftParties {
  customer: CustomerRow | null;
  region: RegionRow | null;
  dependentId: string | null;
  podId: string | null;
  /** As the line says it. */
  learnerName: string;
}

type Asked = Pick<
  PrepaymentDraft,
  "studentCustomer" | "whoIsLessonFor" | "learner" | "tutors" | "subjects" | "firstName" | "lastName"
>;

const noLearner = () => fieldRefusal("learner", billingMessages.recipient);

async function dependentOf(context: Context, id: string, customer: CustomerRow | null): Promise<string> {
  const [dependent] = await lockRecords(context, dependents, [id]);
  if (!dependent || dependent.customerId !== customer?.id) throw noLearner();
  return fullName(dependent);
}

async function podOf(context: Context, id: string, customer: CustomerRow | null): Promise<string> {
  if (customer === null) throw noLearner();
  const [pod] = await lockRecords(context, customerPods, [id]);
  const isIn = and(eq(podMembers.podId, id), eq(podMembers.customerId, customer.id), isNull(podMembers.archivedAt));
  const pays = pod?.payerCustomerId === customer.id || (await context.db.$count(podMembers, isIn)) > 0;
  if (!pod || !pays) throw noLearner();
  return pod.name;
}

/** Refuses tutors who do not teach what is bought. */
async function checkTutors(context: Context, ids: readonly string[], subjects: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await lockRecords(context, tutors, ids);
  const rows = await context.db
    .select({ id: tutors.id, taught: tutors.subjects, firstName: persons.firstName, lastName: persons.lastName })
    .from(tutors)
    .innerJoin(persons, eq(persons.id, tutors.id))
    .where(inArray(tutors.id, [...ids]));
  for (const id of ids) {
    const tutor = rows.find((row) => row.id === id);
    if (!tutor) throw fieldRefusal("tutors", messages.reference("Tutor"));
    if (!tutor.taught.some(({ subject }) => subjects.includes(subject)))
      throw fieldRefusal("tutors", billingMessages.doesNotTeach(fullName(tutor), either.format(subjects)));
  }
}
const either = new Intl.ListFormat("en-GB", { type: "disjunction" });

/** Finds whom a draft is for, and refuses who cannot be. Locks the customer first, as all that changes their money does. */
export async function partiesOf(context: Context, draft: Asked): Promise<DraftParties> {
  const customer = draft.studentCustomer ? await holdInUse(context, draft.studentCustomer, "studentCustomer") : null;
  const [region] = customer ? await context.db.select().from(regions).where(eq(regions.id, customer.regionId)) : [null];
  const { whoIsLessonFor, learner } = draft;
  const found = { customer, region: region ?? null, dependentId: null, podId: null };
  await checkTutors(
    context,
    draft.tutors,
    draft.subjects.map(({ value }) => value),
  );
  if (whoIsLessonFor === "me") return { ...found, learnerName: fullName(draft) };
  if (!learner) throw noLearner();
  if (whoIsLessonFor === "dependent")
    return { ...found, dependentId: learner, learnerName: await dependentOf(context, learner, customer) };
  return { ...found, podId: learner, learnerName: await podOf(context, learner, customer) };
}
