import { screen, waitFor, within } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { openAt } from "../../../testing/open-at.tsx";
import { CustomerRecordDocument, type CustomerRecordFragment } from "../customer.generated.ts";
import { aCustomer, aDependent } from "../testing/customers.ts";
import { CustomerNoteCreateDocument, CustomerNotesDocument } from "./customer-notes.generated.ts";
import { CustomerScreen } from "./customer.screen.tsx";
import { CustomerDependentsDocument } from "./learners-tab.generated.ts";

const { id } = aCustomer();
const record = (customer: CustomerRecordFragment | null) => ({
  request: { query: CustomerRecordDocument, variables: { id } },
  result: { data: { record: customer } },
});
const dependents = {
  request: { query: CustomerDependentsDocument, variables: { filter: { customerId: [id] } } },
  result: {
    data: {
      dependents: {
        __typename: "DependentPage",
        items: [
          aDependent({ id: "d2", name: "Bọ́lá Adéyẹmí", status: "ARCHIVED" }),
          aDependent({ safeguardingNote: "Camera stays off." }),
        ],
      },
    },
  },
};
const noteOf = (changes: object) => ({
  __typename: "CustomerNote",
  id: "n1",
  text: "Calls after six.",
  pinned: false,
  isOwn: false,
  version: 1,
  author: { __typename: "StaffUser", id: "o1", name: "Daniel Osborne" },
  createdAt: "2026-01-06T09:00:00.000Z",
  updatedAt: "2026-01-06T09:00:00.000Z",
  ...changes,
});
const notes = {
  request: { query: CustomerNotesDocument, variables: { customerId: id } },
  result: {
    data: {
      customerNotes: {
        __typename: "CustomerNotePage",
        items: [noteOf({}), noteOf({ id: "n2", text: "Mine.", isOwn: true })],
        pageInfo: { __typename: "PageInfo", totalCount: 2 },
      },
    },
  },
  maxUsageCount: 5,
};

const open = (customer: CustomerRecordFragment | null, search = "", ...mocks: object[]) =>
  openAt(
    <Routes>
      <Route path="/customers/:customerId" element={<CustomerScreen />} />
    </Routes>,
    { at: `/customers/${id}${search}`, mocks: [record(customer), dependents, notes, ...mocks] as never },
  );

it("says who the customer is, who looks after them and how they are billed", async () => {
  open(aCustomer({ samePhone: 2 }));
  expect(await screen.findByRole("heading", { level: 1, name: "Foláké Adéyẹmí" })).toBeVisible();
  expect(screen.getByText("Prefers WhatsApp")).toBeVisible();
  expect(screen.getByRole("link", { name: "United Kingdom" })).toBeVisible();
  expect(await screen.findByText("Another customer")).toBeVisible();
  expect(screen.getByRole("link", { name: "2 other people share it" })).toHaveAttribute(
    "href",
    "/app/tutoring/customers?q=%2B447700900123",
  );
});

it.each([
  ["LEAD", ["Block"]],
  ["ACTIVE", ["Pause customer", "Block"]],
  ["PAUSED", ["Resume customer", "Block"]],
  ["BLOCKED", ["Unblock"]],
] as const)("offers what a customer who is %s can go on to", async (status, names) => {
  const { user } = open(aCustomer({ status }));
  await screen.findByRole("heading", { level: 1 });
  const [last] = names.toReversed();
  const shown = () => [...screen.queryAllByRole("link"), ...screen.queryAllByRole("menuitem")];
  const offered = () => shown().map(({ textContent }) => textContent);
  const before = offered();
  await user.click(screen.getByRole("button", { name: "More actions" }));
  await screen.findByRole("menuitem", { name: last });
  expect([...before, ...offered()]).toEqual(expect.arrayContaining([...names]));
});

it("shows learners with the clock that differs, what keeps them safe, and the archived ones last", async () => {
  open(aCustomer(), "?tab=learners");
  expect(await screen.findAllByText("Child · 5 to 8 · Yoruba, beginner · Lagos, unlike the customer")).toHaveLength(2);
  expect(screen.getByText("Safeguarding: Camera stays off.")).toBeVisible();
  const items = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(items.at(-1)).toContain("Bọ́lá");
  expect(screen.getByRole("link", { name: "Add dependent" })).toBeVisible();
});

const created = {
  request: {
    query: CustomerNoteCreateDocument,
    variables: ({ input }: { input: object }) =>
      JSON.stringify(input) === JSON.stringify({ customerId: id, text: "Pays in cash." }),
  },
  result: {
    data: { saved: { __typename: "CustomerNotePayload", record: noteOf({ id: "n3" }), userErrors: [] } },
  },
};

it("adds a note, and lets only its author edit and delete one", async () => {
  const { user, asked } = open(aCustomer(), "?tab=notes", created);
  expect(await screen.findByText("Calls after six.")).toBeVisible();
  expect(screen.getAllByRole("button", { name: "Delete" })).toHaveLength(1);
  await user.click(screen.getByRole("button", { name: "Add note" }));
  expect(await screen.findByText("Note is required.")).toBeVisible();
  await user.type(screen.getByLabelText("Note"), "Pays in cash.");
  await user.click(screen.getByRole("button", { name: "Add note" }));
  await waitFor(() => expect(asked.map(({ operationName }) => operationName)).toContain("CustomerNoteCreate"));
  await waitFor(() => expect(screen.getByLabelText("Note")).toHaveValue(""));
});

it("saves a note that is being written instead of losing it with the change of tab, if asked to", async () => {
  const { user, asked } = open(aCustomer(), "?tab=notes", created);
  await user.type(await screen.findByLabelText("Note"), "Pays in cash.");
  await user.click(screen.getByRole("link", { name: /^Overview/ }));
  await user.click(await screen.findByRole("button", { name: "Save" }));
  await waitFor(() => expect(asked.map(({ operationName }) => operationName)).toContain("CustomerNoteCreate"));
  await waitFor(() => expect(screen.queryByLabelText("Note")).toBeNull());
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("asks before a change of tab loses a note that is being written", async () => {
  const { user } = open(aCustomer(), "?tab=notes");
  await user.type(await screen.findByLabelText("Note"), "Pays in cash.");
  await user.click(screen.getByRole("link", { name: /^Overview/ }));
  await user.click(await screen.findByRole("button", { name: "Keep editing" }));
  expect(await screen.findByLabelText("Note")).toHaveValue("Pays in cash.");
});

it("says so where there is no such customer", async () => {
  open(null);
  expect(await screen.findByText("Customer not found.")).toBeVisible();
});

it("opens an archived customer to be read, with the way back and nothing that would be refused", async () => {
  const { user } = open(aCustomer({ archivedAt: "2026-01-07T09:00:00.000Z" }), "?tab=learners");
  const banner = await screen.findByText("This customer is archived.");
  const back = within(banner.closest("[role=status]") as HTMLElement).getByRole("link", { name: "Restore" });
  expect(back).toHaveAttribute("href", expect.stringContaining(`restore=${id}`));
  expect(await screen.findByText("Tòní Adéyẹmí")).toBeVisible();
  for (const label of ["Edit", "Pause customer", "Add dependent"])
    expect(screen.queryByRole("link", { name: label })).toBeNull();
  expect(screen.queryByRole("button", { name: /^Actions for/ })).toBeNull();
  await user.click(screen.getByRole("link", { name: /^Notes/ }));
  expect(await screen.findByText("Calls after six.")).toBeVisible();
  expect(screen.queryByRole("textbox", { name: "Note" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Pin" })).toBeNull();
});
