import { dependentEventDone, dependentMachine } from "@app/domain/customers/customer-states.ts";
import { customerMessages } from "@app/domain/customers/customer-messages.ts";
import { ageProblem, type DependentInput, type DependentUpdateInput } from "@app/domain/customers/dependent.ts";
import type { DependentEvent } from "@app/domain/people/people-enums.ts";
import { messages } from "@app/domain/messages.ts";
import { fullName } from "@app/domain/people/person.ts";
import { insertRecord, updateRecord } from "../../database/records.ts";
import { changeRecord, createRecord, type RecordKind } from "../../records/change-record.ts";
import { fireEvent } from "../../records/fire-event.ts";
import { withUnique } from "../../records/unique.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal, Refusal } from "../../service/refusal.ts";
import { coursesUnderWay } from "../lessons/lessons-ahead.public.ts";
import { checkBorn } from "./birth-date.ts";
import { holdInUse } from "./customer-in-use.ts";
import { dependents, type DependentRow } from "./customers.table.ts";
import type { DependentRecord } from "./dependent.record.ts";
import { dependentWithPayer } from "./dependents.queries.ts";

export const dependentKind: RecordKind<DependentRow, DependentRecord> = {
  table: dependents,
  kind: "dependent",
  labelOf: fullName,
  partOf: ({ customerId }) => customerId,
  present: dependentWithPayer,
};

const uniques = { dependents_once: () => fieldRefusal("firstName", customerMessages.dependentTwice) };

/** Adds somebody to a customer's account. Source: domain.md 1.1. */
export const createDependent = (context: Context, input: DependentInput): Promise<DependentRecord> =>
  addDependent(context, dependentKind, input);

/** The same, answered as `kind` presents it. */
export async function addDependent<Shown>(
  context: Context,
  kind: RecordKind<DependentRow, Shown>,
  input: DependentInput,
): Promise<Shown> {
  checkBorn(context, input.dateOfBirth);
  await holdInUse(context, input.customerId);
  return createRecord(context, kind, {
    write: () =>
      withUnique(uniques, () => insertRecord(context, dependents, { ...input, status: dependentMachine.initial })),
  });
}

/** Saves changes to a dependent. */
export const updateDependent = (context: Context, input: DependentUpdateInput): Promise<DependentRecord> =>
  changeDependent(context, dependentKind, input);

/** The same, answered as `kind` presents it. */
export const changeDependent = <Shown>(
  context: Context,
  kind: RecordKind<DependentRow, Shown>,
  { _id, version, status: _, ...changes }: DependentUpdateInput,
): Promise<Shown> =>
  changeRecord(
    context,
    kind,
    { _id, version },
    {
      check({ status }) {
        if (status === "archived")
          throw new Refusal("WRONG_STATE", messages.wrongState("dependent", "archived", "edited"));
      },
      async write(before) {
        await holdInUse(context, before.customerId);
        checkBorn(context, changes.dateOfBirth);
        const problem = ageProblem({ ...before, ...changes });
        if (problem !== null) throw fieldRefusal("dateOfBirth", problem);
        return withUnique(uniques, () => updateRecord(context, dependents, before, changes));
      },
    },
  );

/** Nobody is taken out of use who is still taught, alone or in a pod. */
async function refuseTaught({ db }: Context, dependent: DependentRow): Promise<void> {
  const courses = await coursesUnderWay(db, dependent.id);
  if (courses.length === 0) return;
  throw new Refusal("WRONG_STATE", customerMessages.hasCourses(fullName(dependent), courses));
}

/** Takes a dependent out of use, or brings them back. */
export const fireDependentEvent = (
  context: Context,
  event: DependentEvent,
  at: { _id: string; version: number },
): Promise<DependentRecord> =>
  fireEvent(context, dependentKind, at, {
    machine: dependentMachine,
    event,
    done: dependentEventDone[event],
    action: event === "archive" ? "archived" : "state-changed",
    async write(before, status) {
      await holdInUse(context, before.customerId);
      if (status === "archived") await refuseTaught(context, before);
      return updateRecord(context, dependents, before, {
        status,
        archivedAt: status === "archived" ? context.now : null,
      });
    },
  });
