import { screen } from "@testing-library/react";
import { aSession, openAt } from "../../../testing/open-at.tsx";
import { aViewer } from "../../../testing/viewer.ts";
import { BooksCheckDocument, type BooksCheckQuery } from "./books.generated.ts";
import { BooksScreen } from "./books.screen.tsx";

type Fault = BooksCheckQuery["booksCheck"]["faults"][number];
const fault: Fault = {
  __typename: "BookFault",
  about: "INVOICE",
  name: "PP-UK-2026-00012",
  fault: "Its status does not match what was paid.",
  invoice: { __typename: "Invoice", kind: "PRE_PAYMENT", id: "i1", name: "PP-UK-2026-00012" },
  customer: { __typename: "Customer", id: "c1", name: "Ada Obi" },
  region: null,
};
const answer = (faults: Fault[]) => ({
  request: { query: BooksCheckDocument },
  result: {
    data: {
      booksCheck: {
        __typename: "BooksCheck" as const,
        invoices: 180,
        payments: 1,
        credits: 90,
        lessons: 2,
        series: 3,
        months: 4,
        faults,
      },
    },
  },
});
const session = aSession({ status: "signed-in", viewer: aViewer("director") });

it("names what is wrong with links, and checks anew when asked", async () => {
  const { user } = openAt(<BooksScreen />, { mocks: [answer([fault]), answer([])], session });
  expect(await screen.findByRole("link", { name: "PP-UK-2026-00012" })).toHaveAttribute(
    "href",
    "/app/tutoring/pre-payment-invoice/i1",
  );
  expect(screen.getByRole("link", { name: "Ada Obi" })).toHaveAttribute("href", "/app/tutoring/customers/c1");
  expect(screen.getByText("Its status does not match what was paid.")).toBeInTheDocument();
  expect(screen.getByText(/180 invoices, 1 payment, 90 credits, 2 lessons, 3 series/)).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Check now" }));
  expect(await screen.findByText("The books balance.")).toBeInTheDocument();
});
