import { Day } from "@app/ui/value/when.tsx";
import { demoList } from "../demo-list.tsx";
import { invoiceOptions, InvoiceStatus } from "./demo-status.tsx";
import { DemoInvoicesDocument } from "./management.generated.ts";
import { invoicePath } from "./management-paths.ts";
import { Pounds } from "../pounds.tsx";

/** The demo shop's invoices. */
export const { Component, preload } = demoList({
  query: DemoInvoicesDocument,
  title: "Demo invoices",
  words: ["invoice", "invoices"],
  searchLabel: "Number or customer",
  searched: ({ number, customerName }) => `${number} ${customerName}`,
  by: {
    ISSUED: ({ issuedOn }) => issuedOn,
    DUE: ({ dueOn }) => dueOn,
    CUSTOMER: ({ customerName }) => customerName,
    TOTAL: ({ totalAmount }) => totalAmount,
  },
  sort: "ISSUED_DESC",
  filter: { name: "status", label: "Status", options: invoiceOptions, of: ({ status }) => status },
  rowHref: ({ id }) => invoicePath(id),
  empty: { title: "No invoices yet.", text: "The demo starts with some; reset it to get them back." },
  columns: [
    { id: "number", header: "Number", card: "title", minWidth: 120, maxWidth: 150, cell: ({ number }) => number },
    {
      id: "customer",
      header: "Customer",
      sort: "CUSTOMER",
      card: "line",
      minWidth: 200,
      cell: ({ customerName }) => customerName,
    },
    {
      id: "issued",
      header: "Issued",
      sort: "ISSUED",
      firstSort: "DESC",
      minWidth: 110,
      cell: ({ issuedOn }) => <Day value={issuedOn} />,
    },
    {
      id: "due",
      header: "Due",
      sort: "DUE",
      firstSort: "DESC",
      minWidth: 110,
      cell: ({ dueOn }) => <Day value={dueOn} />,
    },
    {
      id: "total",
      header: "Total",
      sort: "TOTAL",
      firstSort: "DESC",
      align: "right",
      minWidth: 100,
      cell: ({ totalAmount }) => <Pounds amount={totalAmount} />,
    },
    {
      id: "status",
      header: "Status",
      card: "status",
      minWidth: 120,
      cell: ({ status }) => <InvoiceStatus status={status} />,
    },
  ],
});
