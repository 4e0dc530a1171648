import { currencies } from "../enums.ts";
import type { ImportFile } from "./import-column.ts";

export const openingCreditFile: ImportFile = {
  name: "opening-credit",
  one: "opening credit",
  many: "opening credits",
  may: { write: "books:write", undo: "books:act" },
  tellApart: "Change the note to bring the same credit in twice.",
  columnsHint:
    "Each row is credit that a customer had before these books: minutes of lessons with what they are worth, or an amount of money.",
  columns: [
    {
      field: "customerId",
      label: "Customer",
      needed: true,
      cell: { is: "named", what: "customer" },
      synonyms: ["Payer", "Parent", "Email"],
      surest: ["Customer number", "Customer email", "Parent email", "Payer email"],
    },
    { field: "learner", label: "Learner", cell: { is: "text" }, synonyms: ["Student", "Learner name"] },
    { field: "minutes", label: "Minutes", cell: { is: "whole" }, synonyms: ["Minutes left"] },
    { field: "lessonMinutes", label: "Minutes of a lesson", cell: { is: "whole" }, synonyms: ["Lesson length"] },
    { field: "amount", label: "Amount", cell: { is: "text" }, synonyms: ["Money", "Balance"] },
    { field: "worth", label: "Worth", cell: { is: "text" }, synonyms: ["Value"] },
    { field: "currency", label: "Currency", needed: true, cell: { is: "choice", values: currencies } },
    {
      field: "expiresOn",
      label: "Last day of use",
      cell: { is: "date" },
      synonyms: ["Expires", "Expiry", "Expires on"],
    },
    { field: "note", label: "Note", cell: { is: "text" }, synonyms: ["Remark"] },
  ],
};
