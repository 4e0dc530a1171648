import type { PlainRecord } from "./plain-record.ts";

/** Staff are suspended, not archived, and every state has its own rules: see staff-users.test.ts. */
export const plainStaffUsers: PlainRecord = {
  kind: "account user",
  title: "Staff user",
  server: "v1",
  path: "/admin/users",
  label: "email",
  writer: "director",
  actor: "director",
  draft: (number) => ({
    firstname: "Ada",
    lastname: "Nwosu",
    email: `ada.nwosu.${number}@example.org`,
    user_role: "admin",
  }),
  added: { status: "invited", isActivated: false, timeZone: "Africa/Lagos", regionIds: [] },
  change: { firstname: "Adaobi", phone: "+447700900123" },
  refused: [
    [{ email: "admin@demo.test" }, { email: "An account with this email already exists." }],
    [{ user_role: "" }, { user_role: "Choose a role." }],
    [{ regionIds: ["f".repeat(24)] }, { regionIds: "The selected region no longer exists." }],
  ],
  lists: [
    ["?user_role=director&sort=email", ["director@demo.test", "yetunde.bankole@staff.example"]],
    ["?hasRole=false", ["bisi.adewale@staff.example", "no-role@demo.test"]],
    ["?status=suspended", ["rebecca.foster@staff.example"]],
    ["?q=FOSTER@staff", ["rebecca.foster@staff.example"]],
  ],
};
