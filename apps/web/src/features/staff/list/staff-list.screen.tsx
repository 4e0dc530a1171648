import { accountPaths } from "@app/domain/account/account-paths.ts";
import { exportBy } from "../../../shared/export/use-export.tsx";
import { listScreen } from "../../../shared/records/list-screen.tsx";
import { staffDialogs } from "../events/staff-dialogs.ts";
import { staffBulk } from "./staff-bulk.ts";
import { staffList } from "./staff.list.tsx";

const kind = { one: "account", many: "accounts", write: "staff:write" } as const;

/** Everybody who works with the portal, whatever the state of their account. */
export const { Component, preload } = listScreen({
  kind,
  list: staffList,
  dialogs: staffDialogs,
  exported: exportBy(async () => (await import("./staff-jobs.generated.ts")).StaffUsersExportDocument),
  title: "Staff",
  searchLabel: "Name or email",
  add: { label: "Add staff member", href: "/app/management/create/user" },
  bulk: staffBulk,
  rowHref: ({ id }) => accountPaths.staffUser(id),
  empty: {
    title: "No staff members yet.",
    text: "Add the first staff member. They will get an email with a link to choose a password.",
  },
});
