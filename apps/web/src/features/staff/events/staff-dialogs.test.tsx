import type { DocumentNode } from "graphql";
import { screen, waitFor } from "@testing-library/react";
import { messages } from "@app/domain/messages.ts";
import { choose } from "../../../testing/choose.ts";
import { openAt } from "../../../testing/open-at.tsx";
import { ableTo, aStanding, not } from "../testing/staff.ts";
import {
  AdmitStaffUserDocument,
  ChangeStaffRoleDocument,
  InviteStaffUserDocument,
  RefuseStaffUserDocument,
  ReinstateStaffUserDocument,
  StaffStandingDocument,
  SuspendStaffUserDocument,
  type StaffStandingFragment,
} from "./staff-events.generated.ts";
import { RecordDialogs } from "../../../shared/records/record-dialogs.tsx";
import { staffDialogs } from "./staff-dialogs.ts";

const { id, version } = aStanding();
const known = (record: StaffStandingFragment | null) => ({
  request: { query: StaffStandingDocument, variables: { id } },
  result: { data: { record } },
});
const refusal = (message: string, path: string[] = []) => ({
  __typename: "RefusalError",
  message,
  code: "WRONG_STATE",
  path,
});

function answer(document: DocumentNode, payload: object) {
  return {
    request: { query: document, variables: () => true },
    result: { data: { saved: { __typename: "Payload", record: null, userErrors: [], ...payload } } },
  } as never;
}

const open = (change: string, user: StaffStandingFragment, ...answers: never[]) =>
  openAt(<RecordDialogs dialogs={staffDialogs} />, { at: `/?${change}=${id}&q=obi`, mocks: [known(user), ...answers] });

it("asks for a reason before somebody is suspended, and sends it", async () => {
  const suspended = { record: aStanding({ status: "SUSPENDED", version: 4 }) };
  const opened = open("suspend", aStanding(), answer(SuspendStaffUserDocument, suspended));
  const { user, asked, router } = opened;
  await screen.findByRole("heading", { name: "Suspend Kelechi Anyanwụ?" });
  await user.click(screen.getByRole("button", { name: "Suspend account" }));
  expect(await screen.findByText("Reason is required.")).toBeVisible();
  await user.type(screen.getByLabelText("Reason"), " Left. ");
  await user.click(screen.getByRole("button", { name: "Suspend account" }));
  expect(await screen.findByText("Kelechi Anyanwụ suspended.")).toBeVisible();
  expect(asked.at(-1)?.variables).toMatchObject({ id, version, reason: "Left." });
  expect(router.state.location.search).toBe("?q=obi");
});

it.each([
  ["", null],
  [" Not one of us. ", "Not one of us."],
])("refuses a request for the reason %j", async (typed, reason) => {
  const refused = { record: aStanding({ status: "REFUSED", version: 4 }) };
  const pending = aStanding({ status: "PENDING", role: null, isActivated: false });
  const { user, asked } = open("refuse", pending, answer(RefuseStaffUserDocument, refused));
  const box = await screen.findByLabelText("Reason (optional)");
  if (typed !== "") await user.type(box, typed);
  await user.click(screen.getByRole("button", { name: "Refuse request" }));
  expect(await screen.findByText("Kelechi Anyanwụ refused.")).toBeVisible();
  expect(asked.at(-1)?.variables).toMatchObject({ id, version, reason });
});

it("shows a guard's text as it is", async () => {
  const refused = { userErrors: [refusal(messages.lastSuperAdmin)] };
  const { user } = open("suspend", aStanding(), answer(SuspendStaffUserDocument, refused));
  await user.type(await screen.findByLabelText("Reason"), "Left.");
  await user.click(screen.getByRole("button", { name: "Suspend account" }));
  expect(await screen.findByText(messages.lastSuperAdmin)).toBeVisible();
  expect(screen.getByLabelText("Reason")).toHaveValue("Left.");
});

it("admits only with a role", async () => {
  const pending = aStanding({ status: "PENDING", role: null, isActivated: false });
  const admitted = { record: aStanding({ status: "ACTIVE", role: "ADMIN", isActivated: false, version: 4 }) };
  const { user, asked } = open("admit", pending, answer(AdmitStaffUserDocument, admitted));
  await user.click(await screen.findByRole("button", { name: "Admit" }));
  expect(await screen.findByText(messages.roleRequired)).toBeVisible();
  await choose(user, "Role", "Admin");
  await user.click(screen.getByRole("button", { name: "Admit" }));
  expect(await screen.findByText("Kelechi Anyanwụ admitted as admin.")).toBeVisible();
  expect(asked.at(-1)?.variables).toMatchObject({ id, version, role: "ADMIN" });
});

it("offers only the roles that the viewer may give, and none", async () => {
  const { user } = open("changeRole", aStanding({ viewerCan: ableTo({ roles: ["ADMIN", "CONTENT_CREATOR"] }) }));
  await user.click(await screen.findByRole("combobox", { name: "Role" }));
  const options = screen.getAllByRole("option").map(({ textContent }) => textContent);
  expect(options).toEqual(["No role", "Admin", "Content creator"]);
});

it("puts the refusal of a role at its field", async () => {
  const refused = { userErrors: [refusal(messages.onlySuperAdmin, ["role"])] };
  const { user } = open("changeRole", aStanding(), answer(ChangeStaffRoleDocument, refused));
  await choose(user, "Role", "Director");
  await user.click(screen.getByRole("button", { name: "Change role" }));
  await waitFor(() => expect(screen.getByLabelText("Role")).toBeInvalid());
  expect(screen.getByText(messages.onlySuperAdmin)).toBeVisible();
});

it("sends a link again", async () => {
  const invited = aStanding({ status: "INVITED", isActivated: false });
  const { user } = open("invite", invited, answer(InviteStaffUserDocument, { record: invited }));
  await user.click(await screen.findByRole("button", { name: "Resend invite" }));
  expect(await screen.findByText("A new link is on its way to kelechi@staff.example.")).toBeVisible();
});

it("asks once more when somebody else changed the account meanwhile", async () => {
  const suspended = aStanding({ status: "SUSPENDED" });
  const text = messages.stale("Harriet Coleman", "10:00");
  const stale = {
    ...refusal(text),
    __typename: "StaleError",
    code: "STALE",
    currentVersion: 5,
    changedBy: "Harriet Coleman",
    changedAt: null,
    current: { ...suspended, version: 5 },
  };
  const { user, asked } = open(
    "reinstate",
    suspended,
    answer(ReinstateStaffUserDocument, { userErrors: [stale] }),
    answer(ReinstateStaffUserDocument, { record: aStanding({ version: 6 }) }),
  );
  await user.click(await screen.findByRole("button", { name: "Reinstate account" }));
  expect(await screen.findByText(text)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Reinstate account" }));
  await waitFor(() => expect(asked.at(-1)?.variables).toMatchObject({ version: 5 }));
});

it("says at once why it will be refused", async () => {
  open("invite", aStanding({ viewerCan: ableTo({ invite: not(messages.forbidden) }) }));
  expect(await screen.findByText(messages.forbidden)).toBeVisible();
});

it("says that there is no such account", async () => {
  openAt(<RecordDialogs dialogs={staffDialogs} />, { at: `/?suspend=${id}`, mocks: [known(null)] });
  expect(await screen.findByText(messages.missing("account"))).toBeVisible();
});
