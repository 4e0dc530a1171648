import { and, desc, eq, isNull, or } from "drizzle-orm";
import { messages } from "@app/domain/messages.ts";
import { undoMergeDays } from "@app/domain/people/merge.ts";
import { mergeMessages } from "@app/domain/people/merge-messages.ts";
import { fullName } from "@app/domain/people/person.ts";
import { updateRecord } from "../../database/records.ts";
import { audit } from "../../records/audit.ts";
import { withUnique } from "../../records/unique.ts";
import { findOrRefuse } from "../../records/versions.ts";
import type { Context } from "../../service/context.ts";
import { Refusal } from "../../service/refusal.ts";
import { followInvoices, paidByTheOther } from "../billing/part-money.public.ts";
import { customerKind, customers, persons, type CustomerRow, type PersonRow } from "../customers/customers.public.ts";
import { lockSides } from "./merge-sides.ts";
import { moveBack } from "./move-rows.ts";
import { personMerges, type PersonMergeRow, type Values } from "./people.table.ts";
import type { PersonMergeRecord, UnmergedRecord } from "./person-merge.record.ts";

const dayMs = 86_400_000;
const until = ({ createdAt }: PersonMergeRow) => new Date(createdAt.getTime() + undoMergeDays * dayMs);
const same = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
/** JSON has no instants. */
const revived = (values: Values): Values =>
  typeof values.consentAt === "string" ? { ...values, consentAt: new Date(values.consentAt) } : values;

/** The merges that a customer was part of, the newest first. */
export async function mergesOf({ db, now }: Context, id: string): Promise<PersonMergeRecord[]> {
  const rows = await db
    .select({ merge: personMerges, firstName: persons.firstName, lastName: persons.lastName })
    .from(personMerges)
    .innerJoin(persons, eq(persons.id, personMerges.otherId))
    .where(or(eq(personMerges.keptId, id), eq(personMerges.otherId, id)))
    .orderBy(desc(personMerges.createdAt), desc(personMerges.id));
  return rows.map(({ merge, ...name }) => ({
    _id: merge.id,
    keptId: merge.keptId,
    otherId: merge.otherId,
    otherName: fullName(name),
    by: merge.createdBy,
    at: merge.createdAt.toISOString(),
    undoableUntil: merge.undoneAt === null && now <= until(merge) ? until(merge).toISOString() : null,
    undoneAt: merge.undoneAt?.toISOString() ?? null,
  }));
}

/** What goes back to how it was: fields that still hold what the merge gave them. The names of the others too. */
function sorted(current: object, before: Values, after: Values): { back: Values; left: string[] } {
  const now = current as Values;
  const untouched = Object.keys(before).filter((name) => same(now[name], after[name]));
  return {
    back: revived(Object.fromEntries(untouched.map((name) => [name, before[name]]))),
    left: Object.keys(before).filter((name) => !untouched.includes(name)),
  };
}

/** The merge, held; refused where it cannot be undone. */
async function undoable(context: Context, id: string): Promise<PersonMergeRow> {
  const merge = await findOrRefuse(context, personMerges, id, "Merge");
  if (merge.undoneAt !== null) throw new Refusal("WRONG_STATE", mergeMessages.undone);
  if (context.now > until(merge)) throw new Refusal("WRONG_STATE", mergeMessages.tooLate(undoMergeDays));
  // Merges are undone as they were made, the last one first.
  const [later] = await context.db
    .select({ id: personMerges.id })
    .from(personMerges)
    .where(and(eq(personMerges.otherId, merge.keptId), isNull(personMerges.undoneAt)))
    .limit(1);
  if (later) throw new Refusal("WRONG_STATE", messages.wrongState("customer", "merged", "changed"));
  return merge;
}

/** Takes a merge back: two records again, and what was changed since stays where it is. Source: domain.md 1.1. */
export async function unmerge(context: Context, id: string): Promise<UnmergedRecord> {
  const { actor, now } = context;
  const merge = await undoable(context, id);
  const [kept, other] = await lockSides(context, merge.keptId, merge.otherId);
  const ofPerson = sorted(kept.person, merge.before.person, merge.after.person);
  const ofCustomer = sorted(kept.customer, merge.before.customer, merge.after.customer);
  const taken = () => new Refusal("WRONG_STATE", mergeMessages.emailTaken(other.person.email ?? ""));

  const person = await updateRecord<typeof persons, PersonRow>(context, persons, kept.person, ofPerson.back);
  const customer = await updateRecord<typeof customers, CustomerRow>(
    context,
    customers,
    kept.customer,
    ofCustomer.back,
  );
  await withUnique({ persons_email: taken }, () =>
    updateRecord(context, persons, other.person, { mergedIntoId: null }),
  );
  const back = await updateRecord(context, customers, other.customer, { archivedAt: null });
  await moveBack(context, merge.moved, { from: merge.keptId, to: merge.otherId });
  await followInvoices(context, [merge.keptId, merge.otherId]);
  const across = await paidByTheOther(context, [merge.keptId, merge.otherId]);
  if (across.length > 0) throw new Refusal("WRONG_STATE", mergeMessages.paidByOther(across));
  await updateRecord(context, personMerges, merge, { undoneAt: now, undoneBy: actor.id });

  for (const [before, after] of [
    [
      { ...kept.customer, ...kept.person },
      { ...customer, ...person, version: customer.version },
    ],
    [
      { ...other.customer, mergedIntoId: kept.person.id },
      { ...back, mergedIntoId: null },
    ],
  ] as const) {
    const label = await customerKind.labelOf(after.id === back.id ? back : customer, context);
    await audit(context, {
      action: "updated",
      kind: "customer",
      id: after.id,
      label,
      reason: mergeMessages.reasonUndo,
      before,
      after,
    });
  }
  return {
    kept: await customerKind.present(context, customer),
    other: await customerKind.present(context, back),
    left: [...ofPerson.left, ...ofCustomer.left],
  };
}
