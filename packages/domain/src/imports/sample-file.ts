import { safeCell } from "../csv-cell.ts";
import type { CellKind, ImportColumn, ImportFile } from "./import-column.ts";

/** Sample values of columns that have none of their own. */
const usual: Readonly<Record<string, string>> = {
  firstName: "Adaeze",
  lastName: "Okonkwo",
  email: "adaeze@example.org",
  secondaryEmail: "adaeze.home@example.org",
  invoiceEmail: "accounts@example.org",
  phoneNumber: "+44 7400 900123",
  regionId: "UK",
  country: "GB",
  timeZone: "Europe/London",
  dateOfBirth: "1985-04-03",
  customerId: "adaeze@example.org",
  subjects: "Igbo",
  languages: "English | Igbo",
  tags: "Newsletter",
  headword: "ákwà",
  meaning: "cloth",
  dialect: "Standard",
  topics: "home | market",
  example: "Nne m zụtara ákwà ọhụrụ.",
  translation: "My mother bought new cloth.",
  dueDays: "7",
  code: "ADAEZE",
  name: "Adaeze Academy",
  contactName: "Adaeze Okonkwo",
  contactEmail: "adaeze@example.org",
  phone: "+44 7400 900123",
  regionIds: "UK",
  percent: "10",
  ownLessons: "1",
  refereeLessons: "1",
  maxHoursPerWeek: "20",
  minutes: "360",
  lessonMinutes: "60",
  worth: "108.00",
};

/** Columns that refer to records of the business stay empty. */
function cellOf(cell: CellKind): string {
  if (cell.is === "choice") return cell.labels?.[cell.values[0] ?? ""] ?? cell.values[0] ?? "";
  return cell.is === "yesNo" ? "yes" : "";
}

const exampleOf = ({ field, cell, identifies }: ImportColumn) => (identifies ? "" : (usual[field] ?? cellOf(cell)));

const line = (cells: readonly string[]) => cells.map((cell) => safeCell(cell)).join(",");

/** A sample file with every column and one valid row. The byte order mark makes spreadsheets read it as UTF-8. */
export const sampleOf = ({ columns }: ImportFile): string =>
  `\uFEFF${[columns.map(({ label }) => label), columns.map(exampleOf)].map(line).join("\r\n")}\r\n`;
