import { ageGroups, genders, learnerLevels, relationships, ageGroupWords } from "../people/people-enums.ts";
import type { ImportFile } from "./import-column.ts";

export const dependentFile: ImportFile = {
  name: "dependents",
  one: "dependent",
  many: "dependents",
  may: { write: "customers:write", undo: "customers:act" },
  tellApart: "Add the date of birth to say who is meant.",
  columns: [
    { field: "recordId", label: "Dependent ID", identifies: true, cell: { is: "text" } },
    {
      field: "customerId",
      label: "Customer",
      cell: { is: "named", what: "customer" },
      synonyms: ["Payer", "Parent"],
      surest: ["Customer number", "Customer email", "Parent email", "Payer email"],
    },
    { field: "firstName", label: "First name", cell: { is: "text" }, synonyms: ["Given name", "Forename", "First"] },
    { field: "lastName", label: "Last name", cell: { is: "text" }, synonyms: ["Surname", "Family name", "Last"] },
    { field: "relationship", label: "Relationship", cell: { is: "choice", values: relationships } },
    {
      field: "dateOfBirth",
      label: "Date of birth",
      cell: { is: "date", past: true },
      synonyms: ["Born", "DOB", "Birthday"],
    },
    {
      field: "ageGroup",
      label: "Age group",
      synonyms: ["Age"],
      cell: {
        is: "choice",
        values: ageGroups,
        labels: ageGroupWords,
        words: { "5-to-8": "from-5", "9-to-12": "from-9", "13-to-17": "from-13", "18-and-over": "adult" },
      },
    },
    {
      field: "gender",
      label: "Gender",
      synonyms: ["Sex"],
      cell: { is: "choice", values: genders, words: { f: "female", m: "male", girl: "female", boy: "male" } },
    },
    { field: "timeZone", label: "Time zone", cell: { is: "text" }, synonyms: ["Timezone", "Zone"] },
    { field: "level", label: "Level", cell: { is: "choice", values: learnerLevels } },
    { field: "subjects", label: "Subjects", cell: { is: "list" }, synonyms: ["Subject"] },
    { field: "learningNeeds", label: "Learning needs", cell: { is: "text" }, synonyms: ["Needs"] },
    { field: "photoConsent", label: "Photo consent", cell: { is: "yesNo" } },
  ],
};
