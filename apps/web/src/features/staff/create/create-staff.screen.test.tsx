import { screen, waitFor } from "@testing-library/react";
import { messages } from "@app/domain/messages.ts";
import { choose } from "../../../testing/choose.ts";
import { aSession, openAt } from "../../../testing/open-at.tsx";
import { aViewer } from "../../../testing/viewer.ts";
import { RegionChoicesDocument } from "../../regions/region-choices.public.ts";
import { PermissionMatrixDocument } from "../permissions/permission-matrix.generated.ts";
import { aStanding } from "../testing/staff.ts";
import { CreateStaffUserDocument, type CreateStaffUserMutation } from "./create-staff.generated.ts";
import { CreateStaffScreen } from "./create-staff.screen.tsx";

const regions = {
  request: { query: RegionChoicesDocument },
  result: { data: { regions: { __typename: "RegionPage", items: [] } } },
};
const grant = {
  __typename: "PermissionGrant",
  role: "ADMIN",
  read: true,
  write: true,
  act: false,
  scope: null,
} as const;
const matrix = {
  request: { query: PermissionMatrixDocument },
  result: {
    data: { permissionMatrix: [{ __typename: "PermissionArea", key: "promos", name: "Promos", grants: [grant] }] },
  },
};
const answer = (saved: CreateStaffUserMutation["saved"]) => ({
  request: { query: CreateStaffUserDocument, variables: () => true },
  result: { data: { saved } },
});
const created = answer({
  __typename: "StaffUserPayload",
  record: aStanding({ status: "INVITED", isActivated: false }),
  userErrors: [],
});

const open = (mocks: ReturnType<typeof answer>[] = [], role: "super-admin" | "director" = "super-admin") =>
  openAt(<CreateStaffScreen />, {
    mocks: [regions, matrix, ...mocks],
    session: aSession({ viewer: aViewer(role) }),
    elsewhere: "/app/management/admin/:userId",
  });

async function fill({ user }: ReturnType<typeof open>) {
  await user.type(screen.getByLabelText("First name"), "Kelechi");
  await user.type(screen.getByLabelText("Last name"), "Anyanwụ");
  await user.type(screen.getByLabelText("Email"), "Kelechi@Staff.example");
  await choose(user, "Role", "Admin");
}
const send = ({ user }: ReturnType<typeof open>) => user.click(screen.getByRole("button", { name: "Send invitation" }));

it("invites somebody and shows the new account", async () => {
  const opened = open([created]);
  await fill(opened);
  await send(opened);
  expect(await screen.findByText("another page")).toBeVisible();
  expect(opened.router.state.location.pathname).toBe("/app/management/admin/68803efab458130e0f3179fc");
  expect(opened.asked.find(({ operationName }) => operationName === "CreateStaffUser")?.variables).toMatchObject({
    input: {
      firstName: "Kelechi",
      email: "kelechi@staff.example",
      role: "ADMIN",
      timeZone: "Africa/Lagos",
      regionIds: [],
    },
  });
});

it("asks for a role before it asks the server", async () => {
  const opened = open();
  await opened.user.type(screen.getByLabelText("Last name"), "Obi");
  await send(opened);
  expect(await screen.findByText(messages.roleRequired)).toBeVisible();
  expect(screen.getByText("First name is required.")).toBeVisible();
});

it("shows what the chosen role may do", async () => {
  const opened = open();
  await choose(opened.user, "Role", "Admin");
  expect(await screen.findByRole("row", { name: "Promos May see May edit No" })).toBeVisible();
});

it("offers a director only the roles that directors give", async () => {
  const { asked, user } = open([], "director");
  await waitFor(() => expect(asked).toHaveLength(1));
  await user.click(screen.getByRole("combobox", { name: "Role" }));
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
    "Choose",
    "Admin",
    "Content manager",
    "Content creator",
  ]);
});

it("puts a refusal at its field", async () => {
  const taken = answer({
    __typename: "StaffUserPayload",
    record: null,
    userErrors: [{ __typename: "FieldError", message: messages.emailTaken, code: "INVALID", path: ["email"] }],
  });
  const opened = open([taken]);
  await fill(opened);
  await send(opened);
  await waitFor(() => expect(screen.getByLabelText("Email")).toBeInvalid());
  expect(screen.getByText(messages.emailTaken)).toBeVisible();
});
