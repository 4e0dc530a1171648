import { and, eq, inArray } from "drizzle-orm";
import type { DependentInput, DependentUpdateInput } from "@app/domain/customers/dependent.ts";
import { importMessages } from "@app/domain/imports/import-messages.ts";
import { fullName } from "@app/domain/people/person.ts";
import { lockRecord } from "../../database/records.ts";
import { isReferredTo } from "../../database/retryable.ts";
import { audit } from "../../records/audit.ts";
import type { RecordKind } from "../../records/change-record.ts";
import type { Context } from "../../service/context.ts";
import { Refusal } from "../../service/refusal.ts";
import { dependents, type DependentRow } from "./customers.table.ts";
import { addDependent, changeDependent, dependentKind } from "./dependents.service.ts";
import type { RecordRef } from "../../records/record-ref.ts";

export { fireDependentEvent } from "./dependents.service.ts";

type At = Pick<Context, "db">;

const plain: RecordKind<DependentRow, RecordRef> = {
  ...dependentKind,
  present: (_, { id, version }) => ({ _id: id, version }),
};

/** Those on any of these accounts. */
export const dependentsOf = ({ db }: At, customerIds: readonly string[]): Promise<DependentRow[]> =>
  db
    .select()
    .from(dependents)
    .where(inArray(dependents.customerId, [...customerIds]));

/** Dependents with any of these ids, as they stand. */
export const dependentsByIds = ({ db }: At, ids: readonly string[]): Promise<DependentRow[]> =>
  db
    .select()
    .from(dependents)
    .where(inArray(dependents.id, [...ids]));

export const importDependent = (context: Context, input: DependentInput): Promise<RecordRef> =>
  addDependent(context, plain, input);

export const changeImportedDependent = (context: Context, input: DependentUpdateInput): Promise<RecordRef> =>
  changeDependent(context, plain, input);

/** Removes a dependent whom an import has made; refused where anything refers to them by now. */
export async function removeDependent(context: Context, { _id, version }: RecordRef): Promise<void> {
  const { db } = context;
  const row = await lockRecord(context, dependents, _id);
  if (row?.version !== version) throw new Refusal("NOT_FOUND", importMessages.gone);
  try {
    await db.transaction((tx) =>
      tx.delete(dependents).where(and(eq(dependents.id, _id), eq(dependents.version, version))),
    );
  } catch (error) {
    throw isReferredTo(error) ? new Refusal("WRONG_STATE", importMessages.inUse) : error;
  }
  const entry = {
    action: "deleted",
    kind: "dependent",
    id: _id,
    label: fullName(row),
    partOf: row.customerId,
  } as const;
  await audit(context, { ...entry, before: row, after: {} });
}
