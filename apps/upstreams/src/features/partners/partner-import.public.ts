import { and, eq, inArray, or, sql } from "drizzle-orm";
import { importMessages } from "@app/domain/imports/import-messages.ts";
import type { PartnerInput, PartnerUpdateInput } from "@app/domain/partners/partner.ts";
import { lockRecord } from "../../database/records.ts";
import { isReferredTo } from "../../database/retryable.ts";
import { audit } from "../../records/audit.ts";
import type { RecordKind } from "../../records/change-record.ts";
import type { RecordRef } from "../../records/record-ref.ts";
import type { Context } from "../../service/context.ts";
import { Refusal } from "../../service/refusal.ts";
import { referralCodes } from "../referrals/codes.public.ts";
import { addPartner, changePartner, partnerKind } from "./partners.service.ts";
import { partners, type PartnerRow } from "./partners.table.ts";

type At = Pick<Context, "db">;

/** Thousands at a time: nobody looks at what is counted of each. */
const plain: RecordKind<PartnerRow, RecordRef> = {
  ...partnerKind,
  present: (_, { id, version }) => ({ _id: id, version }),
};

/** Partners with any of these names, folded, or whose contact has an address of any of these domains. */
export const partnersWithAny = (
  { db }: At,
  { names, domains }: { names: readonly string[]; domains: readonly string[] },
): Promise<PartnerRow[]> =>
  db
    .select()
    .from(partners)
    .where(
      or(
        inArray(partners.sortName, [...names]),
        inArray(sql`split_part(${partners.contactEmail}, '@', 2)`, [...domains]),
      ),
    );

/** Partners with any of these ids, as they stand. */
export const partnersByIds = ({ db }: At, ids: readonly string[]): Promise<PartnerRow[]> =>
  db
    .select()
    .from(partners)
    .where(inArray(partners.id, [...ids]));

export const importPartner = (context: Context, input: PartnerInput): Promise<RecordRef> =>
  addPartner(context, plain, input);

export const changeImportedPartner = (context: Context, input: PartnerUpdateInput): Promise<RecordRef> =>
  changePartner(context, plain, input);

/** Removes a partner that an import has made, and frees its code; refused once it has users or learners. */
export async function removePartner(context: Context, { _id, version }: RecordRef): Promise<void> {
  const { db } = context;
  const row = await lockRecord(context, partners, _id);
  if (row?.version !== version) throw new Refusal("NOT_FOUND", importMessages.gone);
  try {
    await db.transaction(async (tx) => {
      await tx.delete(partners).where(and(eq(partners.id, _id), eq(partners.version, version)));
      await tx.delete(referralCodes).where(eq(referralCodes.holderId, _id));
    });
  } catch (error) {
    throw isReferredTo(error) ? new Refusal("WRONG_STATE", importMessages.inUse) : error;
  }
  await audit(context, { action: "deleted", kind: "partner", id: _id, label: row.name, before: row, after: {} });
}
