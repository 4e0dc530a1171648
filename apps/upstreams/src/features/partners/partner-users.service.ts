import { eq } from "drizzle-orm";
import { messages } from "@app/domain/messages.ts";
import { fullName } from "@app/domain/people/name.ts";
import { partnerLearnerMessages } from "@app/domain/partners/partner-learner.ts";
import type { PartnerUserEvent } from "@app/domain/partners/partner-user-enums.ts";
import {
  cannotInvite,
  keepsOwner,
  needsOwner,
  partnerUserEventDone,
  partnerUserMachine,
  partnerUserMessages as texts,
} from "@app/domain/partners/partner-user-states.ts";
import type { PartnerUserInput, PartnerUserUpdateInput } from "@app/domain/partners/partner-user.ts";
import { insertRecord, lockRecords, updateRecord } from "../../database/records.ts";
import { changeRecord, createRecord, type RecordKind } from "../../records/change-record.ts";
import { fireEvent } from "../../records/fire-event.ts";
import type { RecordRef } from "../../records/record-ref.ts";
import { withUnique } from "../../records/unique.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal, Refusal } from "../../service/refusal.ts";
import { invite, voidInvitations } from "./partner-invitations.ts";
import { learnersOfPartner } from "./partner-learners.queries.ts";
import type { PartnerUserRecord } from "./partner-user.record.ts";
import { shownPartnerUsers } from "./partner-users.queries.ts";
import { partnerUsers, type PartnerUserRow } from "./partner-users.table.ts";
import { partners, type PartnerRow } from "./partners.table.ts";

export const partnerUserKind: RecordKind<PartnerUserRow, PartnerUserRecord> = {
  table: partnerUsers,
  kind: "partner-user",
  labelOf: fullName,
  partOf: ({ partnerId }) => partnerId,
  async present(context, row) {
    const [shown] = await shownPartnerUsers(context, [row]);
    return shown as PartnerUserRecord;
  },
};

const uniques = { partner_users_email: () => fieldRefusal("email", texts.emailTaken) };

/** Holds partners, so that no two changes of their owners happen at once. */
const holdPartners = (context: Context, ids: readonly string[]): Promise<PartnerRow[]> =>
  lockRecords(context, partners, ids);

/** Holds the partner of a user, before the user is held. */
async function holdPartnerOf(context: Context, _id: string, more: readonly string[] = []): Promise<PartnerRow[]> {
  const { id, partnerId } = partnerUsers;
  const [found] = await context.db.select({ partnerId }).from(partnerUsers).where(eq(id, _id));
  return found ? holdPartners(context, [found.partnerId, ...more]) : [];
}

const usersAt = ({ db }: Context, partnerId: string): Promise<PartnerUserRow[]> =>
  db.select().from(partnerUsers).where(eq(partnerUsers.partnerId, partnerId));

/** Refuses a change that would leave a partner without an owner. */
async function demandOwner(context: Context, before: PartnerUserRow, after: PartnerUserRow): Promise<void> {
  const others = (await usersAt(context, before.partnerId)).filter(({ id }) => id !== before.id);
  if (!keepsOwner(before, after, others)) throw new Refusal("WRONG_STATE", texts.owner);
}

/** The partner that somebody is to work for: one that is there and has not ended, with an owner or in want of one. */
async function demandPartner(context: Context, input: Pick<PartnerUserInput, "partnerId" | "partnerRole">) {
  const found = await holdPartners(context, [input.partnerId]);
  const partner = found.find(({ id }) => id === input.partnerId);
  if (!partner) throw fieldRefusal("partnerId", messages.reference("Partner"));
  const problem = cannotInvite(partner.status);
  if (problem) throw fieldRefusal("partnerId", problem);
  if (input.partnerRole !== "owner" && needsOwner(await usersAt(context, partner.id)))
    throw fieldRefusal("partnerRole", texts.owner);
  return partner;
}

type Scope = Pick<PartnerUserRow, "partnerId" | "allLearners" | "learnerIds">;

