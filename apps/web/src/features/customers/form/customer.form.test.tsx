import { jest } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { choose } from "../../../testing/choose.ts";
import { openAt } from "../../../testing/open-at.tsx";
import { RegionChoicesDocument } from "../../regions/region-choices.public.ts";
import { LikelyCustomersDocument } from "../customer-choices.generated.ts";
import { CustomerCreateDocument, CustomerUpdateDocument } from "../customer-mutations.generated.ts";
import { CustomerRecordDocument } from "../customer.generated.ts";
import { aCustomer } from "../testing/customers.ts";
import { CustomerForm } from "./customer.form.tsx";

const customer = aCustomer();
const record = {
  request: { query: CustomerRecordDocument, variables: { id: customer.id } },
  result: { data: { record: customer } },
};
const region = { __typename: "Region" as const, id: customer.region?.id ?? "", name: "United Kingdom" };
const ukRegion = {
  request: { query: RegionChoicesDocument },
  result: { data: { regions: { __typename: "RegionPage", items: [{ ...region, code: "UK", active: true }] } } },
};
function open(id: string | null, ...mocks: object[]) {
  const onClose = jest.fn();
  const form = <CustomerForm name={id ? "edit" : "new"} id={id} onClose={onClose} />;
  return { onClose, ...openAt(form, { mocks: [record, ...mocks] as never }) };
}

it("sends what was changed alone, a number as it was typed", async () => {
  const saved = {
    request: {
      query: CustomerUpdateDocument,
      variables: ({ idempotencyKey: _, ...rest }: Record<string, unknown>) =>
        JSON.stringify(rest) ===
        JSON.stringify({ id: customer.id, version: 3, input: { phoneNumber: "07400 900123", dueDays: 14 } }),
    },
    result: {
      data: { saved: { __typename: "CustomerPayload", record: aCustomer({ version: 4 }), userErrors: [] } },
    },
  };
  const { user, onClose } = open(customer.id, saved);
  const phone = await screen.findByLabelText(/^Phone/);
  await user.clear(phone);
  await user.type(phone, "07400 900123");
  await user.clear(screen.getByLabelText("Days to pay"));
  await user.type(screen.getByLabelText("Days to pay"), "14");
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

it("says what is wrong by the domain's rules before anything is sent", async () => {
  const { user, asked } = open(customer.id);
  await user.type(await screen.findByLabelText(/^Second email/), "folake@example.org");
  await user.clear(screen.getByLabelText("Days to pay"));
  await user.type(screen.getByLabelText("Days to pay"), "99");
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  expect(await screen.findByText("Days to pay must be between 0 and 60.")).toBeVisible();
  expect(asked.map(({ operationName }) => operationName)).not.toContain("CustomerUpdate");
});

it("says whom a new customer looks like, with the way to them", async () => {
  const likely = {
    request: { query: LikelyCustomersDocument, variables: () => true },
    result: {
      data: {
        likelyCustomers: [{ __typename: "Customer", id: "c9", name: "Foláké Adéyẹmí", email: "folake@example.org" }],
      },
    },
    maxUsageCount: 30,
  };
  const { user } = open(null, likely);
  await user.type(await screen.findByLabelText(/^Email\b(?! for| in)/), "folake@example.org");
  expect(
    await screen.findByText(/This looks like Foláké Adéyẹmí \(folake@example\.org\)\. Open that record or continue\./),
  ).toBeVisible();
  expect(screen.getByRole("link", { name: "Open Foláké Adéyẹmí" })).toHaveAttribute(
    "href",
    "/app/tutoring/customers/c9",
  );
});

it("names the dependent in a new customer's form, and takes it that the customer does not learn", async () => {
  const created = jest.fn();
  const saved = {
    request: {
      query: CustomerCreateDocument,
      variables: (given: object) => {
        created(given);
        return true;
      },
    },
    result: { data: { saved: { __typename: "CustomerPayload", record: customer, userErrors: [] } } },
  };
  const { user, onClose } = open(null, ukRegion, saved);
  await user.type(await screen.findByLabelText("First name"), "Foláké");
  await user.type(screen.getByLabelText("Last name"), "Adéyẹmí");
  await choose(user, "Region", "United Kingdom");
  expect(screen.getByRole("switch", { name: /Also learns/ })).toBeChecked();
  await choose(user, "Lessons for", "A dependent");
  expect(screen.getByRole("switch", { name: /Also learns/ })).not.toBeChecked();
  const part = within(screen.getByRole("region", { name: "Dependent" }));
  await user.type(part.getByLabelText(/^First name/), "Ire");
  await user.click(screen.getByRole("button", { name: "Add customer" }));
  expect(await screen.findByText("Enter a date of birth or choose an age group.")).toBeVisible();
  await user.click(part.getByRole("combobox", { name: /^Age group/ }));
  await user.click(await screen.findByRole("option", { name: "5 to 8" }));
  await user.click(screen.getByRole("button", { name: "Add customer" }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(created).toHaveBeenCalledWith(
    expect.objectContaining({
      input: expect.objectContaining({
        isLearner: false,
        whoIsLessonFor: "DEPENDENT",
        dependent: expect.objectContaining({
          firstName: "Ire",
          lastName: null,
          relationship: "CHILD",
          ageGroup: "FROM_5",
        }),
      }),
    }),
  );
});
