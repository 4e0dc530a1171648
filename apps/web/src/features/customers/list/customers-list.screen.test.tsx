import { screen } from "@testing-library/react";
import { openAt } from "../../../testing/open-at.tsx";
import { CustomersListDocument } from "../customer.generated.ts";
import { aCustomer } from "../testing/customers.ts";
import { CustomersListScreen } from "./customers-list.screen.tsx";
import { namesInWords } from "./customers.list.tsx";

it.each([
  [[], "–"],
  [["Ada"], "Ada"],
  [["Ada", "Tòní"], "Ada and Tòní"],
  [["Ada", "Tòní", "Bọ́lá", "Chi"], "Ada, Tòní and 2 more"],
])("reads the learners %j as %j", (names, words) => {
  expect(namesInWords(names)).toBe(words);
});

const listing = (customer: ReturnType<typeof aCustomer>, asked: unknown[] = []) => ({
  request: { query: CustomersListDocument, variables: (variables: unknown) => asked.push(variables) > 0 },
  result: {
    data: {
      page: {
        __typename: "CustomerPage",
        items: [customer],
        pageInfo: { __typename: "PageInfo", number: 1, size: 25, totalCount: 1 },
      },
    },
  },
  maxUsageCount: 5,
});

it.each([
  ["offers a request for lessons beside a customer", aCustomer(), 1],
  ["offers none beside one who is archived", aCustomer({ archivedAt: "2026-01-06T09:00:00.000Z" }), 0],
])("%s", async (_, customer, count) => {
  const { user } = openAt(<CustomersListScreen />, { mocks: [listing(customer)] as never });
  await user.click(await screen.findByRole("button", { name: `Actions for ${customer.name}` }));
  expect(await screen.findByRole("menuitem", { name: "Open" })).toBeVisible();
  const requests = screen.queryAllByRole("menuitem", { name: "Add request" });
  expect(requests.map((item) => item.getAttribute("href"))).toEqual(
    Array.from({ length: count }, () => `?newRequest=${customer.id}`),
  );
});

it("asks for what the address says, and shows who it finds with the way to them", async () => {
  const asked: unknown[] = [];
  openAt(<CustomersListScreen />, {
    at: "/app/tutoring/customers?status=active&source=referral-customer&tag=Slow+payer&sort=NAME_ASC",
    mocks: [listing(aCustomer(), asked)] as never,
  });
  const link = await screen.findByRole("link", { name: "Foláké Adéyẹmí" });
  expect(link).toHaveAttribute("href", "/app/tutoring/customers/000000000000000000000001");
  expect(asked[0]).toMatchObject({
    filter: { status: ["ACTIVE"], source: ["REFERRAL_CUSTOMER"], tag: ["Slow payer"] },
    sort: "NAME_ASC",
  });
});
