import { screen } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { aSession, openAt } from "../../../testing/open-at.tsx";
import { CustomerInvoiceDocument, type CustomerInvoiceShownFragment } from "./customer-invoice.generated.ts";
import { CustomerInvoiceScreen } from "./customer-invoice.screen.tsx";

const invoice: CustomerInvoiceShownFragment = {
  __typename: "CustomerInvoice",
  invoiceNumber: "PP-UK-2026-00012",
  status: "PART_PAID",
  isOverdue: false,
  currency: "GBP",
  billTo: "Ada Obi",
  issuedOn: "2026-11-01",
  dueOn: "2026-12-01",
  lines: [
    {
      __typename: "CustomerInvoiceLine",
      description: "10 Igbo lessons",
      quantity: 10,
      unitAmount: 2000,
      amount: 20_000,
    },
  ],
  ...{ discounts: [], taxTotal: 0, taxLabel: "VAT", taxIncluded: false, total: 20_000 },
  ...{ paid: 6_667, credited: 0, due: 13_333 },
  instalments: [
    { __typename: "CustomerInstalment", dueOn: "2026-11-01", amount: 6_667, left: 0 },
    { __typename: "CustomerInstalment", dueOn: "2026-12-01", amount: 6_667, left: 6_667 },
    { __typename: "CustomerInstalment", dueOn: "2027-01-01", amount: 6_666, left: 6_666 },
  ],
  ...{ issuerName: "Mother Tongue Lessons Ltd", issuerAddress: "12 Rye Lane", taxNumber: null, footer: null },
  ...{ bankDetails: "Sort code 00-00-00", howToPay: "Please pay by bank transfer", memo: null, voidReason: null },
  ...{ keptAsCredit: 0, givenBack: 0, pdfUrl: null, receipts: [], creditNotes: [], claimedOn: null },
};

const open = (customerInvoice: CustomerInvoiceShownFragment | null) =>
  openAt(
    <Routes>
      <Route path="/invoice" element={<CustomerInvoiceScreen />} />
    </Routes>,
    {
      at: "/invoice?code=c0de",
      mocks: [
        {
          request: { query: CustomerInvoiceDocument, variables: { code: "c0de" } },
          result: { data: { customerInvoice } },
        },
      ],
      session: aSession({ status: "signed-out", remember: false }),
    },
  );

it("says which instalment is next, and what is due in all", async () => {
  open(invoice);
  expect(await screen.findByText("£66.67", { selector: "strong" })).toBeVisible();
  expect(screen.getByText("(£133.33 in all)")).toBeVisible();
  expect(screen.getByRole("button", { name: "I have paid by transfer" })).toBeVisible();
});

it("asks nothing more of what is void, and says why", async () => {
  open({ ...invoice, status: "VOID", due: 0, dueOn: null, instalments: [], voidReason: "Made out twice." });
  expect(
    await screen.findByText(/We have withdrawn this invoice. Please do not pay it. Reason: Made out twice./),
  ).toBeVisible();
  expect(screen.queryByRole("button")).toBeNull();
});

it("says what to do about a link that opens nothing", async () => {
  open(null);
  expect(await screen.findByText(/This link does not open an invoice/)).toBeVisible();
});
