import { recordName } from "@app/domain/changes.ts";
import type { LeadEvent, LostReason } from "@app/domain/leads/lead-enums.ts";
import { leadMessages } from "@app/domain/leads/lead-messages.ts";
import { leadName } from "@app/domain/leads/lead-name.ts";
import { isOpenLead, isReached, leadEventDone, leadMachine } from "@app/domain/leads/lead-states.ts";
import { leadProblem, type LeadInput, type LeadUpdateInput } from "@app/domain/leads/lead.ts";
import { nextState } from "@app/domain/machine.ts";
import { messages } from "@app/domain/messages.ts";
import { lockRecords, insertRecord, updateRecord } from "../../database/records.ts";
import { changeRecord, createRecord, type RecordKind } from "../../records/change-record.ts";
import { withUnique } from "../../records/unique.ts";
import { findOrRefuse } from "../../records/versions.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal, Refusal } from "../../service/refusal.ts";
import { accountUsers } from "../account/account.public.ts";
import { cameByCode, noteCode } from "../customers/coming-by-code.public.ts";
import { countryOfRegion, phoneOrRefuse } from "../customers/customers.public.ts";
import { regions } from "../regions/regions.public.ts";
import type { LeadRecord } from "./lead.record.ts";
import { presentLead } from "./leads.queries.ts";
import { leads, leadStagesReached, type LeadRow } from "./leads.table.ts";
import type { RecordRef } from "../../records/record-ref.ts";

export const leadKind: RecordKind<LeadRow, LeadRecord> = {
  table: leads,
  kind: "lead",
  labelOf: leadName,
  present: presentLead,
};

const uniques = { leads_open_email: () => fieldRefusal("email", leadMessages.emailOpen) };
/** The same where no field is at hand. */
const reopenUniques = { leads_open_email: () => new Refusal("WRONG_STATE", leadMessages.emailOpen) };

/** Refuses an owner who could not look after a lead. */
async function holdOwner(context: Context, ownerId: string | null | undefined): Promise<void> {
  if (ownerId == null) return;
  const [owner] = await lockRecords(context, accountUsers, [ownerId]);
  if (owner?.status !== "active") throw fieldRefusal("ownerId", messages.reference("Owner"));
}

/** A phone number as it is kept, read as it is dialled in the lead's region; a region that was archived may stay. */
async function inRegion(context: Context, regionId: string, typed: string | null | undefined, was?: string) {
  const [region] = await lockRecords(context, regions, [regionId]);
  if (!region || (region.archivedAt !== null && region.id !== was))
    throw fieldRefusal("regionId", messages.reference("Region"));
  return typed == null ? typed : phoneOrRefuse(typed, [countryOfRegion(region.code)]);
}

/** Writes down when a stage was reached, where it never was before. */
async function reach({ db, now, actor }: Context, { id, stage }: LeadRow): Promise<void> {
  await db
    .insert(leadStagesReached)
    .values({ leadId: id, stage, reachedAt: now, byId: actor.id })
    .onConflictDoNothing();
}

/** Adds somebody who asked for lessons. Source: domain.md 1.1. */
export const createLead = (context: Context, input: LeadInput): Promise<LeadRecord> =>
  addLead(context, leadKind, input);

/** The same, answered as the kind presents it. */
export async function addLead<Answer>(
  context: Context,
  kind: RecordKind<LeadRow, Answer>,
  input: LeadInput,
): Promise<Answer> {
  const phoneNumber = await inRegion(context, input.regionId, input.phoneNumber);
  await holdOwner(context, input.ownerId);
  const cameBy = await cameByCode(context, input.referralCode, input);
  return createRecord(context, kind, {
    write: () =>
      withUnique(uniques, () =>
        insertRecord(context, leads, {
          ...input,
          ...cameBy,
          phoneNumber,
          stage: leadMachine.initial,
          stageSince: context.now,
        }),
      ),
    async effects(lead) {
      await reach(context, lead);
      await noteCode(context, lead.referralCode, { leadId: lead.id });
    },
  });
}

