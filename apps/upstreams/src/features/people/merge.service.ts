import { and, eq, isNull } from "drizzle-orm";
import {
  chosenFields,
  differingFields,
  mergedValues,
  sideOf,
  type CustomerMergeInput,
} from "@app/domain/people/merge.ts";
import { mergeMessages } from "@app/domain/people/merge-messages.ts";
import { insertRecord, updateRecord } from "../../database/records.ts";
import { audit } from "../../records/audit.ts";
import { checkVersion } from "../../records/versions.ts";
import type { Context } from "../../service/context.ts";
import { Refusal } from "../../service/refusal.ts";
import { attachments } from "../curriculum/curriculum.public.ts";
import { podMembers } from "../customer-pods/customer-pods.public.ts";
import {
  customerKind,
  customerNotes,
  customers,
  dependents,
  personFields,
  persons,
  shownCustomers,
  type CustomerRow,
  type PersonRow,
} from "../customers/customers.public.ts";
import { sentMessages } from "../messages/messages.public.ts";
import { tasks } from "../tasks/tasks.public.ts";
import { blockersOf, lockSides, mergedOf, nameOfSide, type Side } from "./merge-sides.ts";
import { moveRows } from "./move-rows.ts";
import { personMerges, type Values } from "./people.table.ts";
import type { MergePreview } from "./person-merge.record.ts";

const changeable = [
  ...chosenFields,
  "status",
  "tags",
  "isLearner",
  "autoSend",
  "marketingConsent",
  "consentAt",
] as const;
const personNames = new Set<string>([...personFields, "consentAt"]);
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** How much of the other record would go over. */
async function movesOf({ db }: Context, id: string): Promise<MergePreview["moves"]> {
  const theirs = (table: typeof dependents | typeof customerNotes | typeof podMembers | typeof attachments) =>
    and(eq(table.customerId, id), isNull(table.archivedAt));
  const counted: MergePreview["moves"] = [
    { what: "dependents", count: await db.$count(dependents, theirs(dependents)) },
    { what: "notes", count: await db.$count(customerNotes, theirs(customerNotes)) },
    { what: "tasks", count: await db.$count(tasks, and(eq(tasks.customerId, id), isNull(tasks.archivedAt))) },
    { what: "messages", count: await db.$count(sentMessages, eq(sentMessages.toPersonId, id)) },
    { what: "pods", count: await db.$count(podMembers, theirs(podMembers)) },
    { what: "curricula", count: await db.$count(attachments, theirs(attachments)) },
  ];
  return counted.filter(({ count }) => count > 0);
}

/** What merging would do, with why it cannot be done. */
export async function previewMerge(context: Context, keptId: string, otherId: string): Promise<MergePreview> {
  const [kept, other] = await lockSides(context, keptId, otherId);
  const sides = [mergedOf(kept), mergedOf(other)] as const;
  const [keptShown, otherShown] = await shownCustomers(context, [kept, other]);
  return {
    kept: keptShown as MergePreview["kept"],
    other: otherShown as MergePreview["other"],
    fields: differingFields(...sides).map((field) => ({ field, side: sideOf(field, ...sides) })),
    moves: await movesOf(context, otherId),
    blockers: await blockersOf(context, kept, other),
  };
}

/** The changes of a record by the table that holds them, and what was there. */
function changesOf(target: Side, other: Side, choices: CustomerMergeInput["choices"]) {
  const [before, values] = [mergedOf(target), mergedValues(mergedOf(target), mergedOf(other), choices)] as const;
  const changed = changeable.filter((name) => !same(before[name], values[name]));
  const pick = (from: object, ofPerson: boolean): Values =>
    Object.fromEntries(
      changed.filter((name) => personNames.has(name) === ofPerson).map((name) => [name, (from as Values)[name]]),
    );
  const both = (from: object) => ({ person: pick(from, true), customer: pick(from, false) });
  return { before: both(before), after: both(values) };
}

/** Merges the other record into the one that stays. Source: domain.md 1.1. */
export async function mergeCustomers(
  context: Context,
  keptId: string,
  { version, otherId, otherVersion, choices }: CustomerMergeInput,
) {
  const { now } = context;
  const [kept, other] = await lockSides(context, keptId, otherId);
  const present = (row: CustomerRow) => customerKind.present(context, row);
  await checkVersion(context, kept.customer, version, present);
  await checkVersion(context, other.customer, otherVersion, present);
  const [blocker] = await blockersOf(context, kept, other);
  if (blocker !== undefined) throw new Refusal("WRONG_STATE", blocker);

  const { before, after } = changesOf(kept, other, choices);
  // First the other one, whose email may be taken over.
  await updateRecord(context, persons, other.person, { mergedIntoId: keptId });
  const goneAfter = await updateRecord(context, customers, other.customer, { archivedAt: now });
  const person = await updateRecord<typeof persons, PersonRow>(context, persons, kept.person, after.person);
  const customer = await updateRecord<typeof customers, CustomerRow>(context, customers, kept.customer, after.customer);
  const moved = await moveRows(context, otherId, keptId);
  const merge = await insertRecord(context, personMerges, { keptId, otherId, before, after, moved });

  const label = (side: Side) => customerKind.labelOf(side.customer, context);
  const [keptName, otherName] = [nameOfSide({ person, customer }), nameOfSide(other)];
  await audit(context, {
    action: "updated",
    kind: "customer",
    id: keptId,
    label: await label(kept),
    before: { ...kept.customer, ...before.person },
    after: { ...customer, ...after.person },
    reason: mergeMessages.reasonWith(otherName),
  });
  await audit(context, {
    action: "archived",
    kind: "customer",
    id: otherId,
    label: await label(other),
    // That it was merged tells it from being archived, which is undone by itself.
    before: { ...other.customer, mergedIntoId: null },
    after: { ...goneAfter, mergedIntoId: keptId },
    reason: mergeMessages.reasonInto(keptName),
  });
  return { merge, kept: await present(customer) };
}
