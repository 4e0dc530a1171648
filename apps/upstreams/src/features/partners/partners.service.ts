import { messages } from "@app/domain/messages.ts";
import type { PartnerEvent } from "@app/domain/partners/partner-enums.ts";
import { partnerMessages as texts } from "@app/domain/partners/partner-messages.ts";
import { agreementStateOn, isInForce, partnerEventDone, partnerMachine } from "@app/domain/partners/partner-states.ts";
import { agreementProblems, type PartnerInput, type PartnerUpdateInput } from "@app/domain/partners/partner.ts";
import { insertRecord, lockRecords, updateRecord } from "../../database/records.ts";
import { changeRecord, createRecord, type RecordKind } from "../../records/change-record.ts";
import { fireEvent } from "../../records/fire-event.ts";
import type { RecordRef } from "../../records/record-ref.ts";
import { withUnique } from "../../records/unique.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal } from "../../service/refusal.ts";
import { accountUsers } from "../account/account.public.ts";
import { filesOf, keepFile } from "../files/files.public.ts";
import { claimCode } from "../referrals/codes.public.ts";
import { regions } from "../regions/regions.public.ts";
import { addedByHand } from "./partner-learners.queries.ts";
import type { PartnerRecord } from "./partner.record.ts";
import { daysAt, shownPartners } from "./partners.queries.ts";
import { partners, type PartnerRow } from "./partners.table.ts";

export const partnerKind: RecordKind<PartnerRow, PartnerRecord> = {
  table: partners,
  kind: "partner",
  labelOf: ({ name }) => name,
  parts: async (context, { id }) => ({ learners: await addedByHand(context, id) }),
  async present(context, row) {
    const [shown] = await shownPartners(context, [row]);
    return shown as PartnerRecord;
  },
};

const uniques = { partners_name: () => fieldRefusal("name", messages.unique("Name")) };

type Referring = Partial<Pick<PartnerRow, "regionIds" | "ownerId">>;

/** Refuses regions that are not there or newly out of use, and an owner who cannot sign in. */
async function checkReferences(context: Context, { regionIds = [], ownerId }: Referring, was?: PartnerRow) {
  const found = new Map((await lockRecords(context, regions, regionIds)).map((region) => [region.id, region]));
  const isKnown = (id: string) => found.get(id)?.archivedAt === null || was?.regionIds.includes(id) === true;
  if (!regionIds.every(isKnown)) throw fieldRefusal("regionIds", messages.reference("Region"));
  if (ownerId == null || ownerId === was?.ownerId) return;
  const [owner] = await lockRecords(context, accountUsers, [ownerId]);
  if (owner?.status !== "active") throw fieldRefusal("ownerId", messages.reference("Owner"));
}

const files = [
  ["agreementFileId", "document"],
  ["logoFileId", "avatar"],
] as const;

/** Keeps what was uploaded. Earlier agreements stay: they show what was agreed, and the history leads back to them. */
async function keepFiles(context: Context, row: PartnerRow): Promise<void> {
  for (const [field, kind] of files) {
    const id = row[field];
    // A file of this kind that the partner already has, current or earlier. Another partner's file does not count.
    if (id === null || (await filesOf(context, "partner", kind, [row])).get(row.id)?.includes(id)) continue;
    await keepFile(context, field, id, { kind, refersKind: "partner", refersId: row.id });
  }
}

async function keepParts(context: Context, after: PartnerRow, before?: PartnerRow): Promise<void> {
  if (after.code !== before?.code) await claimCode(context, after.code, { holderKind: "partner", holderId: after.id });
  await keepFiles(context, after);
}

/** What is answered of a partner: all of it, or its id and version where thousands are saved. */
type Answering<Shown> = RecordKind<PartnerRow, Shown>;

export async function addPartner<Shown>(context: Context, kind: Answering<Shown>, input: PartnerInput): Promise<Shown> {
  await checkReferences(context, { regionIds: input.regionIds, ownerId: input.ownerId ?? null });
  return createRecord(context, kind, {
    write: () => withUnique(uniques, () => insertRecord(context, partners, input)),
    effects: (after) => keepParts(context, after),
  });
}

/** Adds a partner, as a prospect. Source: domain.md 1.6. */
export const createPartner = (context: Context, input: PartnerInput): Promise<PartnerRecord> =>
  addPartner(context, partnerKind, input);

export const changePartner = <Shown>(
  context: Context,
  kind: Answering<Shown>,
  { _id, version, ...changes }: PartnerUpdateInput,
): Promise<Shown> =>
  changeRecord(
    context,
    kind,
    { _id, version },
    {
      async write(before) {
        const after = { ...before, ...(changes as Partial<PartnerRow>) };
        const [[field, message] = []] = Object.entries(agreementProblems(after));
        if (field !== undefined && message !== undefined) throw fieldRefusal(field, message);
        await checkReferences(context, changes as Referring, before);
        return withUnique(uniques, () => updateRecord(context, partners, before, changes as Partial<PartnerRow>));
      },
      effects: (after, before) => keepParts(context, after, before),
    },
  );

/** Saves changes to a partner. */
export const updatePartner = (context: Context, input: PartnerUpdateInput): Promise<PartnerRecord> =>
  changePartner(context, partnerKind, input);

/** Without an agreement in force, whoever activates a partner says why. */
async function demandGround(context: Context, row: PartnerRow, reason: string | null): Promise<void> {
  const dayOf = await daysAt(context, [row]);
  if (reason === null && !isInForce(agreementStateOn(row, dayOf(row)))) throw fieldRefusal("reason", texts.activation);
}

/** Moves a partner to its next state. Source: domain.md 2.17. */
export const firePartnerEvent = (
  context: Context,
  event: PartnerEvent,
  at: RecordRef,
  reason: string | null = null,
): Promise<PartnerRecord> =>
  fireEvent(context, partnerKind, at, {
    machine: partnerMachine,
    event,
    done: partnerEventDone[event],
    reason,
    async write(before, status) {
      if (event === "activate") await demandGround(context, before, reason);
      return updateRecord(context, partners, before, { status, endedAt: status === "ended" ? context.now : null });
    },
  });
