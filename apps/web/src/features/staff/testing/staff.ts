import { roles } from "@app/domain/enums.ts";
import type { StaffStandingFragment } from "../events/staff-events.generated.ts";
import { roleNames } from "../fields/role-options.ts";
import type { StaffDetailFragment } from "../detail/staff-user.generated.ts";
import type { StaffRowFragment } from "../list/staff-list.generated.ts";

const yes = { __typename: "Ability", allowed: true, reason: null } as const;

/** Something that may not be done, and why. */
export const not = (reason: string) => ({ __typename: "Ability", allowed: false, reason }) as const;

/** An active content-manager whom a super-admin looks at. */
export function aStanding(changes: Partial<StaffStandingFragment> = {}): StaffStandingFragment {
  return {
    __typename: "StaffUser",
    id: "68803efab458130e0f3179fc",
    name: "Kelechi Anyanwụ",
    email: "kelechi@staff.example",
    role: "CONTENT_MANAGER",
    status: "ACTIVE",
    isActivated: true,
    version: 3,
    viewerCan: {
      __typename: "StaffUserAbilities",
      inspect: yes,
      update: yes,
      invite: yes,
      admit: yes,
      refuse: yes,
      suspend: yes,
      reinstate: yes,
      changeRole: yes,
      revokeSessions: yes,
      roles: roleNames(roles),
    },
    ...changes,
  };
}

/** The same with what only some may do. */
export function ableTo(changes: Partial<StaffStandingFragment["viewerCan"]>): StaffStandingFragment["viewerCan"] {
  return { ...aStanding().viewerCan, ...changes };
}

export function aStaffRow(changes: Partial<StaffRowFragment> = {}): StaffRowFragment {
  return { ...aStanding(), avatar: null, lastLoginAt: null, ...changes };
}

export function aStaffDetail(changes: Partial<StaffDetailFragment> = {}): StaffDetailFragment {
  return {
    ...aStaffRow(),
    lastActivityAt: null,
    createdAt: "2026-03-01T09:00:00.000Z",
    firstName: "Kelechi",
    lastName: "Anyanwụ",
    phone: null,
    timeZone: "Africa/Lagos",
    regions: [],
    ...changes,
  };
}
