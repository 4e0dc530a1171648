import type { ComponentType } from "react";
import { ActivityTab } from "./activity-tab.tsx";
import { PermissionsTab } from "./permissions-tab.tsx";
import { StaffProfileTab } from "./staff-profile-tab.tsx";
import { StaffSessionsTab } from "./staff-sessions-tab.tsx";
import type { StaffDetailFragment } from "./staff-user.generated.ts";

interface StaffTab {
  value: string;
  label: string;
  Tab: ComponentType<{ user: StaffDetailFragment }>;
}

const profile: StaffTab = { value: "profile", label: "Profile", Tab: StaffProfileTab };

/** The parts of an account's page, in their order. */
export const tabs: readonly StaffTab[] = [
  profile,
  { value: "permissions", label: "Permissions", Tab: PermissionsTab },
  { value: "sessions", label: "Sessions", Tab: StaffSessionsTab },
  { value: "activity", label: "Activity", Tab: ActivityTab },
];

/** The tab that the address names, else the first. */
export const tabOf = (name: string | null): StaffTab => tabs.find(({ value }) => value === name) ?? profile;
