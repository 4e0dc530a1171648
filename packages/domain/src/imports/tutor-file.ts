import { genders } from "../people/people-enums.ts";
import type { ImportFile } from "./import-column.ts";

/** Files of tutors hired elsewhere. */
export const tutorFile: ImportFile = {
  name: "tutors",
  one: "tutor",
  many: "tutors",
  may: { write: "tutorManagement:write", undo: "tutorManagement:act" },
  tellApart: "Add the tutor number to say who is meant.",
  columns: [
    {
      field: "tutorNumber",
      label: "Tutor number",
      identifies: true,
      cell: { is: "text" },
      synonyms: ["Number", "Tutor no", "Tutor ID"],
    },
    { field: "firstName", label: "First name", cell: { is: "text" }, synonyms: ["Given name", "Forename", "First"] },
    { field: "lastName", label: "Last name", cell: { is: "text" }, synonyms: ["Surname", "Family name", "Last"] },
    { field: "email", label: "Email", cell: { is: "text" }, synonyms: ["E mail", "Email address", "Mail"] },
    { field: "secondaryEmail", label: "Second email", cell: { is: "text" }, synonyms: ["Secondary email", "Email 2"] },
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
      synonyms: ["Region code", "Region name", "Pay region"],
    },
    { field: "country", label: "Country", cell: { is: "text" }, synonyms: ["Country code"] },
    { field: "timeZone", label: "Time zone", cell: { is: "text" }, synonyms: ["Timezone", "Zone"] },
    {
      field: "gender",
      label: "Gender",
      synonyms: ["Sex"],
      cell: { is: "choice", values: genders, words: { f: "female", m: "male", woman: "female", man: "male" } },
    },
    {
      field: "dateOfBirth",
      label: "Date of birth",
      cell: { is: "date", past: true },
      synonyms: ["Born", "DOB", "Birthday"],
    },
    { field: "subjects", label: "Subjects", cell: { is: "list" }, synonyms: ["Subject", "Teaches"] },
    { field: "languages", label: "Languages", cell: { is: "list" }, synonyms: ["Language", "Speaks"] },
    { field: "tags", label: "Tags", cell: { is: "list" }, synonyms: ["Tag", "Labels"] },
    { field: "headline", label: "Headline", cell: { is: "text" } },
    { field: "bio", label: "About", cell: { is: "text" }, synonyms: ["Bio", "Profile"] },
    { field: "maxHoursPerWeek", label: "Maximum hours a week", cell: { is: "whole" }, synonyms: ["Max hours a week"] },
    { field: "acceptsTrial", label: "Takes trial lessons", cell: { is: "yesNo" }, synonyms: ["Trial lessons"] },
    {
      field: "onboardedOn",
      label: "Tutor since",
      cell: { is: "date", past: true },
      synonyms: ["Hired on", "Start date"],
    },
  ],
};
