import { referralSchemes } from "../referrals/referral-enums.ts";
import type { ImportFile } from "./import-column.ts";

export const referrerFile: ImportFile = {
  name: "referrers",
  one: "referrer",
  many: "referrers",
  may: { write: "referrals:write", undo: "referrals:act" },
  tellApart: "Add the email to say who is meant.",
  columnsHint:
    "Each row means a customer or a tutor, by email or else by name. Tutors need a reward in per cent; customers need the lessons for both sides.",
  columns: [
    { field: "email", label: "Email", cell: { is: "text" }, synonyms: ["E mail", "Email address", "Mail"] },
    { field: "firstName", label: "First name", cell: { is: "text" }, synonyms: ["Given name", "Forename", "First"] },
    { field: "lastName", label: "Last name", cell: { is: "text" }, synonyms: ["Surname", "Family name", "Last"] },
    {
      field: "scheme",
      label: "Scheme",
      cell: { is: "choice", values: referralSchemes, words: { tutor: "teacher" } },
      synonyms: ["Referrer type"],
    },
    { field: "code", label: "Code", cell: { is: "text" }, synonyms: ["Referral code"] },
    { field: "since", label: "Since", cell: { is: "date", past: true }, synonyms: ["Referrer since", "Joined on"] },
    { field: "percent", label: "Reward in %", cell: { is: "text" }, synonyms: ["Percent", "Percentage", "Reward %"] },
    { field: "ownLessons", label: "Lessons for the referrer", cell: { is: "whole" } },
    { field: "refereeLessons", label: "Lessons for the new customer", cell: { is: "whole" } },
    { field: "qualifyingLessons", label: "Lessons to be held", cell: { is: "whole" } },
    { field: "holdDays", label: "Days to wait", cell: { is: "whole" }, synonyms: ["Hold days"] },
  ],
};