/** Saves changes to a lead. */
export const updateLead = (context: Context, input: LeadUpdateInput): Promise<LeadRecord> =>
  changeLead(context, leadKind, input);

/** The same, answered as the kind presents it. */
export const changeLead = <Answer>(
  context: Context,
  kind: RecordKind<LeadRow, Answer>,
  { _id, version, stage: _, ...changes }: LeadUpdateInput,
): Promise<Answer> =>
  changeRecord(
    context,
    kind,
    { _id, version },
    {
      async write(before) {
        const phoneNumber = await inRegion(
          context,
          changes.regionId ?? before.regionId,
          changes.phoneNumber,
          before.regionId,
        );
        if (changes.ownerId !== before.ownerId) await holdOwner(context, changes.ownerId);
        const given = { ...changes, ...(phoneNumber !== undefined && { phoneNumber }) };
        const problem = leadProblem({ ...before, ...given });
        if (problem) throw fieldRefusal(problem.field, problem.text);
        // Who has been given something to do may run out of it again, and is then told again.
        const isPlanned = given.nextActionOn != null;
        return withUnique(uniques, () =>
          updateRecord(context, leads, before, { ...given, ...(isPlanned && { taskGivenIn: null }) }),
        );
      },
    },
  );

/**
 * Moves a lead to its next stage, and writes down when it was first reached. `more`: what else is known then. One that is
 * there already is answered as it stands, unless something else `isRepeat` of it.
 */
export const moveLead = (
  context: Context,
  at: RecordRef,
  event: LeadEvent,
  more: (before: LeadRow) => Promise<Partial<LeadRow>> | Partial<LeadRow> = () => ({}),
  isRepeat: (stands: LeadRow) => boolean = () => true,
): Promise<LeadRecord> =>
  changeRecord(context, leadKind, at, {
    action: "state-changed",
    isDone: (stands) => isReached(stands.stage, event) && isRepeat(stands),
    check({ stage }) {
      if (nextState(leadMachine, stage, event) !== null) return;
      throw new Refusal("WRONG_STATE", messages.wrongState("lead", stage, leadEventDone[event]));
    },
    async write(before) {
      const given = await more(before);
      const stage = nextState(leadMachine, before.stage, event) ?? before.stage;
      return withUnique(reopenUniques, () =>
        updateRecord(context, leads, before, {
          lostReason: null,
          ...given,
          stage,
          stageSince: context.now,
          // Nothing more is to be done for who is no longer a lead.
          ...(!isOpenLead(stage) && { nextActionOn: null, nextAction: null }),
        }),
      );
    },
    effects: (after) => reach(context, after),
  });

/** Moves a lead on without saying more. */
export const fireLeadEvent = (context: Context, event: Exclude<LeadEvent, "convert" | "lose">, at: RecordRef) =>
  moveLead(context, at, event);

/** Gives a lead up, and says why. */
export const loseLead = (context: Context, { lostReason, ...at }: RecordRef & { lostReason: LostReason }) =>
  moveLead(
    context,
    at,
    "lose",
    () => ({ lostReason }),
    (stands) => stands.lostReason === lostReason,
  );

/** Gives a lead an owner, or none; false where there was nothing to do. */
export async function assignLeadOwner(context: Context, at: RecordRef, ownerId: string | null): Promise<boolean> {
  const before = await findOrRefuse(context, leads, at._id, recordName(leadKind.kind));
  if (before.ownerId === ownerId) return false;
  await updateLead(context, { ...at, ownerId });
  return true;
}

/** The lead behind an id, refused where there is none. */
export const leadOrRefuse = (context: Context, id: string): Promise<LeadRow> =>
  findOrRefuse(context, leads, id, recordName(leadKind.kind));
