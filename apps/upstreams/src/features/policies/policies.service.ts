import { messages } from "@app/domain/messages.ts";
import type { PolicyInput, PolicyUpdateInput } from "@app/domain/policies/cancellation-policy.ts";
import { insertRecord, updateRecord } from "../../database/records.ts";
import { changeRecord, createRecord, type RecordKind } from "../../records/change-record.ts";
import { withUnique } from "../../records/unique.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal } from "../../service/refusal.ts";
import { withRegions } from "./policies.queries.ts";
import type { CancellationPolicyRecord } from "./policies.record.ts";
import { cancellationPolicies, type CancellationPolicyRow } from "./policies.table.ts";

export const policyKind: RecordKind<CancellationPolicyRow, CancellationPolicyRecord> = {
  table: cancellationPolicies,
  kind: "cancellation-policy",
  labelOf: ({ name }) => name,
  present: withRegions,
};

const uniques = { cancellation_policies_name: () => fieldRefusal("name", messages.unique("Name")) };

export const createPolicy = (context: Context, input: PolicyInput): Promise<CancellationPolicyRecord> =>
  createRecord(context, policyKind, {
    write: () => withUnique(uniques, () => insertRecord(context, cancellationPolicies, input)),
  });

/** Each edit is a new version; lessons agreed before it keep their copy of the one they were agreed under. */
export const updatePolicy = (
  context: Context,
  { _id, version, ...changes }: PolicyUpdateInput,
): Promise<CancellationPolicyRecord> =>
  changeRecord(
    context,
    policyKind,
    { _id, version },
    { write: (before) => withUnique(uniques, () => updateRecord(context, cancellationPolicies, before, changes)) },
  );
