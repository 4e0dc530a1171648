import { and, eq, inArray, or } from "drizzle-orm";
import { importMessages } from "@app/domain/imports/import-messages.ts";
import { leadName } from "@app/domain/leads/lead-name.ts";
import { openStages } from "@app/domain/leads/lead-states.ts";
import type { LeadInput, LeadUpdateInput } from "@app/domain/leads/lead.ts";
import { lockRecord } from "../../database/records.ts";
import { isReferredTo } from "../../database/retryable.ts";
import { audit } from "../../records/audit.ts";
import type { RecordKind } from "../../records/change-record.ts";
import type { Context } from "../../service/context.ts";
import { Refusal } from "../../service/refusal.ts";
import { addLead, changeLead, leadKind } from "./leads.service.ts";
import { leads, leadStagesReached, type LeadRow } from "./leads.table.ts";
import type { RecordRef } from "../../records/record-ref.ts";

type At = Pick<Context, "db">;

/** Thousands at a time: nobody looks at what is counted of each. */
const plain: RecordKind<LeadRow, RecordRef> = {
  ...leadKind,
  present: (_, { id, version }) => ({ _id: id, version }),
};

/** Open leads that have any of these emails or phone numbers: who was lost or converted may ask again. */
export const openLeadsWithAny = (
  { db }: At,
  given: { emails: readonly string[]; phones: readonly string[] },
): Promise<LeadRow[]> =>
  db
    .select()
    .from(leads)
    .where(
      and(
        inArray(leads.stage, [...openStages]),
        or(inArray(leads.email, [...given.emails]), inArray(leads.phoneNumber, [...given.phones])),
      ),
    );

/** Leads with any of these ids, as they stand. */
export const leadsByIds = ({ db }: At, ids: readonly string[]): Promise<LeadRow[]> =>
  db
    .select()
    .from(leads)
    .where(inArray(leads.id, [...ids]));

export const importLead = (context: Context, input: LeadInput): Promise<RecordRef> => addLead(context, plain, input);

export const changeImportedLead = (context: Context, input: LeadUpdateInput): Promise<RecordRef> =>
  changeLead(context, plain, input);

/** Removes a lead that an import has made, with the stages it reached; refused where anything refers to it by now. */
export async function removeLead(context: Context, { _id, version }: RecordRef): Promise<void> {
  const { db } = context;
  const row = await lockRecord(context, leads, _id);
  if (row?.version !== version) throw new Refusal("NOT_FOUND", importMessages.gone);
  try {
    await db.transaction(async (tx) => {
      await tx.delete(leadStagesReached).where(eq(leadStagesReached.leadId, _id));
      await tx.delete(leads).where(and(eq(leads.id, _id), eq(leads.version, version)));
    });
  } catch (error) {
    throw isReferredTo(error) ? new Refusal("WRONG_STATE", importMessages.inUse) : error;
  }
  await audit(context, { action: "deleted", kind: "lead", id: _id, label: leadName(row), before: row, after: {} });
}