/** Whom a user is to see: of their partner's learners, those who were chosen; who sees all has none chosen. */
async function scopeOf(context: Context, { partnerId, allLearners, learnerIds }: Scope, was?: Scope) {
  if (allLearners) return { learnerIds: [] };
  // One who was chosen may have been archived since, and comes back by being restored.
  const held = was?.partnerId === partnerId ? was.learnerIds : [];
  const added = learnerIds.filter((id) => !held.includes(id));
  const { rows } = await learnersOfPartner(context, partnerId, { ids: added });
  if (rows.length < added.length) throw fieldRefusal("learnerIds", partnerLearnerMessages.choose);
  return { learnerIds };
}

/** Adds somebody who works for a partner, and invites them by mail. Source: domain.md 2.10. */
export async function createPartnerUser(context: Context, input: PartnerUserInput): Promise<PartnerUserRecord> {
  const partner = await demandPartner(context, input);
  const scope = await scopeOf(context, input);
  return createRecord(context, partnerUserKind, {
    write: () => withUnique(uniques, () => insertRecord(context, partnerUsers, { ...input, ...scope })),
    effects: (after) => invite(context, after, partner.name),
  });
}

/** Saves changes to a partner's user. A link that went to another address stops working, and a new one is sent. */
export async function updatePartnerUser(
  context: Context,
  { _id, version, ...changes }: PartnerUserUpdateInput,
): Promise<PartnerUserRecord> {
  const held = await holdPartnerOf(context, _id, changes.partnerId === undefined ? [] : [changes.partnerId]);
  return changeRecord(
    context,
    partnerUserKind,
    { _id, version },
    {
      check({ status, email, partnerId }) {
        if (status === "deactivated")
          throw new Refusal("WRONG_STATE", messages.wrongState("partner user", status, "edited"));
        // Another address would be invited.
        if (status !== "invited" || changes.email === undefined || changes.email === email) return;
        const problem = cannotInvite(held.find(({ id }) => id === (changes.partnerId ?? partnerId))?.status);
        if (problem) throw fieldRefusal("email", problem);
      },
      async write(before) {
        const after = { ...before, ...(changes as Partial<PartnerUserRow>) };
        await demandOwner(context, before, after);
        const isMoved = after.partnerId !== before.partnerId;
        if (isMoved) await demandPartner(context, after);
        const chosen = isMoved && changes.learnerIds === undefined ? { ...after, learnerIds: [] } : after;
        const scope = await scopeOf(context, chosen, before);
        return withUnique(uniques, () =>
          updateRecord(context, partnerUsers, before, { ...(changes as Partial<PartnerUserRow>), ...scope }),
        );
      },
      async effects(after, before) {
        if (after.status !== "invited" || after.email === before.email) return;
        await invite(context, after, held.find(({ id }) => id === after.partnerId)?.name ?? "");
      },
    },
  );
}

/** Sends the invitation again; the link before it stops working. */
export async function invitePartnerUserAgain(context: Context, at: RecordRef): Promise<PartnerUserRecord> {
  const held = await holdPartnerOf(context, at._id);
  return changeRecord(context, partnerUserKind, at, {
    reason: "The invitation was sent again.",
    check({ status, partnerId }) {
      if (status !== "invited")
        throw new Refusal("WRONG_STATE", messages.wrongState("partner user", status, partnerUserEventDone.invite));
      const problem = cannotInvite(held.find(({ id }) => id === partnerId)?.status);
      if (problem) throw new Refusal("WRONG_STATE", problem);
    },
    write: (before) => updateRecord(context, partnerUsers, before, {}),
    effects: (after) => invite(context, after, held.find(({ id }) => id === after.partnerId)?.name ?? ""),
  });
}

/** Moves a partner's user to their next state. */
export async function firePartnerUserEvent(
  context: Context,
  event: Exclude<PartnerUserEvent, "invite" | "accept">,
  at: RecordRef,
  reason: string | null = null,
): Promise<PartnerUserRecord> {
  await holdPartnerOf(context, at._id);
  return fireEvent(context, partnerUserKind, at, {
    machine: partnerUserMachine,
    event,
    done: partnerUserEventDone[event],
    reason,
    async write(before, status) {
      await demandOwner(context, before, { ...before, status });
      return updateRecord(context, partnerUsers, before, { status });
    },
    async effects({ id, status }) {
      if (status === "deactivated") await voidInvitations(context, id);
    },
  });
}
