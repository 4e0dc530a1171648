/** States of partners' users. Has no zod import, because screens load it. Source: domain.md 1.6, 2.10. */
import type { Machine } from "../machine.ts";
import type { PartnerStatus } from "./partner-enums.ts";
import type { PartnerRole, PartnerUserEvent, PartnerUserStatus } from "./partner-user-enums.ts";

/** invited → active ⇄ suspended; any of them may be deactivated, which is the end. An invitation can be sent again. */
export const partnerUserMachine: Machine<PartnerUserStatus, PartnerUserEvent> = {
  initial: "invited",
  table: {
    invited: { invite: "invited", accept: "active", deactivate: "deactivated" },
    active: { suspend: "suspended", deactivate: "deactivated" },
    suspended: { reinstate: "active", deactivate: "deactivated" },
    deactivated: {},
  },
  asks: ["accept", "suspend", "deactivate"],
};

/** Past participle for messages: "This partner user is suspended, so it cannot be invited again." */
export const partnerUserEventDone: Readonly<Record<PartnerUserEvent, string>> = {
  invite: "invited again",
  accept: "activated",
  suspend: "suspended",
  reinstate: "reinstated",
  deactivate: "deactivated",
};

export const partnerUserMessages = {
  owner: "A partner must have at least one owner.",
  emailTaken: "Another partner user has this email.",
  partnerSuspended: "This partner is suspended. Reinstate it before inviting anybody.",
  partnerEnded: "This partner has ended. Reopen it before inviting anybody.",
  linkUsed: "This link has already been used.",
  linkExpired: "This link has expired. Ask for a new one.",
  linkInvalid: "This link is not valid. Open the full link from the latest email.",
} as const;

/** Users who are invited or active: whose owners count. */
interface Standing {
  partnerId: string;
  partnerRole: PartnerRole;
  status: PartnerUserStatus;
}

const owns = (partnerId: string, statuses: readonly PartnerUserStatus[]) => (user: Standing) =>
  user.partnerId === partnerId && user.partnerRole === "owner" && statuses.includes(user.status);

/**
 * Whether a change of one user leaves a partner an owner: an active one if there was one, else one who is invited.
 * `others` are the partner's other users.
 */
export function keepsOwner(before: Standing, after: Standing, others: readonly Standing[]): boolean {
  const isKept = (statuses: readonly PartnerUserStatus[]) => {
    const isOwner = owns(before.partnerId, statuses);
    return !isOwner(before) || isOwner(after) || others.some(isOwner);
  };
  return isKept(["active"]) && isKept(["active", "invited"]);
}

/** Whether a new user of a partner has to be its owner: there is none yet. */
export const needsOwner = (others: readonly Standing[]): boolean =>
  !others.some(({ partnerRole, status }) => partnerRole === "owner" && status !== "deactivated");

/** What a user reads as: while their partner is suspended, so are they, without losing their own state. */
export const readsAs = (own: PartnerUserStatus, partner: PartnerStatus): PartnerUserStatus =>
  partner === "suspended" && (own === "invited" || own === "active") ? "suspended" : own;

/** Whether a user may see learners: only as an active one, of a partner that has not ended. */
export const seesLearners = (own: PartnerUserStatus, partner: PartnerStatus): boolean =>
  partner !== "ended" && readsAs(own, partner) === "active";

/** Why nobody is invited for a partner now, as the link would not work; null if somebody may be. */
export function cannotInvite(partner: PartnerStatus | undefined): string | null {
  if (partner === "ended") return partnerUserMessages.partnerEnded;
  return partner === "suspended" ? partnerUserMessages.partnerSuspended : null;
}

/** How long after a partner ended its users are deactivated. Source: domain.md 2.10. */
export const daysAfterEnd = 30;
