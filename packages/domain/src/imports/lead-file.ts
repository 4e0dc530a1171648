import { customerSources, customerSourceLabels, lessonFor } from "../people/people-enums.ts";
import type { ImportFile } from "./import-column.ts";

export const leadFile: ImportFile = {
  name: "leads",
  one: "lead",
  many: "leads",
  may: { write: "customers:write", undo: "customers:act" },
  tellApart: "Add the email to say who is meant.",
  columns: [
    { field: "recordId", label: "Lead ID", identifies: true, cell: { is: "text" } },
    { field: "firstName", label: "First name", cell: { is: "text" }, synonyms: ["Given name", "Forename", "First"] },
    { field: "lastName", label: "Last name", cell: { is: "text" }, synonyms: ["Surname", "Family name", "Last"] },
    { field: "email", label: "Email", cell: { is: "text" }, synonyms: ["E mail", "Email address", "Mail"] },
    {
      field: "phoneNumber",
      label: "Phone",
      cell: { is: "phone" },
      synonyms: ["Phone number", "Telephone", "Mobile", "Mobile number", "WhatsApp"],
    },
    {
      field: "regionId",
      label: "Region",
      cell: { is: "named", what: "region" },
      synonyms: ["Region code", "Region name"],
    },
    { field: "subjects", label: "Subjects", cell: { is: "list" }, synonyms: ["Subject"] },
    {
      field: "whoIsLessonFor",
      label: "Lessons for",
      synonyms: ["Who is the lesson for", "Learner"],
      cell: { is: "choice", values: lessonFor, words: { self: "me", themselves: "me", child: "dependent" } },
    },
    { field: "source", label: "Source", cell: { is: "choice", values: customerSources, labels: customerSourceLabels } },
    { field: "utmSource", label: "Campaign source", cell: { is: "text" }, synonyms: ["utm_source"] },
    { field: "utmMedium", label: "Campaign medium", cell: { is: "text" }, synonyms: ["utm_medium"] },
    { field: "utmCampaign", label: "Campaign", cell: { is: "text" }, synonyms: ["utm_campaign"] },
    { field: "message", label: "Message", cell: { is: "text" }, synonyms: ["Enquiry", "Comment"] },
    {
      field: "ownerId",
      label: "Owner",
      cell: { is: "named", what: "owner" },
      synonyms: ["Assigned to"],
    },
    {
      field: "nextActionOn",
      label: "Next action on",
      cell: { is: "date" },
      synonyms: ["Next action date", "Follow up on"],
    },
    { field: "nextAction", label: "Next action", cell: { is: "text" }, synonyms: ["Next step"] },
  ],
};
