import { invoiceKinds } from "../billing/billing-enums.ts";
import { currencies } from "../enums.ts";
import type { ImportFile } from "./import-column.ts";

export const oldInvoiceFile: ImportFile = {
  name: "old-invoices",
  one: "old invoice",
  many: "old invoices",
  may: { write: "books:write", undo: "books:act" },
  tellApart: "Give each invoice its own number.",
  columnsHint:
    "Each row is an invoice of the system before. It is shown as it was, and counts nowhere. Columns that fill no field are shown under their own headings.",
  restField: "fields",
  columns: [
    {
      field: "customerId",
      label: "Customer",
      needed: true,
      cell: { is: "named", what: "customer" },
      synonyms: ["Payer", "Parent", "Email"],
      surest: ["Customer number", "Customer email", "Parent email", "Payer email"],
    },
    {
      field: "number",
      label: "Number",
      needed: true,
      cell: { is: "text" },
      synonyms: ["Invoice number", "Invoice no", "Invoice"],
    },
    {
      field: "kind",
      label: "Kind",
      needed: true,
      cell: {
        is: "choice",
        values: invoiceKinds,
        labels: { "pre-payment": "Prepayment", ongoing: "Ongoing" },
        words: { prepaid: "pre-payment", "pre payment": "pre-payment", package: "pre-payment", monthly: "ongoing" },
      },
      synonyms: ["Type", "Invoice type"],
    },
    {
      field: "issuedOn",
      label: "Issued",
      needed: true,
      cell: { is: "date", past: true },
      synonyms: ["Date", "Invoice date", "Issued on", "Issue date"],
    },
    { field: "dueOn", label: "Due", cell: { is: "date" }, synonyms: ["Due date", "Due on"] },
    { field: "currency", label: "Currency", needed: true, cell: { is: "choice", values: currencies } },
    { field: "total", label: "Total", needed: true, cell: { is: "text" }, synonyms: ["Amount", "Invoice total"] },
    { field: "paid", label: "Paid", cell: { is: "text" }, synonyms: ["Amount paid"] },
    { field: "status", label: "Status", cell: { is: "text" }, synonyms: ["State", "Invoice status"] },
  ],
};
