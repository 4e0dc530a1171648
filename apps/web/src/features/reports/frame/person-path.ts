import type { ReportPerson } from "@app/domain/reports/report-enums.ts";

const folders: Readonly<Record<ReportPerson, string>> = {
  customer: "/app/tutoring/customers",
  tutor: "/app/tutoring/tutors",
};

/** The page of a person whom a row is about. */
export const personPath = (person: ReportPerson, id: string): string => `${folders[person]}/${id}`;
