import { partnerKindLabels, partnerKinds } from "../partners/partner-enums.ts";
import type { ImportFile } from "./import-column.ts";

export const partnerFile: ImportFile = {
  name: "partners",
  one: "partner",
  many: "partners",
  may: { write: "partners:write", undo: "partners:act" },
  oneThere: "a partner that",
  tellApart: "Add its code or its partner ID to change it, or leave the row out.",
  columnsHint:
    "Each row becomes a prospect. A row with the name and the code of a partner, or with its ID, changes that partner instead.",
  columns: [
    { field: "recordId", label: "Partner ID", identifies: true, cell: { is: "text" } },
    {
      field: "name",
      label: "Name",
      cell: { is: "text" },
      synonyms: ["Partner", "Partner name", "Organisation", "Organization", "School", "Company"],
    },
    {
      field: "kind",
      label: "Kind",
      cell: {
        is: "choice",
        values: partnerKinds,
        labels: partnerKindLabels,
        words: { charity: "NGO", "non-profit": "NGO", business: "company", association: "community" },
      },
      synonyms: ["Type", "Partner kind", "Partner type"],
    },
    { field: "contactName", label: "Contact", cell: { is: "text" }, synonyms: ["Contact name", "Contact person"] },
    {
      field: "contactEmail",
      label: "Email",
      cell: { is: "text" },
      synonyms: ["E mail", "Email address", "Mail"],
    },
    {
      field: "phone",
      label: "Phone",
      cell: { is: "phone" },
      synonyms: ["Phone number", "Telephone", "Mobile", "Contact phone"],
    },
    { field: "country", label: "Country", cell: { is: "text" }, synonyms: ["Country code"] },
    {
      field: "regionIds",
      label: "Regions",
      cell: { is: "named", what: "region", many: true },
      synonyms: ["Region", "Region codes", "Region code"],
    },
    { field: "code", label: "Code", cell: { is: "text" }, synonyms: ["Partner code", "Referral code"] },
    {
      field: "ownerId",
      label: "Owner",
      cell: { is: "named", what: "owner" },
      synonyms: ["Owner email", "Account owner", "Assigned to"],
    },
    { field: "notes", label: "Notes", cell: { is: "text" }, synonyms: ["Note", "Comment"] },
  ],
};
