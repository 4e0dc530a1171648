import { jest } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { openAt } from "../../../testing/open-at.tsx";
import {
  CancellationPoliciesDocument,
  RegionUpdateDocument,
  type RegionUpdateMutation,
} from "../region-mutations.generated.ts";
import { RegionRecordDocument, type RegionRecordFragment } from "../region.generated.ts";
import { RegionForm } from "./region.form.tsx";

const policy = { __typename: "CancellationPolicy", id: "0123456789abcdef01234567", name: "Standard, UK" } as const;
const windows = { windowHours: 24, lateCancelPercent: 50, noShowPercent: 100 };
const uk: RegionRecordFragment = {
  __typename: "Region",
  id: "674b41915fcc615502a508e6",
  code: "UK",
  name: "United Kingdom",
  currency: "GBP",
  timeZone: "Europe/London",
  cancellationPolicy: { ...policy, ...windows },
  active: true,
  customerCount: 1178,
  tutorCount: 7,
  taxRateBp: 2000,
  pricesIncludeTax: false,
  taxLabel: "VAT",
  taxNumber: null,
  invoicePrefix: "UK",
  legalName: null,
  legalAddress: null,
  bankDetails: [],
  invoiceFooter: null,
  replyTo: null,
  version: 3,
};

type Answer = RegionUpdateMutation["saved"];
const saved = (record: RegionRecordFragment): Answer => ({ __typename: "RegionPayload", record, userErrors: [] });
const refused = (error: Answer["userErrors"][number]): Answer => ({
  __typename: "RegionPayload",
  record: null,
  userErrors: [error],
});

const policies = {
  request: { query: CancellationPoliciesDocument },
  result: { data: { cancellationPolicies: [policy] } },
};
const update = (version: number, input: object, answer: Answer) => ({
  request: {
    query: RegionUpdateDocument,
    variables: ({ idempotencyKey, ...rest }: Record<string, unknown>) =>
      typeof idempotencyKey === "string" && JSON.stringify(rest) === JSON.stringify({ id: uk.id, version, input }),
  },
  result: { data: { saved: answer } },
});

const known = {
  request: { query: RegionRecordDocument, variables: { id: uk.id } },
  result: { data: { record: uk } },
};

function open(...mocks: ReturnType<typeof update>[]) {
  const onClose = jest.fn();
  return {
    onClose,
    ...openAt(<RegionForm name="edit" id={uk.id} onClose={onClose} />, { mocks: [known, policies, ...mocks] }),
  };
}

async function write(user: ReturnType<typeof open>["user"], label: string, text: string) {
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  await user.type(field, text);
}

const save = () => screen.getByRole("button", { name: "Save changes" });

it("sends only what was changed, the tax rate in hundredths of a per cent", async () => {
  const { user, onClose } = open(update(3, { taxRateBp: 750 }, saved({ ...uk, taxRateBp: 750, version: 4 })));
  await write(user, "Tax rate", "7.5");
  await user.click(save());
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

it("asks for what is missing or wrong before it asks the server", async () => {
  const { user, asked } = open();
  await write(user, "Tax rate", "7.555");
  await user.clear(screen.getByLabelText("Name"));
  await user.click(save());
  expect(await screen.findByText("Name is required.")).toBeVisible();
  expect(screen.getByText("Enter a percentage such as 12.5, with at most 2 decimal places.")).toBeVisible();
  expect(asked.map(({ operationName }) => operationName)).not.toContain("RegionUpdate");
});

it("shows the server's refusal at its field", async () => {
  const error: Answer["userErrors"][number] = {
    __typename: "FieldError",
    message: "Code is already in use.",
    code: "INVALID",
    path: ["code"],
  };
  const { user, onClose } = open(update(3, { code: "US" }, refused(error)));
  await write(user, "Code", "us");
  await user.click(save());
  expect(await screen.findByText("Code is already in use.")).toBeVisible();
  expect(screen.getByLabelText("Code")).toHaveFocus();
  expect(onClose).not.toHaveBeenCalled();
});

it("shows both texts when somebody else saved first, and saves mine over theirs when told to", async () => {
  const theirs = { ...uk, name: "Great Britain", version: 4 };
  const stale = {
    __typename: "StaleError",
    message: "This record was changed by Bo. Reload to see the latest version.",
    code: "STALE",
    path: [],
    currentVersion: 4,
    changedBy: "Bo Obi",
    changedAt: "2026-10-27T09:00:00.000Z",
    current: theirs,
  } as const;
  const mine = saved({ ...uk, name: "Britain", version: 5 });
  const { user, onClose } = open(
    update(3, { name: "Britain" }, refused(stale as unknown as Answer["userErrors"][number])),
    update(4, { name: "Britain" }, mine),
  );
  await write(user, "Name", "Britain");
  await user.click(save());
  const choice = within(await screen.findByRole("dialog", { name: "Which text do you want to keep?" }));
  expect(choice.getByText("Britain")).toBeVisible();
  expect(choice.getByText("Great Britain")).toBeVisible();
  expect(choice.getByText(/^Bo Obi saved this/)).toBeVisible();
  expect(choice.getByText("Before: United Kingdom")).toBeVisible();
  expect(choice.getByRole("radio", { name: /^Yours/ })).toBeChecked();
  await user.click(choice.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});
